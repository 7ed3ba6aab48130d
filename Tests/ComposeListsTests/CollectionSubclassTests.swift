import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Classes of an app's own that inherit `UICollectionView`.
@MainActor @Suite struct CollectionSubclassTests {
  /// A collection view as high as its content, for places inside of other views that scroll.
  private final class FittingCollectionView: UICollectionView {
    private(set) var sizes: [CGSize] = []

    override var contentSize: CGSize {
      didSet {
        sizes.append(contentSize)
        invalidateIntrinsicContentSize()
      }
    }

    override var intrinsicContentSize: CGSize {
      // A list without a height places nothing.
      CGSize(width: UIView.noIntrinsicMetric, height: max(1, contentSize.height))
    }

    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  @Test(
    "A collection view that is as high as its content makes room in a stack, and follows updates"
  )
  func fits() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let list = FittingCollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let below = UIView()
    below.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [list, below])
    stack.axis = .vertical
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    func show(_ items: Range<Int>) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(items))
      source.apply(snapshot, animatingDifferences: false)
      for _ in 0..<3 { window.layoutIfNeeded() }
    }
    for count in [3, 7, 1] {
      show(0..<count)
      #expect(list.frame.height == CGFloat(count) * 50)
      #expect(below.frame.minY == CGFloat(count) * 50)
      #expect(list.visibleCells.count == count)
    }
    #expect(list.layouts > 0 && list.sizes.last?.height == 50)
    withExtendedLifetime(source) {}
  }

  /// A data source of an app's own, which makes its cells itself.
  private final class NumberedSource: UICollectionViewDiffableDataSource<Int, Int> {
    let title: String

    init(_ collectionView: UICollectionView, title: String) {
      self.title = title
      let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.tag = item
      }
      super.init(collectionView: collectionView) { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
      }
    }
  }

  @Test func aDataSourceOfAnAppsOwnIsTheDataSourceOfItsView() {
    let layout = UICollectionViewFlowLayout()
    let view = FittingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: layout
    )
    let source = NumberedSource(view, title: "numbers")
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [7, 8])
    #expect(view.dataSource === source && source.title == "numbers")
    #expect(view.dataSource?.collectionView(view, numberOfItemsInSection: 0) == 2)
    view.dataSource = nil
    #expect(view.dataSource == nil)
  }

  /// Tags from the left, as apps make them of a flow.
  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { original in
        guard let copy = original.copy() as? UICollectionViewLayoutAttributes else {
          return original
        }
        copy.frame.origin.x = 7
        copy.alpha = 0.5
        return copy
      }
    }
  }

  @Test("Cells are where a flow's subclass puts them when it is asked for all elements")
  func movedByFlow() throws {
    let layout = LeftAlignedLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<6))
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 6)
    for cell in list.visibleCells {
      #expect(cell.convert(cell.bounds, to: list).minX == 7)
    }
  }

  @Test("Cells of a flow are measured anew where text is larger")
  func otherText() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, item in
      cell.label.text = "chip"
    }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.layoutIfNeeded()
    let before = try #require(list.visibleCells.first).bounds.width
    window.textMeasurer = DoubledTextMeasurer()
    for _ in 0..<3 { window.layoutIfNeeded() }
    let after = try #require(list.visibleCells.first).bounds.width
    #expect(before > 0 && after == before * 2)
  }

  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  /// Text twice as large as it usually is.
  private final class DoubledTextMeasurer: TextMeasurer {
    private let usual = FixedWidthTextMeasurer()

    func size(of text: StyledText, width: CGFloat) -> CGSize {
      let size = usual.size(of: text, width: width / 2)
      return CGSize(width: size.width * 2, height: size.height * 2)
    }
  }
}
