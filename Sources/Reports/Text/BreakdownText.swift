import TraceAnalysis

/// What was inside something, as an indented list.
struct BreakdownText {
  private let breakdown: Breakdown
  /// Anything that took less than a hundredth of the whole is left out.
  private static let minShare = 0.01
  private static let maxNameLength = 40

  init(_ breakdown: Breakdown) {
    self.breakdown = breakdown
  }

  /// The rows, the most expensive first, and last the time that none of them explains.
  var lines: [String] {
    let own = breakdown.selfNs.map { [Self.line("(in no interval)", $0)] } ?? []
    // Of one level alone nothing is left out.
    let whole = breakdown.nodes.map { Double($0.totalNs) }
      .reduce(Double(breakdown.selfNs ?? 0), +)
    let smallest = breakdown.briefDepth > 1 ? whole * Self.minShare : 0
    return lines(breakdown.nodes, level: 0, smallest: smallest) + own
  }

  private func lines(_ nodes: [Breakdown.Node], level: Int, smallest: Double) -> [String] {
    guard level < breakdown.briefDepth else { return [] }
    return nodes.filter { Double($0.totalNs) >= smallest }.flatMap { node in
      [Self.line(node, level: level)] + lines(node.inside, level: level + 1, smallest: smallest)
    }
  }

  private static func line(_ node: Breakdown.Node, level: Int) -> String {
    let shown = node.name.printable
    let name = shown.count > maxNameLength ? shown.prefix(maxNameLength - 1) + "…" : shown
    let count = node.count > 1 ? " ×\(Readable.number(node.count))" : ""
    let label = String(repeating: "  ", count: level) + name + count
    let own = node.inside.isEmpty ? "" : "  (self \(Readable.time(node.selfNs)))"
    return line(label, node.totalNs) + own
  }

  private static func line(_ label: String, _ time: Int64) -> String {
    "    " + TextTable.padded(label, 32) + "  " + Readable.time(time)
  }
}
