import ListScope
import Testing

/// The same collection view in each mode of isolation.
@MainActor
@Suite struct ShelvesViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = ShelvesViewController()

  init() {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func texts() -> [String] {
    controller.collectionView.visibleCells.compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("It shows its rows and titles, and a tap selects one")
  func rows() {
    #expect(texts() == ["Emma", "Ulysses", "Odes"])
    #expect(controller.collectionView.numberOfSections == 2)
    #expect(controller.collectionView.contentSize.height > 150)
    #expect(controller.collectionView.list.tapItem(at: IndexPath(item: 1, section: 0)))
    window.runLoop.turn()
    #expect(controller.events == ["Ulysses"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("A drag is an event of the collection view itself")
  func drag() {
    let scrollView: UIScrollView = controller.collectionView
    scrollView.beginDragging()
    scrollView.drag(by: CGPoint(x: 0, y: 40))
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 0)
    scrollView.endDragging(willDecelerate: false)
    #expect(controller.events == ["scroll", "lift"])
    #expect(controller.collectionView.layouts > 0)
  }

  @Test("A swipe removes a row")
  func swipe() {
    let list = controller.collectionView.list
    let first = IndexPath(item: 0, section: 0)
    list.swipeItem(at: first, .began(velocity: CGPoint(x: -100, y: 0)))
    list.swipeItem(at: first, .moved(translation: -90))
    list.swipeItem(at: first, .ended(velocity: CGPoint(x: -100, y: 0)))
    #expect(list.tapSwipeAction(0, ofItemAt: first))
    window.layoutIfNeeded()
    #expect(texts() == ["Ulysses", "Odes"])
  }
}
