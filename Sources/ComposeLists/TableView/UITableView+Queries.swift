public import Foundation
import HeadlessUIKit
import ListEngine

// Where rows are, and what shows them.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return contents.counts.count
  }

  /// The number of rows of a section; 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    let counts = contents.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells on screen with their places, from top to bottom.
  var cellsOnScreen: [(path: IndexPath, cell: UITableViewCell)] {
    loadIfNeeded()
    return list.itemsOnScreen.compactMap { path, content in
      guard let cell = (content as? TableViewHost)?.view as? UITableViewCell else { return nil }
      return (path, cell)
    }
  }

  /// The cells on screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { cellsOnScreen.map(\.cell) }

  /// The rows on screen, from top to bottom; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = cellsOnScreen.map(\.path)
    return paths.isEmpty ? nil : paths
  }

  /// The row that a cell shows; nil for none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cellsOnScreen.first { $0.cell === cell }?.path
  }

  /// The row at a point of the content; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))?.first
  }

  /// The rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [IndexPath] = []
    for (section, count) in contents.counts.enumerated() {
      guard let range = list.expectedRange(ofSection: section), range.upperBound > rect.minY,
        range.lowerBound < rect.maxY
      else { continue }
      // The first row that ends below the start of the rectangle.
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        let frame = rectForRow(at: IndexPath(row: middle, section: section))
        if frame.maxY > rect.minY { high = middle } else { low = middle + 1 }
      }
      while low < count {
        let path = IndexPath(row: low, section: section)
        let frame = rectForRow(at: path)
        guard frame.minY < rect.maxY else { break }
        if frame.intersects(rect) { found.append(path) }
        low += 1
      }
    }
    return found
  }

  /// The frame of a row in the content; zero if there is none.
  ///
  /// The height of a row that was not measured is an estimate.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return list.expectedFrame(ofItemAt: indexPath) ?? .zero
  }

  /// The frame of a section in the content, with header and footer; zero if there is none.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard let range = list.expectedRange(ofSection: section) else { return .zero }
    let inset = style == .insetGrouped ? Self.groupInset : 0
    return CGRect(
      x: inset,
      y: range.lowerBound,
      width: max(0, bounds.width - 2 * inset),
      height: max(0, range.upperBound - range.lowerBound)
    )
  }

  /// The frame of a header in the content, where it is while it does not stay at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let all = rect(forSection: section)
    let count = numberOfRows(inSection: section)
    let end =
      count > 0
      ? rectForRow(at: IndexPath(row: 0, section: section)).minY
      : all.maxY - (footerView(forSection: section)?.frame.height ?? 0)
    let hasHeader =
      list.content.sections.indices.contains(section)
      && list.content.sections[section].header != nil
    let start = min(end, all.minY + (hasHeader ? headerTopPadding : 0))
    return CGRect(x: all.minX, y: start, width: all.width, height: max(0, end - start))
  }

  /// The frame of a footer in the content.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let all = rect(forSection: section)
    let count = numberOfRows(inSection: section)
    let start =
      count > 0
      ? rectForRow(at: IndexPath(row: count - 1, section: section)).maxY
      : rectForHeader(inSection: section).maxY
    return CGRect(x: all.minX, y: start, width: all.width, height: max(0, all.maxY - start))
  }

  /// The view above a section that the delegate made; nil while it is not on screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    let host = list.contentView(of: .sectionHeader(section)) as? TableViewHost
    return host?.view as? UITableViewHeaderFooterView
  }

  /// The view below a section that the delegate made; nil while it is not on screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loadIfNeeded()
    let host = list.contentView(of: .sectionFooter(section)) as? TableViewHost
    return host?.view as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to the nearest selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Section index

  /// The titles of the section index; empty for none.
  ///
  /// The index is not drawn: `scrollToSection(ofIndexTitle:)` follows a touch of a title.
  public var sectionIndexTitles: [String] {
    guard let dataSource else { return [] }
    return dataSource.sectionIndexTitles(for: self) ?? []
  }

  /// Simulates a touch of a title of the section index: scrolls to its section.
  ///
  /// - Returns: whether there is such a title, and such a section.
  @discardableResult
  public func scrollToSection(ofIndexTitle index: Int) -> Bool {
    let titles = sectionIndexTitles
    guard let dataSource, titles.indices.contains(index) else { return false }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard contents.counts.indices.contains(section) else { return false }
    if contents.counts[section] > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    return true
  }

  /// Shows the titles of the section index again.
  public func reloadSectionIndexTitles() {}
}

extension UITableView.ScrollPosition {
  /// The position of the list for a row.
  @MainActor
  func listPosition(
    of frame: CGRect,
    in table: UITableView
  ) -> ListEngine.ScrollPosition {
    switch self {
    case .top: .init(position: .top, ifAlreadyVisible: .scrollToPosition)
    case .middle: .init(position: .centered, ifAlreadyVisible: .scrollToPosition)
    case .bottom: .init(position: .bottom, ifAlreadyVisible: .scrollToPosition)
    case .none:
      .init(position: frame.minY < table.contentOffset.y ? .top : .bottom)
    }
  }
}
