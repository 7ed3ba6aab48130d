import Foundation

/// The lengths of all elements of a content along the list, as far as they are known.
///
/// Known are rows and headers of fixed sizes, if the layout can tell, and everything that was placed
/// at this width. All others have the running mean of those of their type.
struct ContentExtents {
  /// The assumed length of a row as long as nothing is known: the row height of a table in UIKit.
  static let defaultLength = LengthMeans.defaultLength

  private var parts: [SectionLengths] = []
  private var sections = LayoutIndex()
  private var means = LengthMeans()
  /// True if anything was placed at this width.
  private var isMeasured = false
  /// The room for which rows were measured; nil if none were.
  private var room: LengthRoom?
  /// The lengths known in the room before, as long as the content is the same.
  private var former: (room: LengthRoom, lengths: Measured)?

  private typealias Measured = (parts: [SectionLengths], means: LengthMeans)

  /// The positions of all content, where the layout knows them, so that nothing has to be
  /// estimated.
  private(set) var positions: LayoutPositions?

  /// The mean length of a row.
  var estimate: Double { positions?.estimate ?? means.row }

  /// The assumed length of the rows of a section that were not placed yet.
  func estimate(ofSection section: Int) -> Double {
    guard positions == nil, parts.indices.contains(section) else { return estimate }
    return parts[section].rows.estimate
  }

  /// Takes over what knows where everything is; returns whether it is another one.
  mutating func use(_ new: LayoutPositions?) -> Bool {
    defer { positions = new }
    return new !== positions
  }

  /// True if there is no section.
  var isEmpty: Bool { sectionCount == 0 }

  /// The number of sections.
  var sectionCount: Int { positions?.sectionCount ?? parts.count }

  /// The length of all sections.
  var totalLength: Double { positions?.totalLength ?? sections.totalLength }

  /// Returns the start of a section.
  func offset(ofSection section: Int) -> Double {
    positions?.offset(ofSection: section) ?? sections.offset(of: section)
  }

  /// Returns the length of the first `count` rows of a section.
  func length(ofFirst count: Int, rowsOf section: Int) -> Double {
    guard parts.indices.contains(section) else { return 0 }
    return parts[section].rows.offset(of: min(count, parts[section].rows.count))
  }

  /// Returns the length of the last `count` rows of a section.
  func length(ofLast count: Int, rowsOf section: Int) -> Double {
    guard parts.indices.contains(section), count > 0 else { return 0 }
    let rows = parts[section].rows
    return rows.totalLength - rows.offset(of: max(0, rows.count - count))
  }

  /// Returns the start and the length of a row; nil when there is none.
  func row(at place: ItemPlace) -> (start: Double, length: Double)? {
    if let positions { return positions.row(at: place) }
    guard parts.indices.contains(place.section) else { return nil }
    let section = parts[place.section]
    guard (0..<section.rows.count).contains(place.item) else { return nil }
    let start =
      offset(ofSection: place.section) + section.head + section.rows.offset(of: place.item)
    return (start, section.rows[place.item])
  }

  /// Returns whether a row was placed at this width, or has a fixed size.
  func isKnown(_ row: Int, ofSection section: Int) -> Bool { parts[section].rows.isKnown(row) }

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
}

extension ContentExtents {
  /// Starts again with new content, of which only fixed sizes are known.
  ///
  /// - Complexity: O(sections), and O(rows) where rows with fixed sizes were given as items.
  mutating func reset(to content: Content, _ placer: LayoutPlacer? = nil) {
    if let positions { return positions.reset(to: content) }
    self = ContentExtents()
    findParts(of: content, placer)
  }

  /// Adapts to new content.
  ///
  /// The previously presented part is now the window; the elements before and after it are matched
  /// to the new ones as far as the counts agree. Where they do not, rows are assumed to have been
  /// inserted or removed at the start or the end. Fixed sizes are read again where rows changed.
  ///
  /// - Complexity: O(sections) comparisons of counts, plus the cost of the splices and of the rows
  ///   with fixed sizes in changed sections.
  mutating func update(
    to content: Content,
    from old: ContentWindow,
    to new: ContentWindow,
    _ placer: LayoutPlacer? = nil
  ) {
    if let positions { return positions.update(to: content, from: old, to: new) }
    guard isMeasured, !old.isEmpty, !new.isEmpty else { return reset(to: content, placer) }
    former = nil
    let hasMoved = old.sections != new.sections || content.sections.count != parts.count
    replaceSections(at: 0, by: new.sections.lowerBound - old.sections.lowerBound)
    let end = new.sections.lowerBound + old.sections.count
    replaceSections(at: end, by: new.sections.count - old.sections.count)
    replaceSections(at: parts.count, by: content.sections.count - parts.count)
    content.sections.withUnsafeBufferPointer { all in
      // Where they are: reading a section from the array copies it.
      guard let first = all.baseAddress else { return }
      for index in all.indices {
        let isChanged = parts[index].adapt(
          to: (first + index).pointee,
          isLast: index == all.count - 1,
          before: index == new.sections.lowerBound ? new.firstItem - old.firstItem : 0,
          end: index == new.sections.upperBound - 1 ? new.endItem : nil,
          means,
          placer
        )
        if isChanged, !hasMoved { sections.setLength(parts[index].length, of: index) }
      }
    }
    if hasMoved { findSections() }
  }

  /// Records the lengths of the placed sections of a window.
  ///
  /// The first time, the means of their parts become the estimates for all others.
  ///
  /// - Returns: whether they did, so that all other lengths have changed.
  mutating func record(_ placed: [PlacedLengths]) -> Bool {
    guard positions == nil else { return false }
    for section in placed where parts.indices.contains(section.section) {
      parts[section.section].record(section, &means)
      sections.setLength(parts[section.section].length, of: section.section)
    }
    guard !isMeasured, !placed.isEmpty else { return false }
    isMeasured = true
    takeMeans()
    return true
  }

  /// Makes the means of all placed elements the estimates for the others, if they have changed.
  ///
  /// Offsets change, so that the caller has to keep in place what is on screen.
  ///
  /// - Complexity: O(sections) if there is anything to do, which happens O(log rows) times.
  mutating func takeMeans() {
    guard positions == nil, isMeasured, means.isDue else { return }
    means.take()
    for index in parts.indices { parts[index].takeEstimates(from: &means) }
    findSections()
  }

  /// Prepares for a room: what was measured in another one is unknown, unless it is the one before.
  mutating func prepare(
    in new: LengthRoom,
    for content: Content,
    _ placer: LayoutPlacer
  ) {
    guard positions == nil, new != room else { return }
    let isFirst = room == nil
    defer { room = new }
    guard isMeasured else {
      // Lines may break elsewhere, also those of which all sizes are known.
      if !isFirst { findParts(of: content, placer) }
      return
    }
    let known = former
    former = room.map { ($0, (parts, means)) }
    if let known, known.room == new {
      (parts, means) = known.lengths
      return findSections()
    }
    isMeasured = false
    means.restart()
    findParts(of: content, placer)
  }

  /// Forgets what was measured, because elements have other sizes now.
  mutating func forgetMeasured() {
    (room, former) = (nil, nil)
  }

  private mutating func findParts(of content: Content, _ placer: LayoutPlacer?) {
    let last = content.sections.count - 1
    parts = content.sections.enumerated().map {
      SectionLengths(of: $1, isLast: $0 == last, means, placer)
    }
    findSections()
  }

  /// Adds or removes sections of unknown length.
  private mutating func replaceSections(at position: Int, by added: Int) {
    guard added != 0 else { return }
    let new = repeatElement(SectionLengths(), count: max(0, added))
    parts.replaceSubrange(Self.range(at: position, by: added, of: parts.count), with: new)
  }

  /// The range to replace for a change of a count: empty for additions; for removals it starts at
  /// `position` and stays within the count.
  static func range(at position: Int, by added: Int, of count: Int) -> Range<Int> {
    let removed = min(count, max(0, -added))
    let start = max(0, min(position, count - removed))
    return start..<start + removed
  }

  private mutating func findSections() {
    sections = LayoutIndex(parts.lazy.map(\.length))
  }
}
