import Foundation

/// The positions of headers and footers that do not scroll away with the content; distances are along the list.
struct StickyHeaders {
  /// The behaviour of the list's header while the list scrolls.
  var listHeader = ListHeaderPosition.inline
  /// True if no container header or padding is above the list's header.
  var isFirst = false
  /// True if a fixed header can be fixed.
  ///
  /// Views above it or a refresh control prevent that; then it is sticky.
  var canBeFixed = false
  /// The position at which headers stick.
  var start: CGFloat = 0
  /// The position at which footers end that stick.
  var end: CGFloat = 0
  /// The length of the list's header; 0 without one.
  var listHeaderLength: CGFloat = 0

  /// Takes over the scroll offset.
  mutating func follow(_ context: ListLayoutLayoutContext, _ direction: LayoutDirection) {
    start = context.stickingStart(direction)
    end = context.stickingEnd(direction)
    canBeFixed = isFirst && !context.hasRefreshControl
  }

  /// The pinned position of the list's header with the layout position `place`; nil if unpinned.
  func pinnedStart(ofListHeaderAt place: CGFloat) -> CGFloat? {
    guard listHeader != .inline else { return nil }
    let isFixed = listHeader == .fixed && canBeFixed
    return place < start || isFixed ? start : nil
  }

  /// The pinned position of a section header with the layout position `place`; nil if unpinned.
  ///
  /// It moves to the start of the view, or below the list's header if that sticks too, but stays
  /// within its section.
  func pinnedStart(
    ofSectionHeaderAt place: CGFloat,
    length: CGFloat,
    sectionEnd: CGFloat
  ) -> CGFloat? {
    let start = listHeader == .inline ? start : start + listHeaderLength
    guard place < start else { return nil }
    return min(start, sectionEnd - length)
  }

  /// The pinned position of a section footer with the layout position `place`; nil if unpinned.
  ///
  /// It moves to the end of the view, but stays below `sectionStart`, the end of the header.
  func pinnedStart(
    ofSectionFooterAt place: CGFloat,
    length: CGFloat,
    sectionStart: CGFloat
  ) -> CGFloat? {
    guard place + length > end else { return nil }
    return max(end - length, sectionStart)
  }
}
