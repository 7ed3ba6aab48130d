import CompositionalLayout
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Cells that change their heights by themselves, and layouts that are invalidated.
@MainActor
struct GrownCellTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 50
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  @Test("A cell that is cut at the top grows downwards", arguments: [620.0, 600])
  func grownCell(_ offset: CGFloat) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    let source = Source()
    let view = UICollectionView.plain(source, UICollectionViewCompositionalLayout(section: section))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 12, section: 0)) as? Cell)
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 12, section: 0))?.frame.height == 90)
    #expect(view.contentOffset.y == offset)
  }

  @Test(
    "A cell that ends before the visible part moves nothing on screen",
    arguments: [(0.0, 640.0, 11), (88, 590, 12), (88, 552, 11)]
  )
  func grownBefore(_ inset: CGFloat, _ offset: CGFloat, _ item: Int) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    let source = Source()
    let view = UICollectionView.plain(source, UICollectionViewCompositionalLayout(section: section))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.contentInset.top = inset
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    let path = IndexPath(item: item, section: 0)
    guard let cell = view.cellForItem(at: path) as? Cell else { return }
    func place() -> CGFloat? {
      view.layoutAttributesForItem(at: IndexPath(item: 15, section: 0))
        .map { $0.frame.minY - view.contentOffset.y }
    }
    let before = place()
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path)?.frame.height == 90)
    #expect(place() == before)
  }

  @Test("A compositional layout with other sizes leaves the offset where it is")
  func otherSizes() {
    var height: CGFloat = 50
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
    }
    let source = Source()
    let view = UICollectionView.plain(source, layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 4_000
    view.layoutIfNeeded()
    for (other, offset) in [(60.0, 4_000.0), (10, 700), (90, 700)] {
      height = other
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 100 * other && view.contentOffset.y == offset)
      #expect(view.indexPathsForVisibleItems.first?.item == Int(offset / other))
    }
  }
}
