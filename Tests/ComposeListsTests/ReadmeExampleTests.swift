import ComposeLists
import ListEngine
import Testing

/// The first example of ListKit's README, on a list.
@MainActor
struct ReadmeExampleTests {
  @Test("The first example of ListKit's README compiles, and has the frames that it has in UIKit")
  func firstExample() {
    let renderer: ComposeRenderer = ComposeRenderer(dataSource: PlainDataSource())
    let collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    renderer.target = collectionView
    ReadmeExample.render(renderer)
    let frames = collectionView.list.scrollView.subviews.map(\.frame)
    let expected = [
      CGRect(x: 0, y: 0, width: 375, height: 30),
      CGRect(x: 0, y: 30, width: 187.5, height: 150),
      CGRect(x: 187.5, y: 30, width: 93.75, height: 75),
      CGRect(x: 187.5, y: 105, width: 93.75, height: 75),
      CGRect(x: 281.25, y: 30, width: 93.75, height: 75),
      CGRect(x: 281.25, y: 105, width: 93.75, height: 75),
      CGRect(x: 0, y: 180, width: 375, height: 30),
      CGRect(x: 0, y: 210, width: 187.5, height: 150),
    ]
    for frame in expected { #expect(frames.contains(frame)) }
    // Four sections are on screen with a header and five of fifteen items, and a part of the fifth.
    #expect(frames.count == 4 * 6 + 4)
    #expect(collectionView.contentSize == CGSize(width: 375, height: 1_800))
    collectionView.list.setSectionOffset(375, ofSection: 0)
    #expect(collectionView.list.scrollView.subviews.map(\.frame).contains(expected[1]))
    #expect(collectionView.list.targetOffset(ofSection: 0, proposed: 400, velocity: 1) == 750)
    #expect(collectionView.list.sectionOffset(0) == 375)
  }

  @Test("Cells are of the renderer's class, and the data source and the delegate get them")
  func cells() throws {
    let delegate = ReadmeExample.Delegate()
    let source = ReadmeExample.DataSource()
    let renderer = ComposeRenderer(
      dataSource: source,
      delegate: delegate,
      cellClass: ReadmeExample.Cell.self
    )
    ReadmeExample.render(renderer)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 180))
    renderer.target = list
    #expect(delegate.shown == 5)
    let cells = list.list.scrollView.subviews.flatMap { $0.all(ReadmeExample.Cell.self) }
    #expect(cells.count == 5)
    #expect(cells.count { $0.isConfigured } == 5)
    #expect(
      source.component(at: IndexPath(item: 3, section: 9), to: ReadmeExample.ColorBoxComponent.self)
        != nil
    )
    list.list.scrollView.contentOffset = CGPoint(x: 0, y: 900)
    #expect(delegate.shown == 5)
    renderer.render { [ComposeLists.Section]() }
    #expect(delegate.shown == 0)
  }

  @Test("Code for UIKit's objects compiles: a constant of a section can be changed")
  func objects() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    item.contentInsets = .zero
    group.interItemSpacing = .fixed(0)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: groupSize,
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.interGroupSpacing = 100
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    configuration.interSectionSpacing = 200
    layout.prepare(
      itemCounts: [3, 1],
      in: LayoutViewport(size: CGSize(width: 200, height: 400))
    )
    // The group has a copy of the item, and the layout copies of section and configuration.
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 2, y: 98, width: 96, height: 40)
    )
    #expect(layout.collectionViewContentSize.height == CGFloat(248))
  }
}
