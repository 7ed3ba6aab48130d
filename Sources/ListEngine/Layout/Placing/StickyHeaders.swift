import Foundation

/// Where headers show that do not scroll away with the content; distances are along the list.
struct StickyHeaders {
  /// Where the list's header stands while the list scrolls.
  var listHeader = ListHeaderPosition.inline
  /// Whether nothing stands in the way of a fixed header.
  ///
  /// Something does when a container header, a refresh control or padding stands above it; then it
  /// is a sticky one.
  var canBeFixed = false
  /// Where headers stick.
  var start: CGFloat = 0
  /// The length of the list's header; 0 where there is none.
  var listHeaderLength: CGFloat = 0

  /// Where the list's header shows whose place begins at `place`; nil where it is not pinned.
  func pinnedStart(ofListHeaderAt place: CGFloat) -> CGFloat? {
    guard listHeader != .inline else { return nil }
    let isFixed = listHeader == .fixed && canBeFixed
    return place < start || isFixed ? start : nil
  }

  /// Where a sticky section header shows whose place begins at `place`; nil where it is not pinned.
  ///
  /// It leaves its place for the start of the view, below the list's header where that sticks too,
  /// but it does not leave its section.
  func pinnedStart(
    ofSectionHeaderAt place: CGFloat,
    length: CGFloat,
    sectionEnd: CGFloat
  ) -> CGFloat? {
    let start = listHeader == .inline ? start : start + listHeaderLength
    guard place < start else { return nil }
    return min(start, sectionEnd - length)
  }
}
