import Foundation
import ListScope
import Testing

/// The calls of a table's delegate about what is on screen.
@Suite @MainActor struct ReloadScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

  private func settle() {
    for _ in 0..<30 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func show(_ screen: UIViewController) {
    window.rootViewController = screen
    settle()
  }

  private static let shown = ["+F0 F0", "+F1 F1", "+H0 H0", "+H1 H1"]

  @Test("After a reload, the delegate hears of all cells, headers and footers on screen again")
  func reload() {
    let screen = ReloadScreen(style: .plain)
    show(screen)
    let cells = (0..<4).map { "+0.\($0) 0.\($0)" } + ["+1.0 1.0"]
    #expect(screen.takeEvents().sorted() == (cells + Self.shown).sorted())
    screen.tableView.reloadData()
    settle()
    let all = cells + Self.shown
    let ends = all.map { "-" + $0.dropFirst() }
    #expect(screen.takeEvents().sorted() == (all + ends).sorted())
    screen.rows = 2
    screen.tableView.reloadData()
    settle()
    let fewer = all.filter { !["+0.2 0.2", "+0.3 0.3"].contains($0) }
    #expect(screen.takeEvents().sorted() == (fewer + ends).sorted())
  }

  @Test("A row or section that is loaded again is reported alone, and a reconfigured one is not")
  func parts() {
    let screen = ReloadScreen(style: .plain)
    show(screen)
    _ = screen.takeEvents()
    screen.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    settle()
    #expect(screen.takeEvents().sorted() == ["+0.1 0.1", "-0.1 0.1"])
    screen.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    settle()
    #expect(screen.takeEvents() == [])
    screen.tableView.reloadSections([1], with: .none)
    settle()
    let section = ["1.0 1.0", "F1 F1", "H1 H1"]
    #expect(
      screen.takeEvents().sorted() == (section.map { "+" + $0 } + section.map { "-" + $0 }).sorted()
    )
  }

  @Test(
    "A cell that is used again has left its former row, for the delegate, before it shows another"
  )
  func scrolling() {
    let screen = ReloadScreen(style: .plain)
    screen.rows = 100
    show(screen)
    _ = screen.takeEvents()
    for step in 1...40 {
      screen.tableView.contentOffset.y = CGFloat(step) * 37
      window.layoutIfNeeded()
    }
    let events = screen.takeEvents()
    let ends = events.filter { $0.hasPrefix("-0") }
    #expect(ends.count > 20)
    // The text of the cell is still that of the row which has left.
    for event in ends {
      let parts = event.dropFirst().split(separator: " ")
      #expect(parts.first == parts.last)
    }
  }

  @Test(
    "The header and footer on screen can be asked for",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    ReloadScreen.Footers.allCases
  )
  func parts(style: UITableView.Style, footers: ReloadScreen.Footers) throws {
    let screen = ReloadScreen(style: style, footers: footers)
    show(screen)
    for _ in 0..<2 {
      for section in 0..<2 {
        let header = try #require(screen.tableView.headerView(forSection: section))
        let footer = try #require(screen.tableView.footerView(forSection: section))
        #expect(header.textLabel?.text == "H\(section)" && footer.textLabel?.text == "F\(section)")
        #expect(header.window === window && footer.window === window)
        #expect(
          footer.convert(footer.bounds, to: screen.tableView)
            == screen.tableView.rectForFooter(inSection: section)
        )
      }
      screen.tableView.reloadData()
      settle()
    }
  }

  /// The headers and footers that are on screen, as they stand in the views.
  private func shownParts(_ table: UITableView) -> [UITableViewHeaderFooterView] {
    func parts(in view: UIView) -> [UITableViewHeaderFooterView] {
      guard !view.isHidden else { return [] }
      if let part = view as? UITableViewHeaderFooterView { return [part] }
      return view.subviews.flatMap(parts)
    }
    return parts(in: table)
  }

  @Test(
    "Whatever has changed, each header and footer on screen is that of its section",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    [false, true]
  )
  func manyParts(style: UITableView.Style, hasFixedHeights: Bool) throws {
    let screen = OutlineScreen(style: style, hasFixedHeights: hasFixedHeights)
    show(screen)
    let table: UITableView = screen.tableView
    let changes: [() -> Void] = [
      { table.contentOffset.y = 700 },
      { screen.removeSection(3) },
      { screen.addSection(at: 1) },
      { table.reloadSections([2, 5], with: .none) },
      { table.contentOffset.y = 1_500 },
      { screen.emptySection(8) },
      { table.reloadData() },
      { table.scrollToRow(at: IndexPath(row: 0, section: 15), at: .middle, animated: false) },
      { window.frame.size.width = 300 },
      { table.contentOffset.y = 0 },
    ]
    for change in changes {
      change()
      settle()
      let shown = shownParts(table)
      #expect(shown.count >= 2)
      for view in shown {
        let text = try #require(view.textLabel?.text)
        let section = try #require(screen.names.firstIndex(of: String(text.dropFirst())))
        let found =
          text.hasPrefix("H")
          ? table.headerView(forSection: section) : table.footerView(forSection: section)
        #expect(found === view, "\(text)")
      }
    }
  }

  @Test("Cells that an app keeps stay on screen through reloads, updates and other text sizes")
  func keptCells() {
    let screen = StaticScreen(style: .insetGrouped)
    show(screen)
    let table: UITableView = screen.tableView
    let changes: [() -> Void] = [
      {},
      { table.reloadData() },
      { table.performBatchUpdates(nil) },
      { table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none) },
      {
        screen.rows[0][1].detailTextLabel?.text = "One more line"
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      },
      { window.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .large) },
      {
        window.overrideTraitCollection = UITraitCollection(
          preferredContentSizeCategory: .extraLarge
        )
      },
      {
        screen.isExpanded = false
        table.reloadData()
      },
      {
        screen.isExpanded = true
        table.reloadSections([0, 1], with: .none)
      },
    ]
    for change in changes {
      change()
      settle()
      for (section, cells) in screen.rows.enumerated() {
        for (row, cell) in cells.enumerated() where screen.isExpanded || row == 0 {
          let path = IndexPath(row: row, section: section)
          #expect(cell.window === window && table.cellForRow(at: path) === cell)
          #expect(cell.convert(cell.bounds, to: table) == table.rectForRow(at: path))
        }
      }
    }
  }
}
