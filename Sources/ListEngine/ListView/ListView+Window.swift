import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The part of the content that is presented: asks `windowState`, and holds rows in place.
extension ListView {
  /// True if a window is presented: the policy requires it, and the layout supports it.
  var isWindowed: Bool { placement.placesWindows && windowState.wantsWindow }

  /// The state that the window depends on.
  var surroundings: WindowState.Surroundings {
    WindowState.Surroundings(
      content: contentState.all,
      contentNumber: contentState.number,
      presentation: presentation,
      axis: axis,
      placer: placement.placer,
      sectionsStart: placement.content.sectionsStart,
      viewport: viewport
    )
  }

  /// True if the view shows, or soon would show, content outside the window.
  var needsWindow: Bool {
    guard !windowState.stableOffsets.contains(axis.position(of: scrollView.contentOffset)),
      !presentation.containsAllItems
    else { return false }
    return services.signposter.interval(.window) {
      let presented = presentation.window
      let window = windowState.windowOnScreen(in: surroundings)
      return windowState.narrowed(window, presented: presented) != presented
    }
  }

  /// Updates the offsets at which what is presented need not change, after content was placed.
  func updateStableOffsets() {
    guard isWindowed else { return windowState.setStable(upTo: lastStableOffsetOfPrefix) }
    windowState.updateStableOffsets(in: surroundings)
  }

  /// The slice to present for a reason, under the policy `window`.
  func windowSlice(for reason: UpdateReason) -> Content.Slice {
    placement.placer.use(layoutContext, services.signposter)
    windowState.preparePositions(
      for: contentState,
      placement.placer.positions,
      isFirst: presentation.itemCount == 0
    )
    let window = windowState.window(
      for: reason,
      in: surroundings,
      visible: { display.visible.items },
      find: firstIndexPath
    )
    windowState.updateExtents(
      to: contentState,
      from: presentation.window,
      to: window,
      changes: reason.bringsRelatedContent,
      placement.placer
    )
    return WindowState.slice(
      windowState.narrowed(window, presented: presentation.window),
      of: contentState,
      keeping: reason.keepsContent ? presentation : nil
    )
  }

  /// The path of the first item with an identifier; nil if there is none.
  func firstIndexPath(of identifier: AnyIdentifier) -> IndexPath? {
    // A copy, because identifiers may query the list when they are compared.
    let index = contentState.index
    return index.firstIndexPath(of: identifier)
  }

  /// True if the content cannot be scrolled further up.
  var isAtStart: Bool {
    let limits = scrollView.offsetLimits(placement.content.direction)
    return limits.offset <= limits.limits.lowerBound
  }

  /// Changes what is presented or placed, keeping the visible rows in place.
  ///
  /// The anchor is the first visible row that stays; at the start of the content it is the start,
  /// unless gravity holds the end.
  ///
  /// - Parameters:
  ///   - holds: whether any row is held.
  ///   - given: the rows that may be the anchor, none at the start; nil for those on screen.
  ///   - keepsOffset: whether none is held, because the offset keeps its number within the limits.
  ///   - change: the change.
  /// - Returns: the rows that may be it, the first one first.
  @discardableResult
  func holdingAnchor(
    if holds: Bool,
    _ given: HeldRows? = nil,
    keepsOffset: Bool = false,
    _ change: () -> Void
  ) -> HeldRows {
    defer {
      if scrollState.isWithinLimits { keepWithinLimitsOfLayout() }
      followScrollTarget()
    }
    guard holds else {
      change()
      return keepsOffset ? .offset : .none
    }
    let holdsRow = !keepsOffset && (given.map { !$0.isEmpty } ?? (!isAtStart || gravity == .bottom))
    guard holdsRow else {
      // What is on screen does not depend on estimates.
      if presentation.start == ItemPlace(section: 0, item: 0) { windowState.extents.takeMeans() }
      change()
      return keepsOffset ? .offset : .none
    }
    let anchors = services.signposter.interval(.anchor) { given ?? self.anchors }
    // Lengths may only change where a row can be held in place.
    if !anchors.isEmpty { windowState.extents.takeMeans() }
    change()
    services.signposter.interval(.anchor) { hold(anchors) }
    return anchors
  }

  /// Moves the content so that the first of the rows that is still there is where it was.
  func hold(_ anchors: HeldRows) {
    // A view that is shorter now may end before rows that were on screen.
    let (end, viewEnd) = (axis.length(of: bounds.size), anchors.viewEnd)
    for row in anchors.rows where row.position < end && hold(row, viewEnd) { return }
    for row in anchors.rows where row.position >= end && hold(row, viewEnd) { return }
  }

  /// Moves the content so that a row is where it was; false if it is not there any more.
  private func hold(_ anchor: RowAnchor, _ viewEnd: CGFloat?) -> Bool {
    guard let place = presentation.place(of: anchor.state),
      let frame = placement.content.itemFrame(at: place.indexPath)
    else { return false }
    let length = axis.length(of: frame.size)
    hold(frame, at: anchor.position(ofLength: length, viewEnd: viewEnd))
    return true
  }

  /// The visible rows, first those that start on screen.
  private var anchors: HeldRows { anchors(from: 0) }

  /// The visible rows, first those that start in the part of the view that nothing covers.
  var uncoveredAnchors: HeldRows {
    anchors(from: axis.startInset(of: scrollView.adjustedContentInset))
  }

  private func anchors(from start: CGFloat) -> HeldRows {
    let axis = placement.content.direction
    let offset = axis.position(of: scrollView.contentOffset)
    let elements = placement.content.elements(in: scrollView.bounds)
    var onScreen: [RowAnchor] = []
    onScreen.reserveCapacity(elements.count)
    for element in elements where element.place.part == .item {
      let place = ItemPlace(section: element.place.section, item: element.place.index)
      guard let state = presentation.state(at: place) else { continue }
      onScreen.append(
        RowAnchor(
          state: state,
          // Where a row was in the other direction says nothing.
          position: axis == self.axis ? axis.start(of: element.frame) - offset : 0,
          length: axis.length(of: element.frame.size)
        )
      )
    }
    return HeldRows(byStart: onScreen, from: start)
  }

  /// The rows that stay in place when the view gets another size; none at the start, nil if the list
  /// holds none.
  var anchorsBeforeResizing: HeldRows? {
    guard isWindowed, presentation.itemCount > 0 else { return nil }
    return isAtStart && gravity == .top ? HeldRows.none : anchors
  }

  /// The place of the first row that starts on screen, or else of the first one there.
  var anchorPlace: ItemPlace? {
    anchors.rows.first.flatMap { presentation.place(of: $0.state) }
  }

  private func hold(_ frame: CGRect, at position: CGFloat) {
    let old = scrollView.offsetLimits(axis)
    let wanted = axis.start(of: frame) - position
    let isWithin = old.limits.contains(old.offset)
    let offset = isWithin ? old.limits.clamp(wanted) : wanted
    scrollView.moveContentOffset(to: axis.point(at: offset, across: scrollView.contentOffset))
    // The target of an animated scroll was moved as far.
    if isWithin { scrollView.keepAnimationWithinLimits() }
  }
}
