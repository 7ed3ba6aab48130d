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
    let hasFooter = section.footer != nil
    let count = section.count
    let lastLine = (count - 1) / columns * columns
    let usual = Double(layout.itemSpacing)
    var lengths = LengthRuns()
    // Of the row's line so far.
    var line: (rows: Int, height: Double?, spacing: Double) = (0, 0, 0)
    var index = 0
    let isComplete = section.visitSizings { sizing, layouts in
      let height = fixedHeight(sizing)
      if height == nil, onlyIfAll { return false }
      let isInLastLine = index >= lastLine
      let spacing =
        isInLastLine || layouts != nil
        ? Double(spacing(below: layouts?.table, isInLastLine, hasFooter)) : usual
      line.height = line.height.flatMap { line in height.map { max(line, $0) } }
      line.spacing = line.rows == 0 ? spacing : max(line.spacing, spacing)
      line.rows += 1
      index += 1
      guard line.rows == columns || index == count else { return true }
      lengths.append(
        line.height.map { ($0 + line.spacing) / Double(line.rows) },
        count: line.rows
      )
      line = (0, 0, 0)
      return true
    }
    return isComplete ? lengths : nil
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
