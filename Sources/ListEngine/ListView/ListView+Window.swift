import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The part presented under the policy `window`: the rows around the visible ones.
extension ListView {
  /// Whether a window is presented: the policy requires it, and the layout supports it.
  var isWindowed: Bool {
    guard placesWindows, case .window = batching else { return false }
    return true
  }

  /// The policy's numbers of rows before and after the visible ones.
  private var windowMargins: (before: Int, after: Int) {
    guard case .window(let before, let after) = batching else { return (0, 0) }
    // No list has more rows; so that sums do not overflow.
    let counts = 0...1_000_000_000
    return (counts.clamp(before), counts.clamp(after))
  }

  /// The window to present for a reason.
  func window(for reason: UpdateReason) -> ContentWindow {
    guard !allContent.sections.isEmpty else { return ContentWindow(all: allContent) }
    switch reason {
    case .scrolledToTop, .contentChanged(_, identifierChanged: true):
      return window(around: ItemPlace(section: 0, item: 0))
    case .contentChanged, .transitionedToBounds:
      return windowAfterChange
    case .scrolledDown, .scrolledUp, .didEndDecelerating:
      return windowOnScreen
    case .programaticScrollDownTo(let section, let item):
      return window(around: ItemPlace(section: section, item: item))
    }
  }

  /// Has a layout that knows where everything is take over the view and the first content.
  func preparePositions() {
    let isOther = extents.use(placer.positions)
    if isOther { extentsNumber = 0 }
    guard let positions = extents.positions else { return }
    positions.context = layoutContext
    positions.signposter = services.signposter
    if !positions.isWhole { extentsNumber = 0 }
    guard extentsNumber != contentNumber, presentation.itemCount == 0 || extentsNumber == 0 else {
      return
    }
    extents.reset(to: allContent)
    extentsNumber = contentNumber
  }

  /// The window with only what sections show that scroll by themselves.
  func narrowed(_ window: ContentWindow) -> ContentWindow {
    extents.positions?.narrowed(window, presented: presentation.window) ?? window
  }

  /// The window around a place that may end up anywhere on screen.
  private func window(around place: ItemPlace) -> ContentWindow {
    let section = min(max(0, place.section), allContent.sections.count - 1)
    let place = ItemPlace(
      section: section,
      item: max(0, min(place.item, allContent.sections[section].count - 1))
    )
    let length = Double(axis.length(of: bounds.size))
    if extents.positions != nil, extentsNumber == contentNumber, let row = extents.row(at: place),
      let first = extents.place(at: row.start - length),
      let last = extents.lastPlace(at: row.start + length)
    {
      return ContentWindow(
        from: first,
        to: last,
        before: windowMargins.before,
        after: windowMargins.after,
        in: allContent,
        unit: placer.lineLength
      )
    }
    let onScreen = Int(min(10_000, length / max(1, extents.estimate)).rounded(.up))
    return ContentWindow(
      from: place,
      to: place,
      before: windowMargins.before + onScreen,
      after: windowMargins.after + onScreen,
      in: allContent,
      unit: placer.lineLength
    )
  }

  /// The window around the visible part, as far as lengths are known.
  private var windowOnScreen: ContentWindow {
    let start = Double(axis.position(of: scrollView.contentOffset) - layoutContent.sectionsStart)
    let length = Double(axis.length(of: bounds.size))
    guard let first = extents.place(at: start), let last = extents.lastPlace(at: start + length)
    else {
      return window(around: ItemPlace(section: 0, item: 0))
    }
    return ContentWindow(
      from: first,
      to: last,
      before: windowMargins.before,
      after: windowMargins.after,
      in: allContent,
      unit: placer.lineLength
    )
  }

  /// The previous window after a change of content; if it is gone, the one around the visible part.
  private var windowAfterChange: ContentWindow {
    guard presentation.itemCount > 0 else { return window(around: ItemPlace(section: 0, item: 0)) }
    if let window = ContentWindow(of: presentation, in: allContent, unit: placer.lineLength) {
      return window
    }
    if isAtStart { return window(around: ItemPlace(section: 0, item: 0)) }
    let onScreen = display.visible.items
    for (_, item, _) in onScreen.prefix(4) {
      if let path = contentIndex.firstIndexPath(of: item.identifier) {
        return window(around: ItemPlace(path))
      }
    }
    let old = onScreen.first.map {
      ItemPlace(section: $0.placed.place.section, item: $0.placed.place.index)
    }
    return window(around: old ?? presentation.start)
  }

  /// Whether the view shows, or soon would show, content outside the window.
  var needsWindow: Bool {
    guard !stableOffsets.contains(axis.position(of: scrollView.contentOffset)),
      !presentation.containsAllItems
    else { return false }
    return services.signposter.interval(.window) { narrowed(windowOnScreen) != presentation.window }
  }

  /// Updates the offsets at which the window has enough on both sides: half of its initial margins.
  func updateStableOffsets() {
    guard isWindowed, !bounds.size.isEmpty, !extents.isEmpty else {
      return stableOffsets = -.infinity ... .infinity
    }
    let margin = extents.estimate / 2
    let (before, after) = windowMargins
    let presented = presentedExtent
    let start = Double(layoutContent.sectionsStart)
    let first =
      presentation.start == ItemPlace(section: 0, item: 0)
      ? -.infinity : start + presented.start + Double(before) * margin
    let last =
      hasItemsAfterWindow
      ? start + presented.end - Double(after) * margin - Double(axis.length(of: bounds.size))
      : .infinity
    // Sums of lengths may be infinite.
    stableOffsets =
      first <= last
      ? first...last : first.isNaN || last.isNaN ? -.infinity ... .infinity : first...first
  }

  /// Whether there is content after the window.
  private var hasItemsAfterWindow: Bool {
    presentation.sections.endIndex < allContent.sections.count
      || (presentation.sections.last?.itemsAfter ?? 0) > 0
  }

  /// The start and end of the window along the list, from the start of all sections.
  ///
  /// It may start after the last item of a section.
  private var presentedExtent: (start: Double, end: Double) {
    let window = presentation.window
    let first = ItemPlace(section: window.sections.lowerBound, item: window.firstItem)
    let start =
      window.firstItem > 0
      ? extents.row(at: first)?.start ?? extents.offset(ofSection: window.sections.lowerBound + 1)
      : extents.offset(ofSection: window.sections.lowerBound)
    let next = ItemPlace(section: window.sections.upperBound - 1, item: window.endItem)
    let end =
      extents.row(at: next)?.start ?? extents.offset(ofSection: window.sections.upperBound)
    return (start, end)
  }

  /// Whether the content cannot be scrolled further up.
  var isAtStart: Bool {
    let limits = scrollView.offsetLimits(axis)
    return limits.offset <= limits.limits.lowerBound
  }

  /// Updates the lengths of content that is not presented, after an update changed the content.
  func updateExtents(for reason: UpdateReason, to window: ContentWindow) {
    if case .contentChanged(_, identifierChanged: false) = reason,
      extentsNumber + 1 == contentNumber
    {
      extents.update(to: allContent, from: presentation.window, to: window)
    } else if extentsNumber != contentNumber {
      extents.reset(to: allContent)
    }
    extentsNumber = contentNumber
  }

  /// The slice of a window; rows that are already presented are kept as they are.
  ///
  /// So a row changed by its coordinator keeps the change when the list is scrolled.
  func slice(_ window: ContentWindow, keepsPresentedRows: Bool) -> Content.Slice {
    var slice = allContent.slice(window)
    slice.contentNumber = contentNumber
    guard keepsPresentedRows, presentation.hasCoordinatedItems else { return slice }
    for index in window.sections where presentation.sections.indices.contains(index) {
      let presented = presentation.sections[index]
      let items = window.items(ofSection: index, in: allContent)
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

  /// Changes what is presented or placed, keeping the visible rows in place.
  ///
  /// The anchor is the first visible row that stays; at the start of the content it is the start.
  func holdingAnchor(if holds: Bool, _ change: () -> Void) {
    defer { followScrollTarget() }
    guard holds, !isAtStart else { return change() }
    let anchors = services.signposter.interval(.anchor) { self.anchors }
    change()
    services.signposter.interval(.anchor) { hold(anchors) }
  }

  /// A row, and its distance from the view's start.
  private typealias Anchor = (state: PresentationItemState, position: CGFloat)

  /// Moves the content so that the first of the rows that is still there is where it was.
  private func hold(_ anchors: [Anchor]) {
    for anchor in anchors {
      guard let place = presentation.place(of: anchor.state),
        let frame = layoutContent.itemFrame(at: place.indexPath)
      else { continue }
      return hold(frame, at: anchor.position)
    }
  }

  /// The visible rows, first those that start on screen.
  private var anchors: [Anchor] {
    let axis = axis
    let offset = axis.position(of: scrollView.contentOffset)
    let onScreen: [Anchor] =
      layoutContent
      .elements(in: scrollView.bounds)
      .compactMap { element in
        guard element.place.part == .item else { return nil }
        let path = IndexPath(item: element.place.index, section: element.place.section)
        guard let state = presentation.state(at: path) else { return nil }
        return (state, axis.start(of: element.frame) - offset)
      }
    return onScreen.filter { $0.position >= 0 } + onScreen.filter { $0.position < 0 }.reversed()
  }

  private func hold(_ frame: CGRect, at position: CGFloat) {
    let old = scrollView.offsetLimits(axis)
    let wanted = axis.start(of: frame) - position
    let offset = old.limits.contains(old.offset) ? old.limits.clamp(wanted) : wanted
    scrollView.moveContentOffset(to: axis.point(at: offset, across: scrollView.contentOffset))
  }
}

extension ClosedRange {
  /// The value of the range nearest to another one.
  fileprivate func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
