import HeadlessUIKit

/// A contiguous range of the items of a content, over one or more sections.
struct ContentWindow: Equatable {
  /// The sections that intersect it.
  var sections: Range<Int>
  /// The first item, in the first section.
  var firstItem: Int
  /// The end of the items, in the last section.
  var endItem: Int

  /// The items of sections that are not completely within it; others end and start at its ends.
  private(set) var limits: [Int: Range<Int>] = [:]

  /// True if it is empty and contains no section.
  var isEmpty: Bool { sections.isEmpty }

  /// Creates a window of all content.
  init(all content: Content) {
    self.init(
      sections: content.sections.indices,
      firstItem: 0,
      endItem: content.sections.last?.count ?? 0
    )
  }

  init(sections: Range<Int>, firstItem: Int, endItem: Int) {
    self.sections = sections
    self.firstItem = firstItem
    self.endItem = endItem
  }

  /// Creates a window from `first` to `last`, with `before` more above and `after` more below.
  ///
  /// If one side has too few items, the other gets the rest.
  ///
  /// A section counts as one extra item, so that the number of empty sections is limited. In every
  /// section the window starts and ends with a complete line of `unit` items; a section whose
  /// `unit` is nil is included completely.
  ///
  /// - Complexity: O(sections visited).
  init(
    from first: ItemPlace,
    to last: ItemPlace,
    before: Int,
    after: Int,
    in content: Content,
    unit: (Section) -> Int?
  ) {
    var start = Self.step(back: before, from: first, in: content)
    let end = Self.step(on: after + start.left, from: last, in: content)
    if end.left > 0 { start = Self.step(back: end.left, from: start.place, in: content) }
    sections = start.place.section..<end.place.section + 1
    firstItem = start.place.item
    endItem = end.place.item
    alignToLines(in: content, unit)
  }

  /// The place some items before another one, and the number of missing items.
  private static func step(
    back count: Int,
    from place: ItemPlace,
    in content: Content
  ) -> (place: ItemPlace, left: Int) {
    var (place, left) = (place, count)
    while left > place.item, place.section > 0 {
      left = max(0, left - place.item - 1)
      place.section -= 1
      place.item = content.sections[place.section].count
    }
    let item = max(0, place.item - left)
    return (ItemPlace(section: place.section, item: item), left - (place.item - item))
  }

  /// The end of some items after another one, and the number of missing items.
  private static func step(
    on count: Int,
    from place: ItemPlace,
    in content: Content
  ) -> (place: ItemPlace, left: Int) {
    var section = place.section
    var item = min(place.item + 1, content.sections[section].count)
    var left = count
    while left > content.sections[section].count - item, section < content.sections.count - 1 {
      left = max(0, left - (content.sections[section].count - item) - 1)
      section += 1
      item = 0
    }
    let end = min(content.sections[section].count, item + left)
    return (ItemPlace(section: section, item: end), left - (end - item))
  }

  private mutating func alignToLines(in content: Content, _ unit: (Section) -> Int?) {
    // A user's layout may give any number.
    let first = content.sections[sections.lowerBound]
    firstItem = unit(first).map { firstItem / max(1, $0) * max(1, $0) } ?? 0
    let last = content.sections[sections.upperBound - 1]
    endItem =
      unit(last).map { min(endItem.roundedUp(toMultipleOf: max(1, $0)), last.count) } ?? last.count
  }

  /// Leaves only some items of a section, of which there are `count` in all.
  mutating func limit(_ section: Int, to range: Range<Int>, of count: Int) {
    let isFirst = section == sections.lowerBound
    let isLast = section == sections.upperBound - 1
    if isFirst { firstItem = range.lowerBound }
    if isLast { endItem = range.upperBound }
    let isCut = !isFirst && range.lowerBound > 0 || !isLast && range.upperBound < count
    limits[section] = isCut ? range : nil
  }

  /// The items of a section, if they are limited or the section is the only one.
  func shownItems(ofSection section: Int) -> Range<Int>? {
    if let range = limits[section] { return range }
    guard sections == section..<section + 1 else { return nil }
    return firstItem..<max(firstItem, endItem)
  }

  /// The items of a section that are in the window.
  func items(ofSection section: Int, in content: Content) -> Range<Int> {
    if !limits.isEmpty, let range = limits[section] { return range }
    let start = section == sections.lowerBound ? firstItem : 0
    let end = section == sections.upperBound - 1 ? endItem : content.sections[section].count
    return start..<max(start, end)
  }

  /// The number of items in it.
  func itemCount(in content: Content) -> Int {
    sections.reduce(0) { $0 + items(ofSection: $1, in: content).count }
  }
}

extension Int {
  fileprivate func roundedUp(toMultipleOf unit: Int) -> Int {
    let rest = self % unit
    guard rest > 0 else { return self }
    let (sum, overflows) = addingReportingOverflow(unit - rest)
    return overflows ? .max : sum
  }
}
