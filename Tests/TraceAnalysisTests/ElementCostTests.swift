import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ElementCostTests {
  private static func cost(
    _ name: String,
    at time: Int64,
    elements: Int = 1,
    measured: Int = 1,
    _ times: (measure: Int64, layout: Int64, views: Int64),
    in script: inout TraceScript
  ) {
    script.event(
      "element_cost",
      at: time,
      [
        "element": .text(name), "elements": .count(elements), "measured": .count(measured),
        "cached": .count(2), "measure_ns": .integer(times.measure),
        "layout_ns": .integer(times.layout), "views_ns": .integer(times.views),
      ]
    )
  }

  @Test("Costs of elements are added up by type, the dearest first")
  func costs() throws {
    var script = TraceScript()
    script.list = 1
    Self.cost("Label", at: 10, elements: 2, measured: 4, (60, 0, 5), in: &script)
    Self.cost("Row", at: 11, (30, 10, 0), in: &script)
    Self.cost("Label", at: 20, elements: 1, measured: 1, (10, 0, 0), in: &script)
    let rows = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].elements
    #expect(rows.map(\.name) == ["Label", "Row"])
    let label = try #require(rows.first)
    #expect(label.elements == 3)
    #expect(label.measured == 5)
    #expect(label.cached == 4)
    #expect(label.measureNs == 70)
    #expect(label.viewsNs == 5)
    #expect(label.totalNs == 75)
    #expect(label.shareOfMeasuring == 0.7)
    #expect(label.measurementsEach == 5.0 / 3)
    #expect(rows[1].layoutNs == 10)
  }

  @Test("Huge and negative numbers do no harm; without elements there is nothing")
  func extremes() {
    var script = TraceScript()
    for time in 1...3 as ClosedRange<Int64> {
      Self.cost("Label", at: time, (.max, .max, .max), in: &script)
      Self.cost("Row", at: time, elements: 0, (-5, 0, 0), in: &script)
    }
    let rows = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].elements
    #expect(rows.map(\.totalNs) == [.max, 0])
    #expect(rows[1].measurementsEach == nil)
    let empty = TraceSummary(TraceScript().trace(), schema: ListSchema.schema)
    #expect(empty.groups[0].elements.isEmpty)
  }
}
