import Foundation

// What a table knows of rows, headers and footers without measuring: those of fixed size.
extension TableAppearance {
  /// The number of rows that are looked at first: if none has a fixed size, none is expected to.
  private static let probeCount = 16

  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? {
    let rows = section.storage
    guard rows.hasFixedSize(inFirst: onlyIfAll ? 1 : Self.probeCount) else { return nil }
    let columns = section.layouts.table.columns.count
    let hasFooter = section.footer != nil
    let count = rows.count
    var lengths = LengthRuns()
    // Of the row's line so far.
    var line: (rows: Int, height: Double?, spacing: Double) = (0, 0, 0)
    var index = 0
    let isComplete = rows.visitSizings { sizing, layouts in
      let height = fixedHeight(sizing)
      if height == nil, onlyIfAll { return false }
      let isInLastLine = index / columns == (count - 1) / columns
      let spacing = Double(spacing(below: layouts?.table, isInLastLine, hasFooter))
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
    guard isInLastLine else { return row?.itemSpacing ?? layout.itemSpacing }
    guard hasFooter else { return 0 }
    return row?.itemToSectionFooterSpacing ?? layout.itemToSectionFooterSpacing
  }

  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? {
    guard let header = fixedHeight(section.header), let footer = fixedHeight(section.footer) else {
      return nil
    }
    let hasRows = section.count > 0
    let head = header + (section.header != nil && hasRows ? sectionHeaderBottomSpacing : 0)
    let isEmpty = !hasRows && section.header == nil && section.footer == nil
    guard !isEmpty, !isLast else { return isEmpty ? (0, 0) : (head, footer) }
    let spacing =
      section.layouts.table.customInterSectionSpacing
      ?? (section.footer == nil
        ? layout.interSectionSpacingWithNoFooter : layout.interSectionSpacingWithFooter)
    return (head, footer + Double(spacing))
  }

  private func fixedHeight(_ part: (any AnyHeaderFooterConvertible)?) -> Double? {
    guard let part else { return 0 }
    return fixedHeight(part.asAnyHeaderFooter().sizing)
  }

  /// The length of a fixed size along the list; nil if it has to be measured.
  private func fixedHeight(_ sizing: Sizing) -> Double? {
    guard let size = sizing.fixedSize else { return nil }
    let length = direction.height(for: size)
    return Sizing.isFinite(length) ? Double(length) : 0
  }
}
