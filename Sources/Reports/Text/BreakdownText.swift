import TraceAnalysis

/// The intervals inside something, as an indented list.
struct BreakdownText {
  private let breakdown: Breakdown
  /// Anything that took less of the whole is left out; calls are deep.
  private var minShare: Double { breakdown.hasShares ? 0.02 : 0.01 }
  private static let maxNameLength = 40
  private static let labelWidth = 32
  /// With shares, names are those of functions.
  private static let wideLabelWidth = 52

  init(_ breakdown: Breakdown) {
    self.breakdown = breakdown
  }

  /// The rows, the most expensive first, and last the time that none of them explains.
  var lines: [String] {
    let own = breakdown.selfNs.map { [line("(in no interval)", $0)] } ?? []
    // Of one level alone nothing is left out.
    let whole = breakdown.nodes.map { Double($0.totalNs) }
      .reduce(Double(breakdown.selfNs ?? 0), +)
    let smallest = breakdown.briefDepth > 1 ? whole * minShare : 0
    return lines(breakdown.nodes, level: 0, smallest: smallest) + own
  }

  private func lines(_ nodes: [Breakdown.Node], level: Int, smallest: Double) -> [String] {
    guard level < breakdown.briefDepth else { return [] }
    return nodes.filter { Double($0.totalNs) >= smallest }.flatMap { node in
      [line(node, level: level)] + lines(node.inside, level: level + 1, smallest: smallest)
    }
  }

  private func line(_ node: Breakdown.Node, level: Int) -> String {
    let indent = String(repeating: "  ", count: level)
    let count = node.count > 1 ? " ×\(Readable.number(node.count))" : ""
    let room =
      breakdown.hasShares
      ? Self.wideLabelWidth - indent.count - count.count : Self.maxNameLength
    let name = node.name.printable.shortened(to: room)
    let isWhole = node.inside.isEmpty || breakdown.hasShares && node.selfNs == 0
    let own = isWhole ? "" : "  (self \(Readable.time(node.selfNs)))"
    return line(indent + name + count, node.totalNs) + own
  }

  private func line(_ label: String, _ time: Int64) -> String {
    guard breakdown.hasShares else {
      return "    " + TextTable.padded(label, Self.labelWidth) + "  " + Readable.time(time)
    }
    let share = breakdown.share(time).map(Readable.share) ?? ""
    return "    " + TextTable.padded(label, Self.wideLabelWidth)
      + String(repeating: " ", count: max(0, 9 - share.count)) + share + "  "
      + Readable.time(time)
  }
}
