/// The lengths of one section along the list.
struct SectionLengths {
  /// The length up to the first row.
  private(set) var head = 0.0
  private(set) var rows = LayoutIndex()
  /// The length after the last row, including the distance to the next section.
  private(set) var tail = 0.0

  /// The facts that the lengths before and after the rows depend on; nil if the content was not
  /// looked at.
  private var shape: Shape?
  /// True if head and tail are known.
  private var hasKnownEnds = false
  /// The content type of all rows; nil if there may be several.
  private var type: ObjectIdentifier?
  /// The length that the app expects of rows that were not placed; nil for the means.
  private var expected: Double?
  /// The mean length of the rows, if they have no common type.
  private var own = RunningMean()
  /// The app's rows whose fixed sizes were read; nil if there are none.
  private var fixedRows: ObjectIdentifier?

  /// The parts of a section, apart from the number of rows.
  private struct Shape: Equatable {
    let isLast: Bool
    let isEmpty: Bool
    let hasHeader: Bool
    let hasFooter: Bool
  }

  var length: Double { head + rows.totalLength + tail }

  /// A section without rows, of which nothing is known.
  init() {}

  /// A section of which fixed sizes are known.
  init(
    of section: Section,
    isLast: Bool,
    _ means: LengthMeans,
    _ placer: LayoutPlacer?
  ) {
    _ = adapt(to: section, isLast: isLast, before: 0, end: nil, means, placer)
  }

  /// Adapts to new content.
  ///
  /// - Parameters:
  ///   - section: The section of the new content.
  ///   - isLast: Whether no other section follows.
  ///   - before: The number of rows that were added at the start.
  ///   - end: The end of the window in the section; nil if the section does not go on after it.
  ///   - means: The means of all that was placed.
  ///   - placer: Knows what has a fixed size.
  /// - Returns: Whether any length may have changed.
  mutating func adapt(
    to section: Section,
    isLast: Bool,
    before: Int,
    end: Int?,
    _ means: LengthMeans,
    _ placer: LayoutPlacer?
  ) -> Bool {
    let isNew = shape == nil
    let shape = Shape(
      isLast: isLast,
      isEmpty: section.count == 0,
      hasHeader: section.header != nil,
      hasFooter: section.footer != nil
    )
    let hasOtherShape = shape != self.shape
    self.shape = shape
    type = section.storage.rows?.functions.contentType
    expected = section.layouts.table.estimatedRowLength.map(Double.init)
    rows.estimate = estimate(from: means)
    if hasOtherShape { takeEnds(of: section, isLast: isLast, means, placer) }
    let identity = section.storage.rows.map { ObjectIdentifier($0) }
    if let identity, identity == fixedRows, rows.count == section.count { return hasOtherShape }
    // Where only some are fixed, what was measured is worth more than reading them again.
    if let lengths = placer?.layout.knownLengths(ofRowsIn: section, onlyIfAll: !isNew) {
      fixedRows = identity
      let known = LayoutIndex(lengths, estimate: rows.estimate)
      precondition(
        known.count == section.count,
        "a layout knows \(known.count) lengths of a section with \(section.count) rows"
      )
      rows = known
      return true
    }
    fixedRows = nil
    return adaptCount(to: section.count, before: before, end: end) || hasOtherShape
  }

  /// Adds or removes rows of unknown length.
  private mutating func adaptCount(to count: Int, before: Int, end: Int?) -> Bool {
    guard before != 0 || rows.count != count else { return false }
    adaptRows(at: 0, by: before)
    let added = count - rows.count
    // In a section that continues after the window, rows changed within the window.
    let position = end.map { $0 < count ? $0 - max(0, added) : .max } ?? .max
    adaptRows(at: position, by: added)
    return true
  }

  private mutating func adaptRows(at position: Int, by added: Int) {
    guard added != 0 else { return }
    let range = ContentExtents.range(at: position, by: added, of: rows.count)
    rows.splice(range, count: max(0, added), length: nil)
  }

  private mutating func takeEnds(
    of section: Section,
    isLast: Bool,
    _ means: LengthMeans,
    _ placer: LayoutPlacer?
  ) {
    let known = placer?.layout.knownEnds(of: section, isLast: isLast)
    // The placed lengths are closer than a mean.
    guard known != nil || !hasKnownEnds else { return }
    (head, tail) = known ?? (means.head, means.tail)
    hasKnownEnds = known != nil
  }

  /// Takes over the lengths of the placed part, and adds new ones to the means.
  mutating func record(_ placed: PlacedLengths, _ means: inout LengthMeans) {
    if !hasKnownEnds { means.add(head: placed.head, tail: placed.tail) }
    (head, tail, hasKnownEnds) = (placed.head, placed.tail, true)
    let end = min(placed.firstRow + placed.rows.count, rows.count)
    var row = placed.firstRow
    while row < end {
      row = rows.firstDifference(from: placed.rows, of: row..<end, start: placed.firstRow)
      guard row < end else { return }
      let length = placed.rows[row - placed.firstRow]
      if rows.learn(length, of: row) { means.add(row: length, ofType: type, own: &own) }
      row += 1
    }
  }

  /// Assumes the present means for all that is not known.
  mutating func takeEstimates(from means: inout LengthMeans) {
    own.take()
    rows.estimate = estimate(from: means)
    if !hasKnownEnds { (head, tail) = (means.head, means.tail) }
  }

  private func estimate(from means: LengthMeans) -> Double {
    expected ?? (type.map { means.row(ofType: $0) } ?? own.taken) ?? means.row
  }
}
