import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct RowCostTests {
  private static func rows(_ script: TraceScript) -> RowCosts {
    TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].rows
  }

  /// One row that content is applied to.
  private static func apply(
    _ id: UInt32,
    at time: Int64,
    _ durationNs: Int64,
    type: Int,
    section: Int,
    reason: String,
    equivalent: Int,
    made: Int,
    in script: inout TraceScript
  ) {
    script.begin(
      "apply",
      id,
      at: time,
      [
        "section": .count(section), "type": .count(type), "reason": .label(reason),
        "equivalent": .count(equivalent),
      ]
    )
    script.end("apply", id, at: time + durationNs, ["views_created": .count(made)])
  }

  @Test("Rows are added up by type and by section, with what became of their views")
  func costs() throws {
    var script = TraceScript()
    script.list = 1
    script.event("type_name", at: 0, ["type": .count(1), "name": .text("Message")])
    script.begin("measure", 1, at: 10, ["section": .count(0), "type": .count(1)])
    script.end("measure", 1, at: 50)
    let apply = { (id: UInt32, type: Int, section: Int, reason: String, same: Int, made: Int) in
      Self.apply(
        id,
        at: Int64(id) * 100,
        Int64(id),
        type: type,
        section: section,
        reason: reason,
        equivalent: same,
        made: made,
        in: &script
      )
    }
    apply(2, 1, 0, "will_display", 0, 1)
    apply(3, 1, 0, "will_display", 1, 0)
    apply(4, 1, 1, "was_updated", 1, 0)
    apply(5, 2, 1, "measurement", 0, 0)
    let rows = Self.rows(script)
    #expect(rows.byType.map(\.type) == ["Message", "Message", "type 2"])
    #expect(rows.byType.map(\.work) == [.measure, .apply, .apply])
    #expect(rows.byType.map(\.durations.sum) == [40, 9, 5])
    #expect(rows.byType.map(\.views?.made) == [nil, 1, 0])
    #expect(rows.byType.map(\.views?.reused) == [nil, 1, 0])
    #expect(rows.byType.map(\.views?.unneeded) == [nil, 2, 0])
    #expect(rows.bySection.map(\.section) == [0, 1, 0])
    #expect(rows.bySection.map(\.work) == [.measure, .apply, .apply])
    #expect(rows.bySection.map(\.durations.sum) == [40, 9, 5])
    #expect(rows.bySection.map(\.views?.reused) == [nil, 0, 1])
  }

  @Test("What a trace of a former schema does not say of views stays unknown")
  func formerTrace() {
    var script = TraceScript()
    script.begin("apply", 1, at: 0)
    script.end("apply", 1, at: 10)
    script.begin("apply", 2, at: 20, ["type": .count(3)])
    script.end("apply", 2, at: 25, ["views_created": .count(1)])
    let rows = Self.rows(script).byType
    #expect(rows.map(\.type) == [nil, "type 3"])
    #expect(rows.map(\.views?.made) == [nil, 1])
    #expect(rows[1].views?.unneeded == nil)
  }

  @Test("Types of the same name are one, whatever their numbers in their lists are")
  func names() {
    var script = TraceScript()
    for list in 1...2 as ClosedRange<UInt32> {
      script.list = list
      script.event("type_name", at: 0, ["type": .count(Int(list)), "name": .text("Row")])
      script.begin("measure", list, at: Int64(list) * 10, ["type": .count(Int(list))])
      script.end("measure", list, at: Int64(list) * 10 + 5)
    }
    #expect(Self.rows(script).byType.map(\.durations.count) == [2])
  }

  @Test("Sections beyond a bound are one that is not known, and nothing is lost")
  func manySections() {
    var script = TraceScript()
    for number in 1...1_100 as ClosedRange<UInt32> {
      let time = Int64(number) * 10
      script.begin("measure", number, at: time, ["section": .count(Int(number))])
      script.end("measure", number, at: time + 3)
    }
    let rows = Self.rows(script).bySection
    #expect(rows.count == 1_025)
    #expect(rows.first?.section == nil)
    #expect(rows.first?.durations.count == 76)
    #expect(rows.reduce(0) { $0 + $1.durations.sum } == 3_300)
  }
}
