import ComposeLists
import Foundation
import ListEngine
import Testing

/// Layouts of an app whose content is wider than the view.
@Suite @MainActor struct CollectionDirectionTests {
  /// Items in rows, one after the other from left to right.
  private final class Strip: UICollectionViewLayout {
    var itemSize = CGSize(width: 80, height: 100)
    var rows = 2
    private(set) var preparations = 0
    private(set) var asked = 0
    private var count = 0

    override func prepare() {
      preparations += 1
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: CGSize {
      let columns = (count + rows - 1) / rows
      return CGSize(
        width: CGFloat(columns) * itemSize.width,
        height: CGFloat(rows) * itemSize.height
      )
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item / rows) * itemSize.width,
        y: CGFloat(indexPath.item % rows) * itemSize.height,
        width: itemSize.width,
        height: itemSize.height
      )
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private final class Source: UICollectionViewDataSource {
    var count = 500
    private(set) var cells = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cells += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let layout = Strip()
  private let source = Source()
  private let list: UICollectionView

  init() {
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    window.addSubview(list)
    settle()
  }

  private func settle() {
    for _ in 0..<30 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func frame(_ item: Int) -> CGRect? {
    let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { $0.convert($0.bounds, to: list.list.scrollView) }
  }

  @Test("A layout whose content is wider than the view scrolls horizontally, and makes few cells")
  func scrolls() {
    #expect(list.list.scrollView.contentSize == CGSize(width: 20_000, height: 200))
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(frame(3) == CGRect(x: 80, y: 100, width: 80, height: 100))
    #expect(list.visibleCells.count == 8 && source.cells < 40 && layout.preparations == 1)
    list.contentOffset.x = 5_000
    settle()
    #expect(list.indexPathsForVisibleItems.map(\.item) == Array(124..<134))
    #expect(frame(124) == CGRect(x: 4_960, y: 0, width: 80, height: 100))
    list.scrollToItem(at: IndexPath(item: 400, section: 0), at: .left, animated: false)
    settle()
    #expect(list.contentOffset == CGPoint(x: 16_000, y: 0) && frame(400)?.minX == 16_000)
    #expect(source.cells < 120)
    source.count = 10
    list.reloadData()
    settle()
    #expect(list.visibleCells.count <= 10 && list.contentOffset.x <= 80)
  }

  @Test("Another size of the content turns the list, and the way back")
  func turns() {
    layout.rows = 100
    layout.invalidateLayout()
    settle()
    #expect(list.list.scrollView.contentSize == CGSize(width: 400, height: 10_000))
    #expect(frame(1) == CGRect(x: 0, y: 100, width: 80, height: 100))
    list.contentOffset = CGPoint(x: 0, y: 1_000)
    settle()
    #expect(frame(12)?.minY == 1_200 && frame(2) == nil)
    layout.rows = 1
    layout.invalidateLayout()
    settle()
    #expect(list.list.scrollView.contentSize == CGSize(width: 40_000, height: 100))
    #expect(list.visibleCells.count <= 6 && frame(1)?.minX == 80)
  }
}
