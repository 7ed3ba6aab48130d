import Foundation

/// The lengths of all elements of a content along the list, as far as they are known.
///
/// Sections and rows that were never placed get the mean length of those that were.
struct ContentExtents {
  /// The assumed length of an unknown row, in points: the row height of a table in UIKit.
  static let defaultLength = 44.0

  /// The parts of one section.
  private struct SectionParts {
    /// The length up to the first row.
    var head = 0.0
    var rows: LayoutIndex
    /// The length after the last row, including the distance to the next section.
    var tail = 0.0

    var length: Double { head + rows.totalLength + tail }
  }

  private var parts: [SectionParts] = []
  private var sections = LayoutIndex()
  /// The assumed length of rows that were not placed yet.
  var estimate: Double { positions?.estimate ?? ownEstimate }
  private var ownEstimate = ContentExtents.defaultLength
  /// Whether anything was placed yet.
  private var isMeasured = false

  /// What knows where everything is, so that nothing has to be estimated.
  private(set) var positions: (any ContentPositions)?

  /// Takes over what knows where everything is; returns whether it is another one.
  mutating func use(_ new: (any ContentPositions)?) -> Bool {
    defer { positions = new }
    return new !== positions
  }

  /// Whether there is no section.
  var isEmpty: Bool { sectionCount == 0 }

  /// How many sections there are.
  var sectionCount: Int { positions?.sectionCount ?? parts.count }

  /// How long all sections are.
  var totalLength: Double { positions?.totalLength ?? sections.totalLength }

  /// Where a section begins.
  func offset(ofSection section: Int) -> Double {
    positions?.offset(ofSection: section) ?? sections.offset(of: section)
  }

  /// How long the first `count` rows of a section are.
  func length(ofFirst count: Int, rowsOf section: Int) -> Double {
    guard parts.indices.contains(section) else { return 0 }
    return parts[section].rows.offset(of: min(count, parts[section].rows.count))
  }

  /// How long the last `count` rows of a section are.
  func length(ofLast count: Int, rowsOf section: Int) -> Double {
    guard parts.indices.contains(section), count > 0 else { return 0 }
    let rows = parts[section].rows
    return rows.totalLength - rows.offset(of: max(0, rows.count - count))
  }

  /// Where a row begins, and how long it is; nil when there is none.
  func row(at place: ItemPlace) -> (start: Double, length: Double)? {
    if let positions { return positions.row(at: place) }
    guard parts.indices.contains(place.section) else { return nil }
    let section = parts[place.section]
    guard (0..<section.rows.count).contains(place.item) else { return nil }
    let start =
      offset(ofSection: place.section) + section.head + section.rows.offset(of: place.item)
    return (start, section.rows[place.item])
  }

  /// The row at an offset, or the nearest one in its section; nil when there is no section.
  ///
  /// In a section without rows it is row 0.
  ///
  /// - Complexity: O(log sections + log rows).
  func place(at offset: Double) -> ItemPlace? {
    if let positions { return positions.places(at: offset)?.first }
    guard let section = sections.index(at: offset) else { return nil }
    let rest = offset - sections.offset(of: section) - parts[section].head
    return ItemPlace(section: section, item: parts[section].rows.index(at: rest) ?? 0)
  }

  /// The last row at an offset, or the nearest one in its section; nil when there is no section.
  func lastPlace(at offset: Double) -> ItemPlace? {
    if let positions { return positions.places(at: offset)?.last }
    return place(at: offset)
  }

  /// Starts again with new content whose lengths are unknown.
  mutating func reset(to content: Content) {
    if let positions { return positions.reset(to: content) }
    self = ContentExtents()
    parts = content.sections.map {
      SectionParts(rows: LayoutIndex(count: $0.count, length: estimate))
    }
    findSections()
  }

  /// Adapts to new content.
  ///
  /// The previously presented part is now the window; the elements before and after it are matched
  /// to the new ones as far as the counts agree. Where they do not, rows are assumed to have been
  /// inserted or removed at the start or the end.
  ///
  /// - Complexity: O(sections) comparisons of counts, plus the cost of the splices.
  mutating func update(to content: Content, from old: ContentWindow, to new: ContentWindow) {
    if let positions { return positions.update(to: content, from: old, to: new) }
    guard isMeasured, !old.isEmpty, !new.isEmpty else { return reset(to: content) }
    let hasMoved = old.sections != new.sections || content.sections.count != parts.count
    replaceSections(at: 0, by: new.sections.lowerBound - old.sections.lowerBound)
    let end = new.sections.lowerBound + old.sections.count
    replaceSections(at: end, by: new.sections.count - old.sections.count)
    replaceSections(at: parts.count, by: content.sections.count - parts.count)
    for index in content.sections.indices {
      let count = content.sections[index].storage.count
      let isFirst = index == new.sections.lowerBound
      let before = isFirst ? new.firstItem - old.firstItem : 0
      guard before != 0 || parts[index].rows.count != count else { continue }
      adaptRows(ofSection: index, at: 0, by: before)
      let added = count - parts[index].rows.count
      // In a section that continues after the window, rows changed within the window.
      let goesOn = index == new.sections.upperBound - 1 && new.endItem < count
      adaptRows(ofSection: index, at: goesOn ? new.endItem - max(0, added) : .max, by: added)
      if !hasMoved { sections.setLength(parts[index].length, of: index) }
    }
    if hasMoved { findSections() }
  }

  /// Records the lengths of the placed sections of a window.
  ///
  /// The first time, the mean of their rows becomes the estimate for all others.
  ///
  /// - Returns: whether it did, so that all other lengths have changed.
  mutating func record(_ placed: [PlacedLengths]) -> Bool {
    guard positions == nil else { return false }
    let wasMeasured = isMeasured
    if !isMeasured { takeEstimate(from: placed) }
    defer { record(lengths: placed) }
    return isMeasured && !wasMeasured
  }

  private mutating func record(lengths placed: [PlacedLengths]) {
    for section in placed where parts.indices.contains(section.section) {
      let index = section.section
      parts[index].head = section.head
      parts[index].tail = section.tail
      for (row, length) in zip(section.firstRow..., section.rows)
      where row < parts[index].rows.count {
        parts[index].rows.setLength(length, of: row)
      }
      sections.setLength(parts[index].length, of: index)
    }
  }

  private mutating func takeEstimate(from placed: [PlacedLengths]) {
    guard !placed.isEmpty else { return }
    isMeasured = true
    let count = placed.reduce(0) { $0 + $1.rows.count }
    if count > 0 { ownEstimate = placed.reduce(0) { $0 + $1.rows.reduce(0, +) } / Double(count) }
    let head = placed.reduce(0) { $0 + $1.head } / Double(placed.count)
    let tail = placed.reduce(0) { $0 + $1.tail } / Double(placed.count)
    for index in parts.indices {
      let rows = parts[index].rows.count
      parts[index] = SectionParts(
        head: head,
        rows: LayoutIndex(count: rows, length: estimate),
        tail: tail
      )
    }
    findSections()
  }

  /// Adds or removes rows of estimated length.
  private mutating func adaptRows(ofSection section: Int, at position: Int, by added: Int) {
    guard added != 0 else { return }
    let range = Self.range(at: position, by: added, of: parts[section].rows.count)
    parts[section].rows.splice(range, count: max(0, added), length: estimate)
  }

  /// Adds or removes sections of unknown length.
  private mutating func replaceSections(at position: Int, by added: Int) {
    guard added != 0 else { return }
    let new = repeatElement(SectionParts(rows: LayoutIndex()), count: max(0, added))
    parts.replaceSubrange(Self.range(at: position, by: added, of: parts.count), with: new)
  }

  /// The range to replace for a change of a count: empty for additions; for removals it starts at
  /// `position` and stays within the count.
  private static func range(at position: Int, by added: Int, of count: Int) -> Range<Int> {
    let removed = min(count, max(0, -added))
    let start = max(0, min(position, count - removed))
    return start..<start + removed
  }

  private mutating func findSections() {
    sections = LayoutIndex(count: parts.count, length: 0)
    for (index, part) in parts.enumerated() { sections.setLength(part.length, of: index) }
  }
}
