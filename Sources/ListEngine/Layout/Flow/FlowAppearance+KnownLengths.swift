import Foundation

// The facts that a flow knows of rows without measuring: where lines break, and their lengths if
// all items of a line have fixed sizes.
extension FlowAppearance {
  /// The number of rows that are looked at first: if none has a fixed size, none is expected to.
  private static let probeCount = 16

  func knownLengths(
    ofRowsIn section: Section,
    onlyIfAll: Bool,
    _ room: LayoutRoom
  ) -> LengthRuns? {
    guard section.hasFixedSize(inFirst: onlyIfAll ? 1 : Self.probeCount) else { return nil }
    let flow = section.layouts.flow
    let room = SectionRoom(width(ofSection: section.layouts), in: room)
    let widths = itemWidths(in: flow, room)
    let empty = FlowLine(spacing: breakSpacing(in: flow), room: room.length)
    var lengths = LengthRuns()
    var line = (items: empty, height: Double?(0))
    func endLine(_ spacing: CGFloat) {
      let length = line.height.map { ($0 + Double(spacing)) / Double(line.items.count) }
      lengths.append(length, count: line.items.count)
    }
    let isComplete = section.visitSizings { sizing, layouts, count in
      let height = fixedHeight(sizing)
      // Without the width of an item, nothing is known of where the next lines break.
      guard height != nil || !onlyIfAll,
        let width = widths.width(of: layouts?.flow ?? .defaultValue) ?? fixedWidth(sizing)
      else { return false }
      for _ in 0..<count {
        if !line.items.add(width) {
          endLine(spacings.rowSpacing)
          line = (empty, 0)
          _ = line.items.add(width)
        }
        line.height = line.height.flatMap { line in height.map { max(line, $0) } }
      }
      return true
    }
    guard isComplete else { return nil }
    if line.items.count > 0 {
      endLine(section.footer == nil ? 0 : spacings.rowToSectionFooterSpacing)
    }
    return lengths
  }

  /// The length of a fixed size across the list; nil if it has to be measured.
  private func fixedWidth(_ sizing: Sizing) -> CGFloat? {
    guard let size = sizing.fixedSize else { return nil }
    let width = direction.width(for: size)
    return Sizing.isFinite(width) ? width : 0
  }
}
