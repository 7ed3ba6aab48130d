import Foundation
import HeadlessUIKit
import ListEngine

// The content of the list inside of the table.
extension UITableView {
  final func setUpList() {
    list.rowDelegate = self
    list.behavior.selectionMode = .multiple
    list.layout = listLayout
  }

  /// The layout of the list.
  private var listLayout: LayoutDescription {
    .table { [style] table in
      table.stickySectionHeaders = style == .plain
      if style == .insetGrouped {
        table.bounds = ListContentBounds(
          padding: UIEdgeInsets(top: 0, left: Self.groupInset, bottom: 0, right: Self.groupInset)
        )
      }
    }
  }

  /// The distance above the header of a section.
  final var headerTopPadding: CGFloat {
    guard sectionHeaderTopPadding == Self.automaticDimension else {
      return max(0, sectionHeaderTopPadding)
    }
    return style == .plain ? Self.usualHeaderTopPadding : 0
  }

  final func paddingDidChange() { if isLoaded { show(animated: false) } }

  /// Shows the contents in the list.
  final func show(animated: Bool) {
    list.configure { properties in
      properties.animatesChanges = animated && window != nil
      properties.layout = listLayout
      properties.content = listContent
    }
    follow()
    notePlaces()
  }

  /// Notes where what is on screen is now; after an update that waits for another one, in the next turn.
  private func notePlaces() {
    guard !list.isUpdating else {
      return list.runLoop.perform { [weak self] in self?.notePlaces() }
    }
    cells.notePlaces(of: list.itemsOnScreen)
  }

  private var listContent: Content {
    var content = Content()
    content.header = tableHeaderView.map(edge)
    content.footer = tableFooterView.map(edge)
    let heights: RowHeights = { [unowned self] in fixedHeight(ofRowAt: $0) }
    content.sections = contents.listSections(
      { index, section in
        section.header = part(isHeader: true, ofSection: index)
        section.footer = part(isHeader: false, ofSection: index)
        section.layouts.table.headerTopPadding = headerTopPadding
        section.layouts.table.isFooterSticky = style == .plain
        section.layouts.table.estimatedRowLength = estimatedHeight(ofRowsIn: index)
      },
      asksForHeights ? heights : nil
    )
    if content.sections.isEmpty, content.header != nil || content.footer != nil {
      content.sections = [ListEngine.Section("no section", items: [])]
    }
    return content
  }

  private func edge(_ view: UIView) -> any AnyHeaderFooterConvertible {
    var edge = HeaderFooter(TableEdge(view: view), sizing: .fixed(height: view.frame.height))
    edge.layouts.table.width = .fill
    return edge
  }

  /// The header or footer of a section; nil for none.
  private func part(isHeader: Bool, ofSection section: Int) -> (any AnyHeaderFooterConvertible)? {
    let given =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let isAutomatic = given == Self.automaticDimension
    guard isAutomatic ? cells.hasPart(isHeader, section) : given >= 0.01 else { return nil }
    let id = contents.sectionID(section)
    let content = TableSectionPart(
      isHeader: isHeader,
      section: section,
      id: id,
      reloads: contents.reloads(ofSection: section),
      cells: cells
    )
    let sizing = isAutomatic ? Sizing.thatFits() : .fixed(height: given)
    return HeaderFooter(
      content,
      sizing: sizing,
      onEndDisplay: { [weak cells] _ in
        withViews { cells?.partDidEndDisplay(isHeader: isHeader, id) }
      }
    )
  }

  /// True if rows may have heights that do not depend on their cells.
  private var asksForHeights: Bool {
    tableDelegate != nil || rowHeight != Self.automaticDimension
  }

  /// The height of a row that does not depend on its cell; nil for others.
  private func fixedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? nil : max(0, height)
  }

  /// The height that the app expects of a section's rows, as that of the first of them tells; nil if
  /// it expects none.
  private func estimatedHeight(ofRowsIn section: Int) -> CGFloat? {
    let rows = 0..<min(Self.estimateSampleCount, contents.counts[section])
    let heights = rows.map {
      let path = IndexPath(row: $0, section: section)
      return tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    }
    guard !heights.isEmpty, heights.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    return heights.reduce(0, +) / CGFloat(heights.count)
  }

  final func heightsDidChange(_ old: CGFloat) { if isLoaded { setNeedsReload() } }

  final func edgeDidChange(_ old: UIView?, _ new: UIView?) {
    if old !== new, let host = old?.superview as? TableViewHost { _ = host.install(nil) }
    new?.frame.size.width = bounds.width
    if isLoaded { show(animated: false) }
  }

  final func edgeDidResize() {
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.size.width = bounds.width
  }

  final func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
    pane.insertSubview(backgroundView, at: 0)
  }

  /// The section of an identity; first, it is looked for where it was.
  final func section(_ id: AnyHashable, near section: Int) -> Int? {
    let count = contents.counts.count
    if section < count, contents.sectionID(section) == id { return section }
    return (0..<count).first { contents.sectionID($0) == id }
  }
}
