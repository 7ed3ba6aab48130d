import Foundation
import ListScope
import Testing

/// Whole screens with tables, navigation, alerts, menus and sheets, in a window.
@Suite @MainActor struct TableScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func settle() {
    for _ in 0..<60 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func show(_ screen: UIViewController) {
    window.rootViewController = screen
    settle()
  }

  private static let words = ["amber", "birch", "cedar", "dune", "ember", "fern"]

  private static func contacts(_ count: Int) -> [Contact] {
    (0..<count).map { index in
      Contact(id: index, name: words[index % words.count].capitalized + " \(index)")
    }
  }

  private static let months = (0..<5).map { month in
    LedgerScreen.Month(name: "M\(month)", amounts: (0..<4).map { month * 20 + $0 * 5 })
  }

  @Test("A table with a diffable data source: titles, index, search, swipes, editing, selection")
  func contactsScreen() throws {
    let screen = ContactsScreen(contacts: Self.contacts(60))
    show(screen)
    let table = screen.tableView
    #expect(table.numberOfSections == 6 && table.numberOfRows(inSection: 5) == 10)
    #expect(table.sectionIndexTitles == ["A", "B", "C", "D", "E", "F"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
    let path = IndexPath(row: 0, section: 0)
    let first = try #require(table.cellForRow(at: path) as? ContactCell)
    let fitting = first.label.sizeThatFits(CGSize(width: 300, height: 1000)).height
    #expect(table.rectForRow(at: path).height == (fitting + 24).rounded(.up))
    #expect(first.mark.isHidden)

    screen.search.searchBar.text = "amber"
    settle()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 10)
    #expect(screen.search.isActive)
    screen.search.searchBar.text = ""
    settle()
    #expect(table.numberOfSections == 6)

    let before = table.cellForRow(at: path)
    table.list.swipeItem(at: path, .began(velocity: CGPoint(x: 300, y: 0)))
    table.list.swipeItem(at: path, .moved(translation: 60))
    table.list.swipeItem(at: path, .ended(velocity: CGPoint(x: 300, y: 0)))
    #expect(table.list.swipeActionsState(ofItemAt: path) == .leadingOpen)
    #expect(table.list.tapSwipeAction(0, ofItemAt: path))
    settle()
    let after = try #require(table.cellForRow(at: path) as? ContactCell)
    #expect(after === before && !after.mark.isHidden && screen.favourites == [0])
    #expect(table.list.swipeActionsState(ofItemAt: path) == .closed)

    screen.navigationItem.rightBarButtonItem?.tap()
    #expect(table.isEditing && after.isEditing && after.editingStyle == .delete)
    #expect(after.showsReorderControl)
    #expect(table.simulateCommit(.delete, forRowAt: path))
    settle()
    #expect(screen.contacts.count == 59 && table.numberOfRows(inSection: 0) == 9)
    #expect(table.simulateMove(ofRowAt: path, to: IndexPath(row: 2, section: 1)) != nil)
    #expect(screen.moves == [IndexPath(row: 2, section: 1)])
    #expect(!table.simulateTap(onRowAt: path))
    screen.setEditing(false, animated: false)

    screen.reveal(screen.contacts[40])
    settle()
    #expect(table.indexPathForSelectedRow != nil && table.contentOffset.y > 0)
    let selected = try #require(table.indexPathForSelectedRow.flatMap(table.cellForRow))
    #expect(selected.isSelected && screen.selected.isEmpty)
    let other = try #require(table.indexPathsForVisibleRows?.first)
    #expect(table.simulateTap(onRowAt: other))
    #expect(screen.selected.count == 1 && !selected.isSelected)
    #expect(table.indexPathsForSelectedRows == [other])
    #expect(table.scrollToSection(ofIndexTitle: 0))
    settle()
    #expect(table.contentOffset.y <= 22)
  }

  @Test("A grouped table: heights by table and delegate, header views, batch updates, moves")
  func ledgerScreen() throws {
    let screen = LedgerScreen(months: Self.months)
    show(screen)
    let table = try #require(screen.tableView)
    #expect(screen.summary.bounds.size == CGSize(width: 390, height: 80))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 80, width: 390, height: 36))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 116)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 48)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 4)).height == 72)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    let end = table.contentSize.height - table.tableFooterView!.frame.height
    #expect(table.rect(forSection: 4).maxY == end)
    #expect(screen.summary.text == "950" && screen.displayedHeaders > 0)

    let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
    screen.navigationItem.rightBarButtonItem?.tap()
    settle()
    #expect(table.numberOfRows(inSection: 0) == 5 && screen.summary.text == "957")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === old)
    #expect((table.headerView(forSection: 0) as? MonthHeader)?.shown == "M0 37")

    screen.rotate(0)
    settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === old)
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.textLabel?.text == "Amount 7")
    screen.drop(0)
    settle()
    #expect(table.numberOfSections == 4)
    #expect((table.headerView(forSection: 0) as? MonthHeader)?.shown == "M1 110")

    #expect(table.simulateTap(onRowAt: IndexPath(row: 2, section: 0)))
    #expect(screen.opened == [IndexPath(row: 2, section: 0)])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.simulateCommit(.delete, forRowAt: IndexPath(row: 0, section: 0)))
    settle()
    #expect(table.numberOfRows(inSection: 0) == 3)

    table.scrollToRow(at: IndexPath(row: 3, section: 3), at: .bottom, animated: false)
    settle()
    let last = try #require(table.cellForRow(at: IndexPath(row: 3, section: 3)))
    let details = try #require(last.subviews.compactMap { $0 as? UIButton }.first)
    details.tap()
    #expect(screen.detailTaps == [IndexPath(row: 3, section: 3)])
  }

  @Test("Changes that contradict the data are reported, and everything is loaded again")
  func wrongUpdates() throws {
    let messages = Messages()
    try ListMessages.$receive.withValue({ messages.add($0) }) {
      let screen = LedgerScreen(months: Self.months)
      show(screen)
      let table = try #require(screen.tableView)
      screen.addWrongly()
      settle()
      #expect(table.numberOfRows(inSection: 0) == 6)
      table.deleteRows(at: [IndexPath(row: 99, section: 7)], with: .fade)
      table.reloadRows(at: [IndexPath(row: 99, section: 7)], with: .none)
      table.selectRow(at: IndexPath(row: 99, section: 7), animated: false, scrollPosition: .top)
      table.scrollToRow(at: IndexPath(row: 99, section: 7), at: .top, animated: false)
      settle()
      #expect(table.indexPathForSelectedRow == nil && table.numberOfSections == 5)
    }
    #expect(messages.all.count == 2)
  }

  private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }

  @Test("Controls in cells send their events, and the keyboard sets and takes back an inset")
  func quizScreen() throws {
    let screen = QuizScreen()
    show(screen)
    let table = screen.tableView
    #expect(table.visibleCells.count == 3)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 16)
    for view in [screen.field, screen.toggle, screen.slider] as [UIView] {
      #expect(view.window === window)
    }
    screen.toggle.simulateTap()
    screen.slider.value = 0.7
    screen.slider.sendActions(for: .valueChanged)
    screen.field.becomeFirstResponder()
    #expect(table.contentInset.bottom == 336)
    screen.field.simulateTyping("Ada")
    #expect(screen.answers == ["Agreed": "yes", "Sure": "7", "Name": "Ada"])
    screen.button.simulateTap()
    #expect(table.contentInset.bottom == 0)
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sent" && alert.view.window === window)
    alert.actions[0].tap()
    #expect(screen.presentedViewController == nil && screen.answers["closed"] == "yes")
    #expect(alert.view.window == nil)
    screen.navigationItem.leftBarButtonItem?.tap()
    settle()
    #expect(screen.answers.isEmpty && screen.presentedViewController == nil)
    #expect(screen.toggle.window === window)
  }

  @Test("A stack of screens, an alert, a long press, a pull, and another text size")
  func fleetScreen() throws {
    let screen = FleetScreen(ships: (0..<40).map { "Ship \(39 - $0)" })
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    let table = try #require(screen.tableView)
    #expect(table.numberOfRows(inSection: 0) == 40)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
    screen.navigationItem.leftBarButtonItem?.tap()
    settle()
    #expect(screen.ships[0] == "Ship 0" && screen.navigationController === navigation)
    screen.navigationItem.rightBarButtonItem?.tap()
    settle()
    #expect(table.numberOfRows(inSection: 0) == 41)
    screen.refreshControl?.trigger()
    settle()
    #expect(screen.ships.last == "New" && screen.refreshControl?.isRefreshing == false)

    window.simulateLongPress(at: CGPoint(x: 100, y: 120))
    #expect(screen.pressed == [IndexPath(row: 2, section: 0)])
    window.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(screen.textSizeChanges >= 1)

    #expect(table.simulateTap(onRowAt: IndexPath(row: 1, section: 0)))
    let ship = try #require(navigation.topViewController as? ShipScreen)
    #expect(ship.view.window === window && screen.view.window == nil)
    #expect(
      ship.events == ["will appear, pushed", "appeared", "entered", "transition over"]
    )
    ship.button.tap()
    settle()
    #expect(navigation.viewControllers.count == 1 && table.window === window)
    #expect(ship.events.suffix(2) == ["will disappear, popped", "left"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
    #expect(table.indexPathForSelectedRow == nil)

    screen.navigationItem.rightBarButtonItems?[1].tap()
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(screen.presentedViewController === alert)
    alert.actions[1].tap()
    settle()
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("Rows of a plain table stay below its sticky headers, and cells are used again")
  func scrolling() throws {
    let screen = ContactsScreen(contacts: Self.contacts(600))
    show(screen)
    let table = screen.tableView
    var seen: Set<ObjectIdentifier> = []
    for step in 0..<40 {
      table.contentOffset.y = CGFloat(step) * 50
      window.layoutIfNeeded()
      let cells = table.visibleCells
      seen.formUnion(cells.map { ObjectIdentifier($0) })
      for cell in cells {
        let path = try #require(table.indexPath(for: cell))
        #expect(cell.convert(cell.bounds, to: table) == table.rectForRow(at: path))
      }
      let header = try #require(table.headerView(forSection: 0))
      // Above the first header there is the distance that plain tables have.
      #expect(header.convert(header.bounds, to: table).minY == max(22, table.contentOffset.y))
    }
    #expect(seen.count < 60)
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: 30))
    table.endDragging(willDecelerate: false)
    #expect(table.list.scrollView.contentOffset == table.contentOffset)
    table.list.scrollView.contentOffset.y = 90
    #expect(table.contentOffset.y == 90)
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    settle()
    #expect(table.contentOffset.y == 500 && table.list.scrollView.contentOffset.y == 500)
    let y = table.contentOffset.y + 30
    let touched = table.indexPathForRow(at: CGPoint(x: 20, y: y))
    #expect(touched.map { table.rectForRow(at: $0).contains(CGPoint(x: 20, y: y)) } == true)
  }
}
