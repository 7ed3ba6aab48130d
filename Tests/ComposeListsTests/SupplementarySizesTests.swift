import CompositionalLayout
import DiffableData
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Elements with estimated sides are measured as cells are: with their other side fixed.
@MainActor
struct SupplementarySizesTests {
  private final class Title: UICollectionReusableView {
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      let label = Title.label
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    /// A label of one line, which takes two where its room is half as wide.
    static var label: UILabel {
      let label = UILabel()
      label.text = "twelve chars"
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      return label
    }
  }

  private static let natural = Title.label.intrinsicContentSize

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The size of an element in a list with three cells.
  private func shown(
    _ section: NSCollectionLayoutSection,
    _ direction: UICollectionViewScrollDirection
  ) -> CGSize? {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let titles = UICollectionView.SupplementaryRegistration<Title>(elementKind: "title") {
      _,
      _,
      _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let path = IndexPath(item: 0, section: 0)
    return list.layoutAttributesForSupplementaryElement(ofKind: "title", at: path)?.frame.size
  }

  private static let vectors: [(NSCollectionLayoutSize, CGSize)] = [
    (size(.estimated(50), .estimated(30)), natural),
    (size(.estimated(50), .absolute(30)), CGSize(width: natural.width, height: 30)),
    (
      size(.absolute(natural.width / 2), .estimated(10)),
      CGSize(width: natural.width / 2, height: natural.height * 2)
    ),
  ]

  @Test(
    "Estimated sides of headers and badges are those that the content needs",
    arguments: [UICollectionViewScrollDirection.vertical, .horizontal]
  )
  func sizes(_ direction: UICollectionViewScrollDirection) {
    for (size, expected) in Self.vectors {
      let line = Self.size(.absolute(100), .absolute(100))
      let header = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)])
      )
      header.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: "title",
          alignment: direction == .vertical ? .topLeading : .leading
        )
      ]
      #expect(shown(header, direction) == expected, "a header of \(size)")
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size,
        elementKind: "title",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
      )
      let cell = NSCollectionLayoutItem(layoutSize: line, supplementaryItems: [badge])
      let badges = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [cell])
      )
      #expect(shown(badges, direction) == expected, "a badge of \(size)")
    }
  }
}
