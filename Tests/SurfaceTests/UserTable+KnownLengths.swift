import Foundation
import HeadlessUIKit
import ListEngine

// The lengths that the table knows without measuring.
extension UserTable {
  func knownLengths(ofRowsIn section: ListEngine.Section, onlyIfAll: Bool) -> LengthRuns? {
    guard section.hasFixedSize(inFirst: onlyIfAll ? 1 : 16) else { return nil }
    var rows: [(height: Double?, spacing: Double)] = []
    let columns = section.layouts.table.columns.count
    let lastLine = (section.count - 1) / columns
    let isComplete = section.visitSizings { sizing, layouts, count in
      let height = length(sizing)
      for _ in 0..<count {
        let isInLastLine = rows.count / columns == lastLine
        let spacing = spacing(below: layouts?.table ?? .defaultValue, isInLastLine, section)
        rows.append((height, Double(spacing)))
      }
      return height != nil || !onlyIfAll
    }
    guard isComplete else { return nil }
    var lengths = LengthRuns()
    for start in stride(from: 0, to: rows.count, by: columns) {
      let line = rows[start..<min(start + columns, rows.count)]
      let height = line.reduce(Double?(0)) { highest, row in
        highest.flatMap { highest in row.height.map { max(highest, $0) } }
      }
      let spacing = line.dropFirst().reduce(line[start].spacing) { max($0, $1.spacing) }
      lengths.append(height.map { ($0 + spacing) / Double(line.count) }, count: line.count)
    }
    return lengths
  }

  private func spacing(
    below layout: TableAppearance.ItemLayout,
    _ isInLastLine: Bool,
    _ section: ListEngine.Section
  ) -> CGFloat {
    let spacings = layoutAppearance.layout
    guard isInLastLine else { return layout.itemSpacing ?? spacings.itemSpacing }
    guard section.footer != nil else { return 0 }
    return layout.itemToSectionFooterSpacing ?? spacings.itemToSectionFooterSpacing
  }

  func knownEnds(
    of section: ListEngine.Section,
    isLast: Bool
  ) -> (head: Double, tail: Double)? {
    guard let header = length(section.header), let footer = length(section.footer) else {
      return nil
    }
    if section.count == 0, section.header == nil, section.footer == nil { return (0, 0) }
    let spacings = layoutAppearance.layout
    let hasSpacing = section.header != nil && section.count > 0
    let head = header + Double(hasSpacing ? spacings.sectionHeaderBottomSpacing : 0)
    guard !isLast else { return (head, footer) }
    let spacing =
      section.layouts.table.customInterSectionSpacing
      ?? (section.footer == nil
        ? spacings.interSectionSpacingWithNoFooter : spacings.interSectionSpacingWithFooter)
    return (head, footer + Double(spacing))
  }

  private func length(_ part: (any AnyHeaderFooterConvertible)?) -> Double? {
    part.map { length($0.asAnyHeaderFooter().sizing) } ?? 0
  }

  private func length(_ sizing: Sizing) -> Double? {
    sizing.fixedSize.map { Double(layoutAppearance.direction.height(for: $0)) }
  }
}
