import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The attributes, the swipe and the class that a cell itself knows.
@MainActor
struct AttributesInCellTests {
  /// Rows of 50 points, of which some are transparent or hidden; it notes the bounds that it is asked about.
  private final class Rows: UICollectionViewLayout {
    var alphas: [Int: CGFloat] = [:]
    var hidden: Set<Int> = []
    var bounds: [(old: CGRect, offset: CGPoint, new: CGRect)] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 200, height: 50)
      attributes.alpha = alphas[indexPath.item] ?? 1
      attributes.isHidden = hidden.contains(indexPath.item)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if let view = collectionView { bounds.append((view.bounds, view.contentOffset, newBounds)) }
      return false
    }
  }

  private final class Source: UICollectionViewDataSource, UITableViewDataSource,
    UITableViewDelegate
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Later") { _, _, done in done(true) }
      ])
    }
  }

  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  /// The opacity of a view on the screen: its own, and those of all that it is in.
  private func opacity(of view: UIView?) -> CGFloat {
    var (result, next): (CGFloat, UIView?) = (1, view)
    while let view = next {
      result *= view.isHidden ? 0 : view.alpha
      next = view.superview
    }
    return result
  }

  @Test("A cell has the opacity of its attributes, once, and another cell has its own")
  func alpha() {
    let layout = Rows()
    layout.alphas = [1: 0.5]
    layout.hidden = [2]
    let source = Source()
    let view = UICollectionView.plain(source, layout)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: item(0))?.alpha == 1)
    #expect(view.cellForItem(at: item(1))?.alpha == 0.5)
    #expect(opacity(of: view.cellForItem(at: item(1))) == 0.5)
    #expect(view.cellForItem(at: item(2))?.isHidden == true)
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { opacity(of: $0) == 1 })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: item(1))?.alpha == 0.5)
    layout.alphas = [0: 0.25]
    layout.hidden = []
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: item(0))?.alpha == 0.25)
    #expect(opacity(of: view.cellForItem(at: item(1))) == 1)
    #expect(opacity(of: view.cellForItem(at: item(2))) == 1)
  }

  @Test("A layout is asked about other bounds before the view has them")
  func boundsChange() {
    let layout = Rows()
    let source = Source()
    let view = UICollectionView.plain(source, layout)
    view.layoutIfNeeded()
    for offset in [100, 250] as [CGFloat] {
      layout.bounds = []
      let old = view.bounds
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(layout.bounds.first?.old == old)
      #expect(layout.bounds.first?.offset == old.origin)
      #expect(layout.bounds.first?.new == CGRect(x: 0, y: offset, width: 200, height: 300))
      #expect(view.bounds.minY == offset)
      #expect(view.contentOffset.y == offset)
    }
    layout.bounds = []
    let old = view.bounds
    view.frame.size.height = 200
    view.layoutIfNeeded()
    #expect(layout.bounds.first?.old == old)
    #expect(layout.bounds.first?.new.height == 200)
    #expect(view.bounds.height == 200)
  }

  @Test("A cell is swiped while its actions are shown")
  func swipe() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: item(0))
    #expect(cell?.configurationState.isSwiped == false)
    let list = table.list
    list.swipeItem(at: item(0), .began(velocity: CGPoint(x: -100, y: 0)))
    list.swipeItem(at: item(0), .moved(translation: -60))
    list.swipeItem(at: item(0), .ended(velocity: CGPoint(x: -100, y: 0)))
    #expect(cell?.configurationState.isSwiped == true)
    #expect(table.cellForRow(at: item(1))?.configurationState.isSwiped == false)
    list.tapSwipeAction(0, ofItemAt: item(0))
    #expect(cell?.configurationState.isSwiped == false)
  }

  private final class Other: UICollectionViewCell {}

  @Test("A class is registered as any class")
  func anyClass() {
    let source = Source()
    let view = UICollectionView.plain(source)
    let type: AnyClass = Other.self
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0 is Other })
  }
}
