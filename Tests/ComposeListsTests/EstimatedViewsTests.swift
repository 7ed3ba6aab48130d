import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@testable import ComposeLists

/// Places a view of a height in another one.
private func fill(_ view: UIView, height: CGFloat) {
  let content = UIView()
  content.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(content)
  NSLayoutConstraint.activate([
    content.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
    content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    content.heightAnchor.constraint(equalToConstant: height - 6),
  ])
}

/// Views of estimated size whose content is placed by constraints, from edge to edge.
@MainActor
struct EstimatedViewsTests {
  private final class Cell: UICollectionViewCell {
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      fill(contentView, height: 41)
    }
  }

  private final class Title: UICollectionReusableView {
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      fill(self, height: 29)
    }
  }

  private struct Part: Component {
    let number: Int

    var id: AnyHashable { number }

    func contentView() -> UIView {
      let view = UIView()
      fill(view, height: 41)
      return view
    }

    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    }

    func render(in content: UIView) {}
  }

  private static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(10)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return section
  }

  @Test("Cells and headers are as high as their constraints require")
  func cells() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section)
    )
    let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let titles = UICollectionView.SupplementaryRegistration<Title>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    source.apply(snapshot, animatingDifferences: false)
    #expect(list.contentSize.height == CGFloat(5 * 41 + 29))
    let heights = list.list.scrollView.subviews.flatMap { $0.all(Cell.self) }.map(\.frame.height)
    #expect(heights == [41, 41, 41, 41, 41])
  }

  /// A cell that is higher than its constraints require by as much as its number.
  private final class TallerCell: UICollectionViewCell {
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      fill(contentView, height: 41)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      #expect(layoutAttributes.representedElementCategory == .cell)
      #expect(layoutAttributes.size.width == 300)
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      preferred.frame.size.height += CGFloat(layoutAttributes.indexPath.item)
      return preferred
    }
  }

  /// A header that is as high as it says, whatever its constraints require.
  private final class FixedTitle: UICollectionReusableView {
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      fill(self, height: 29)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      #expect(layoutAttributes.representedElementKind == UICollectionView.elementKindSectionHeader)
      layoutAttributes.frame.size.height = 77
      return layoutAttributes
    }
  }

  @Test("Cells and headers are asked first for the attributes that they prefer")
  func preferredAttributes() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section)
    )
    let cells = UICollectionView.CellRegistration<TallerCell, Int> { _, _, _ in }
    let titles = UICollectionView.SupplementaryRegistration<FixedTitle>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    source.apply(snapshot, animatingDifferences: false)
    #expect(list.contentSize.height == CGFloat(77 + 5 * 41 + 0 + 1 + 2 + 3 + 4))
    let heights = list.list.scrollView.subviews.flatMap { $0.all(TallerCell.self) }.map(
      \.frame.height
    )
    #expect(heights.sorted() == [41, 42, 43, 44, 45])
  }

  /// A cell of components that is higher than they are: 9 points, and by its section and position.
  private final class ComponentCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      let path = layoutAttributes.indexPath
      preferred.frame.size.height += CGFloat(9 + 100 * path.section + path.item)
      return preferred
    }
  }

  @Test("The cells of components are asked, too, and know where they are")
  func preferredAttributesOfComponents() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.configure { list in
      let layout = ComposeLayout {
        ComposeLists.Section(id: "parts") {
          VGroup(of: Array(0..<5), width: .fractionalWidth(1), height: .estimated(50)) {
            Part(number: $0)
          }
        }
        ComposeLists.Section(id: "others") {
          VGroup(of: [5, 6], width: .fractionalWidth(1), height: .estimated(50)) {
            Part(number: $0)
          }
        }
      }
      list.compose(layout, cellClass: ComponentCell.self)
    }
    let (first, second) = (5 * 50 + 0 + 1 + 2 + 3 + 4, 2 * 150 + 0 + 1)
    #expect(list.contentSize.height == CGFloat(first + second))
  }

  /// A header and a component whose own views are cells: only the list's cells are asked what they prefer.
  private struct CellHeader: SupplementaryComponent {
    var id: AnyHashable { "header" }
    var kind: SupplementaryComponentKind { .header }
    func contentView() -> ComponentCell { ComponentCell(frame: .zero) }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    }
    func alignment() -> NSRectAlignment { .top }
    func render(in content: ComponentCell) {
      content.contentView.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
  }

  @Test("The own view of a header's component is not asked, as it is no view of the list")
  func reusableContent() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.configure { list in
      list.compose {
        ComposeLists.Section(id: "parts") {
          VGroup(of: [0, 1], width: .fractionalWidth(1), height: .estimated(50)) {
            Part(number: $0)
          }
        }
        .boundarySupplementaryItem(CellHeader())
      }
    }
    #expect(list.contentSize.height == CGFloat(30 + 2 * 41))
  }

  @Test("A view prefers the size that it requires by itself, and a copy says so")
  func defaultPreferredAttributes() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(attributes.size == CGSize(width: 200, height: 10))
    #expect(preferred.size.height == 41)
    #expect(preferred.indexPath == attributes.indexPath && preferred != attributes)
  }

  @Test("Components are, too")
  func components() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.configure { list in
      list.compose {
        ComposeLists.Section(id: "parts") {
          VGroup(of: Array(0..<5), width: .fractionalWidth(1), height: .estimated(50)) {
            Part(number: $0)
          }
        }
      }
    }
    #expect(list.contentSize.height == CGFloat(5 * 41))
  }

  private struct Fleeting: Component {
    let number: Int

    var id: AnyHashable { UUID() }
    func contentView() -> UIView { UIView() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    }
    func render(in content: UIView) { content.tag = number }
  }

  @Test("Components that give another identity each time are shown, and replaced in each update")
  func fleeting() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    for count in [60, 50] {
      list.configure { list in
        list.animatesChanges = false
        list.compose {
          ComposeLists.Section(id: "fleeting") {
            VGroup(of: Array(0..<count), width: .fractionalWidth(1), height: .estimated(50)) {
              Fleeting(number: $0)
            }
          }
          ComposeLists.Section(id: "mixed") {
            HGroup(width: .fractionalWidth(1), height: .absolute(20)) {
              Fleeting(number: 1)
              TextComponent(text: "a", height: 20)
            }
          }
        }
      }
      #expect(list.content.itemCount == count + 2)
      #expect(list.visibleItems.count == 25)
      list.scrollToLastItem()
      #expect(list.blankLength == 0)
      list.scrollToTop()
    }
    let shown = list.scrollView.subviews.flatMap { $0.all(ComponentHost.self) }
      .compactMap { $0.content?.tag }.sorted()
    #expect(shown == Array(0..<25))
  }

  @Test("The trace says that such components get new identifiers")
  func finding() {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.signposter = Signposter(sink: sink)
    for _ in 0..<3 {
      list.configure { list in
        list.compose {
          ComposeLists.Section(id: "fleeting") {
            VGroup(of: Array(0..<20), width: .fractionalWidth(1), height: .estimated(50)) {
              Fleeting(number: $0)
            }
          }
        }
      }
      list.runLoop.runUntilIdle()
      list.runLoop.turn()
    }
    let checks = sink.take().filter {
      if case .event(.rowCheck, _) = $0.phase { true } else { false }
    }
    #expect(!checks.isEmpty)
  }

  private struct Numbered: Component {
    let id: AnyHashable

    func contentView() -> UIView { UIView() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    }
    func render(in content: UIView) {}
  }

  @Test("The trace says nothing of components that are replaced by others")
  func noFinding() {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.signposter = Signposter(sink: sink)
    for step in 0..<3 {
      list.configure { list in
        list.compose {
          ComposeLists.Section(id: "numbered") {
            VGroup(of: Array(0..<20), width: .fractionalWidth(1), height: .estimated(50)) {
              Numbered(id: $0 + 100 * step)
            }
          }
        }
      }
      list.runLoop.runUntilIdle()
      list.runLoop.turn()
    }
    let checks = sink.take().filter {
      if case .event(.rowCheck, _) = $0.phase { true } else { false }
    }
    #expect(checks.isEmpty)
  }

  @Test("Sections are equal if their identities are")
  func sections() {
    func section(_ id: Int, _ count: Int) -> ComposeLists.Section {
      ComposeLists.Section(id: id) {
        VGroup(of: Array(0..<count), width: .fractionalWidth(1), height: .estimated(50)) {
          Part(number: $0)
        }
      }
    }
    #expect(section(1, 1) == section(1, 2))
    #expect(Set([section(1, 1), section(2, 1), section(1, 3)]).count == 2)
  }
}
