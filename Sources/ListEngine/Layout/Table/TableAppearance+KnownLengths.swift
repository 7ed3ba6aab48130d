import Foundation

// The lengths of rows that a table knows without measuring: those of fixed size.
extension TableAppearance {
  /// The number of rows that are looked at first: if none has a fixed size, none is expected to.
  private static let probeCount = 16

  func knownLengths(
    ofRowsIn section: Section,
    onlyIfAll: Bool,
    _ room: LayoutRoom
  ) -> LengthRuns? {
    guard section.hasFixedSize(inFirst: onlyIfAll ? 1 : Self.probeCount) else { return nil }
    let columns = section.layouts.table.columns.count
    let count = section.count
    let lastLine = (count - 1) / columns * columns
    let hasFooter = section.footer != nil
    var lines = LineLengths(columns: columns)
    let isComplete = section.visitSizings { sizing, layouts, rows in
      let height = fixedHeight(sizing)
      if height == nil, onlyIfAll { return false }
      let before = min(rows, max(0, lastLine - lines.rows))
      lines.add(before, height, Double(spacing(below: layouts?.table, false, hasFooter)))
      lines.add(rows - before, height, Double(spacing(below: layouts?.table, true, hasFooter)))
      return true
    }
    guard isComplete else { return nil }
    lines.end()
    return lines.lengths
  }

  private func spacing(
    below row: ItemLayout?,
    _ isInLastLine: Bool,
    _ hasFooter: Bool
  ) -> CGFloat {
    guard isInLastLine else { return row?.itemSpacing?.finiteDistance ?? layout.itemSpacing }
    guard hasFooter else { return 0 }
    return row?.itemToSectionFooterSpacing?.finiteDistance ?? layout.itemToSectionFooterSpacing
  }
}

/// The lengths of lines of rows beside each other: the height of the highest one, and what follows it.
private struct LineLengths {
  let columns: Int
  /// The number of rows so far.
  private(set) var rows = 0
  private(set) var lengths = LengthRuns()
  /// The line that is not full: its rows, its height if that is known, and the space after it.
  private var line: (rows: Int, height: Double?, spacing: Double) = (0, 0, 0)

  init(columns: Int) {
    self.columns = columns
  }

  /// Adds rows of one height.
  mutating func add(_ count: Int, _ height: Double?, _ spacing: Double) {
    rows += count
    var left = count
    while left > 0 {
      let whole = line.rows == 0 ? left / columns * columns : 0
      if whole > 0 { append(whole, (columns, height, spacing)) } else { addOne(height, spacing) }
      left -= max(1, whole)
    }
  }

  /// Ends a line that is not full.
  mutating func end() {
    guard line.rows > 0 else { return }
    append(line.rows, line)
    line = (0, 0, 0)
  }

  private mutating func addOne(_ height: Double?, _ spacing: Double) {
    line.height = line.height.flatMap { line in height.map { max(line, $0) } }
    line.spacing = line.rows == 0 ? spacing : max(line.spacing, spacing)
    line.rows += 1
    if line.rows == columns { end() }
  }

  private mutating func append(
    _ count: Int,
    _ line: (rows: Int, height: Double?, spacing: Double)
  ) {
    lengths.append(line.height.map { ($0 + line.spacing) / Double(line.rows) }, count: count)
  }
}
