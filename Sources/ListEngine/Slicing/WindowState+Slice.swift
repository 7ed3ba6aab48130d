import Foundation
import HeadlessUIKit

extension WindowState {
  /// The window to present for a reason.
  ///
  /// - Parameters:
  ///   - reason: Why the list updates.
  ///   - list: The state that the window depends on.
  ///   - visible: The rows on screen, from top to bottom.
  ///   - find: The path of the first item with an identifier.
  /// - Returns: The window.
  func window(
    for reason: UpdateReason,
    in list: Surroundings,
    visible: () -> [VisibleContent.Item],
    find: (AnyIdentifier) -> IndexPath?
  ) -> ContentWindow {
    switch reason {
    case .scrolledToTop, .contentChanged(_, identifierChanged: true):
      return window(around: ItemPlace(section: 0, item: 0), in: list)
    case .contentChanged, .transitionedToBounds:
      return windowAfterChange(in: list, visible: visible, find: find)
    case .scrolledDown, .scrolledUp, .didEndDecelerating:
      return windowOnScreen(in: list)
    case .programaticScrollDownTo(let section, let item):
      return window(around: ItemPlace(section: section, item: item), in: list)
    case .layoutChanged(let place, _):
      return window(around: place, in: list)
    }
  }

  /// The number of rows on screen of each section that are searched near where they were, before all
  /// are searched everywhere.
  private static let searchedRows = 4

  /// The previous window after a change of content; if it is gone, the one around the visible part.
  private func windowAfterChange(
    in list: Surroundings,
    visible: () -> [VisibleContent.Item],
    find: (AnyIdentifier) -> IndexPath?
  ) -> ContentWindow {
    let start = ItemPlace(section: 0, item: 0)
    guard list.presentation.itemCount > 0 else { return window(around: start, in: list) }
    let unit = list.placer.layout.lineLength
    if let window = ContentWindow(of: list.presentation, in: list.content, unit: unit) {
      let missed = list.isAtStart ? nil : placeOnScreen(outsideOf: window, in: list, visible, find)
      return missed.map { self.window(around: $0, in: list) } ?? window
    }
    if list.isAtStart { return window(around: start, in: list) }
    let visible = visible()
    if let place = Self.place(ofAnyOf: visible, find) { return window(around: place, in: list) }
    let old = visible.first.map {
      ItemPlace(section: $0.placed.place.section, item: $0.placed.place.index)
    }
    return window(around: old ?? list.presentation.start, in: list)
  }

  /// The place of the first of some rows that is still there.
  private static func place(
    ofAnyOf rows: [VisibleContent.Item],
    _ find: (AnyIdentifier) -> IndexPath?
  ) -> ItemPlace? {
    for row in rows {
      if let path = find(row.item.identifier) { return ItemPlace(path) }
    }
    return nil
  }

  /// The place of the first row on screen that is still there, if a window does not contain it, because
  /// sections have changed places, or because of the rows before it.
  private func placeOnScreen(
    outsideOf window: ContentWindow,
    in list: Surroundings,
    _ visible: () -> [VisibleContent.Item],
    _ find: (AnyIdentifier) -> IndexPath?
  ) -> ItemPlace? {
    let visible = visible()
    let near = placeNearby(of: visible, in: list)
    guard let found = near ?? Self.place(ofAnyOf: visible, find) else { return nil }
    let isInside =
      window.sections.contains(found.section)
      && window.items(ofSection: found.section, in: list.content).contains(found.item)
    return isInside ? nil : found
  }

  /// The place of the first of the rows on screen, a few of each section, that is near where it was.
  private func placeNearby(of rows: [VisibleContent.Item], in list: Surroundings) -> ItemPlace? {
    let old = list.presentation.sections
    let finder = RowFinder(content: list.content, old: old)
    var (section, tries) = (-1, 0)
    for row in rows {
      let place = ItemPlace(section: row.placed.place.section, item: row.placed.place.index)
      if place.section != section { (section, tries) = (place.section, Self.searchedRows) }
      guard tries > 0, old.indices.contains(place.section),
        old[place.section].items.indices.contains(place.item)
      else { continue }
      tries -= 1
      if let found = finder.place(of: place) { return found }
    }
    return nil
  }

  /// The place up to which a prefix of the content is presented, without the policy's extra items.
  ///
  /// - Parameters:
  ///   - reason: Why the list updates.
  ///   - first: The first item on screen.
  ///   - pending: The item to which the list is scrolling.
  ///   - inserted: The item to which the list scrolls when it is inserted.
  /// - Returns: The path of that place.
  static func prefixEnd(
    for reason: UpdateReason,
    first: IndexPath?,
    pending: IndexPath?,
    inserted: IndexPath?
  ) -> IndexPath {
    let start = IndexPath(item: 0, section: 0)
    let end =
      switch reason {
      case .programaticScrollDownTo(let section, let item):
        IndexPath(item: item, section: section)
      case .layoutChanged(let place, _): place.indexPath
      case .scrolledToTop: start
      case .contentChanged, .scrolledDown, .scrolledUp, .didEndDecelerating, .transitionedToBounds:
        max(first ?? start, pending ?? start)
      }
    return max(end, inserted ?? start)
  }

  /// The slice of a window; rows that are already presented are kept as they are.
  ///
  /// So a row changed by its coordinator keeps the change when the list is scrolled.
  static func slice(
    _ window: ContentWindow,
    of content: ContentState,
    keeping presentation: PresentationState?
  ) -> Content.Slice {
    var slice = content.all.slice(window)
    slice.contentNumber = content.number
    guard let presentation, presentation.hasCoordinatedItems else { return slice }
    for index in window.sections where presentation.sections.indices.contains(index) {
      let presented = presentation.sections[index]
      let items = window.items(ofSection: index, in: content.all)
      for item in items where presented.items.indices.contains(item) {
        slice.replaceRow(
          at: item - items.lowerBound,
          ofSection: index - window.sections.lowerBound,
          with: presented.row(at: item)
        )
      }
    }
    return slice
  }
}

extension WindowState.Surroundings {
  /// True if the content cannot be scrolled further up.
  fileprivate var isAtStart: Bool { offset <= -axis.startInset(of: viewport.adjustedContentInset) }
}
