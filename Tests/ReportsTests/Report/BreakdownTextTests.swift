import Testing

@testable import Reports

@Suite struct BreakdownTextTests {
  private func node(_ name: String, _ count: Int, _ inside: [Breakdown.Node] = [])
    -> Breakdown.Node
  {
    let own = count - inside.reduce(0) { $0 + $1.count }
    return Breakdown.Node(
      name: name,
      colour: nil,
      count: count,
      totalNs: Int64(count) * 1_000_000,
      selfNs: Int64(own) * 1_000_000,
      inside: inside
    )
  }

  /// The lines of calls, each sample a millisecond.
  private func lines(_ nodes: [Breakdown.Node]) -> [String] {
    let samples = nodes.reduce(0) { $0 + $1.count }
    let breakdown = Breakdown(
      name: "frames",
      colour: nil,
      durationNs: Int64(samples) * 1_000_000,
      selfNs: nil,
      nodes: nodes,
      hasShares: true
    )
    return BreakdownText(breakdown).lines
  }

  @Test("Calls have a share of all samples on every line, and own time where there is any")
  func shares() {
    let inside = node("Row.apply()", 20)
    let found = lines([node("inside ListEngine", 31, [inside]), node("Row.load()", 69)])
    #expect(
      found.map { $0.split(separator: " ").joined(separator: " ") } == [
        "inside ListEngine ×31 31.0 % 31.0 ms (self 11.0 ms)", "Row.apply() ×20 20.0 % 20.0 ms",
        "Row.load() ×69 69.0 % 69.0 ms",
      ]
    )
  }

  @Test("Calls with less than a fiftieth of the samples are left out")
  func few() {
    #expect(lines([node("Row.load()", 98), node("a()", 1), node("b()", 2)]).count == 1)
  }

  @Test("A long name is cut, and the numbers stay in their column")
  func long() {
    let found = lines([node(String(repeating: "x", count: 90), 60), node("Row.load()", 40)])
    #expect(found[0].contains("x… ×60"))
    #expect(Set(found.map { $0.prefix { $0 != "%" }.count }).count == 1)
  }
}
