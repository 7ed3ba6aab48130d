import Foundation
import ListScope
import Testing

/// Screens that load their next page near the end, wherever the scroll comes from.
@Suite @MainActor struct PagingScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func settle() {
    for _ in 0..<60 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  /// A way to come near the end.
  enum Way: CaseIterable {
    case offset
    case animatedOffset
    case property
    case row
    case animatedRow
    case gesture
  }

  nonisolated private static let cases: [(PagingScreen.Trigger, PagingScreen.Update, Way)] =
    PagingScreen.Trigger.allCases.flatMap { trigger in
      PagingScreen.Update.allCases.flatMap { update in
        Way.allCases.map { (trigger, update, $0) }
      }
    }

  @Test("A table loads its next page by gesture and by code", arguments: cases)
  func table(trigger: PagingScreen.Trigger, update: PagingScreen.Update, way: Way) {
    let screen = PagingScreen(trigger, update)
    window.rootViewController = screen
    settle()
    let table: UITableView = screen.tableView
    #expect(screen.pages == 1)
    for page in 2...PagingScreen.maxPages {
      let end = CGPoint(x: 0, y: table.contentSize.height - table.bounds.height)
      let last = IndexPath(row: screen.count - 1, section: 0)
      switch way {
      case .offset: table.setContentOffset(end, animated: false)
      case .animatedOffset: table.setContentOffset(end, animated: true)
      case .property: table.contentOffset = end
      case .row: table.scrollToRow(at: last, at: .bottom, animated: false)
      case .animatedRow: table.scrollToRow(at: last, at: .bottom, animated: true)
      case .gesture: drag(table, by: end.y - table.contentOffset.y)
      }
      window.layoutIfNeeded()
      settle()
      #expect(screen.pages == page && table.numberOfRows(inSection: 0) == 30 * page)
      #expect(table.list.scrollView.contentOffset == table.contentOffset)
      #expect(table.list.scrollView.contentSize == table.contentSize)
    }
    table.scrollToRow(
      at: IndexPath(row: screen.count - 1, section: 0),
      at: .bottom,
      animated: false
    )
    settle()
    #expect(table.visibleCells.last?.textLabel?.text == "Line \(screen.count - 1)")
  }

  @Test("A collection view loads its next page by gesture and by code", arguments: cases)
  func grid(trigger: PagingScreen.Trigger, update: PagingScreen.Update, way: Way) {
    let screen = PagingGridScreen(trigger, update)
    window.rootViewController = screen
    settle()
    let grid: UICollectionView = screen.collectionView
    #expect(screen.pages == 1)
    for page in 2...PagingScreen.maxPages {
      let height = grid.contentSize.height
      let end = CGPoint(x: 0, y: height - grid.bounds.height)
      let last = IndexPath(item: screen.count - 1, section: 0)
      switch way {
      case .offset: grid.setContentOffset(end, animated: false)
      case .animatedOffset: grid.setContentOffset(end, animated: true)
      case .property: grid.contentOffset = end
      case .row: grid.scrollToItem(at: last, at: .bottom, animated: false)
      case .animatedRow: grid.scrollToItem(at: last, at: .bottom, animated: true)
      case .gesture: drag(grid, by: end.y - grid.contentOffset.y)
      }
      window.layoutIfNeeded()
      settle()
      #expect(screen.pages == page && grid.numberOfItems(inSection: 0) == 60 * page)
    }
  }

  @Test(
    "A list loads its next page by gesture and by code",
    arguments: PagingScreen.Trigger.allCases,
    Way.allCases
  )
  func feed(trigger: PagingScreen.Trigger, way: Way) {
    let screen = PagingFeedScreen(trigger)
    window.rootViewController = screen
    settle()
    let list = screen.view.firstDescendant(of: ListView.self) ?? ListView()
    #expect(screen.pages == 1)
    for page in 2...PagingScreen.maxPages {
      go(way, in: list.scrollView) {
        list.scrollTo(
          item: Greeting.identifier(with: "Line \(screen.count - 1)"),
          position: .init(position: .bottom),
          animated: $0
        )
      }
      #expect(screen.pages == page && list.content.itemCount == 40 * page)
    }
  }

  @Test(
    "A list of a diffable data source loads its next page by gesture and by code",
    arguments: PagingScreen.Trigger.allCases,
    Way.allCases
  )
  func catalog(trigger: PagingScreen.Trigger, way: Way) {
    let screen = PagingCatalogScreen(trigger)
    window.rootViewController = screen
    settle()
    let list = screen.collectionView
    #expect(screen.pages == 1)
    for page in 2...PagingScreen.maxPages {
      go(way, in: list) {
        let last = IndexPath(item: screen.count - 1, section: 0)
        list.scrollToItem(at: last, at: .bottom, animated: $0)
      }
      #expect(screen.pages == page && list.numberOfItems(inSection: 0) == 40 * page)
    }
  }

  /// Comes to the end of a list; `scroll` scrolls to the last row, animated or not.
  private func go(_ way: Way, in list: UIScrollView, _ scroll: (Bool) -> Void) {
    let height = list.contentSize.height
    let end = CGPoint(x: 0, y: height - list.bounds.height)
    switch way {
    case .offset: list.setContentOffset(end, animated: false)
    case .animatedOffset: list.setContentOffset(end, animated: true)
    case .property: list.contentOffset = end
    case .row: scroll(false)
    case .animatedRow: scroll(true)
    case .gesture: drag(list, by: end.y - list.contentOffset.y)
    }
    window.layoutIfNeeded()
    settle()
  }

  /// Drags a scroll view's content up, as fingers do.
  private func drag(_ scrollView: UIScrollView, by distance: CGFloat) {
    scrollView.beginDragging()
    for _ in 0..<10 {
      scrollView.drag(by: CGPoint(x: 0, y: distance / 10))
      window.runLoop.advance(by: 1.0 / 60)
    }
    scrollView.endDragging(willDecelerate: false)
  }
}
