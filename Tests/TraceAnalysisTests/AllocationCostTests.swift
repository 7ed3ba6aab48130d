import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct AllocationCostTests {
  /// An interval that ends with its counts, as a recording has them.
  private struct Counted {
    var interval = "apply"
    var type = -1
    var allocations: Int64 = 0
    var bytes: Int64 = 0
    var own: (allocations: Int64, bytes: Int64)?

    func write(at time: Int64, in script: inout TraceScript) {
      script.event(
        "allocations",
        at: time,
        [
          "interval": .text(interval), "type": .integer(Int64(type)),
          "allocations": .integer(allocations), "bytes": .integer(bytes),
          "own_allocations": .integer(own?.allocations ?? allocations),
          "own_bytes": .integer(own?.bytes ?? bytes), "cost_ns": .integer(30),
        ]
      )
    }
  }

  private static func group(_ script: TraceScript) -> RunGroup {
    TraceSummary(script.trace(), schema: ListSchema.schema).groups[0]
  }

  @Test("Allocations are added up by interval and type; calls of inner intervals count once")
  func sums() throws {
    var script = TraceScript()
    script.list = 1
    script.event("type_name", at: 1, ["type": .integer(7), "name": .text("MessageRow")])
    Counted(type: 7, allocations: 214, bytes: 4_000).write(at: 10, in: &script)
    Counted(type: 7, allocations: 216, bytes: 4_200).write(at: 11, in: &script)
    Counted(type: 8, allocations: 3, bytes: 96).write(at: 12, in: &script)
    Counted(interval: "frame", allocations: 500, bytes: 9_000, own: (67, 704))
      .write(at: 20, in: &script)
    let summary = try #require(Self.group(script).allocations)
    #expect(summary.costs.map(\.interval) == ["apply", "frame", "apply"])
    #expect(summary.costs.map(\.type) == ["MessageRow", nil, "type 8"])
    let first = summary.costs[0]
    #expect(first.count == 2)
    #expect(first.allocations == 430)
    #expect(first.bytes == 8_200)
    #expect(first.allocationsEach == 215)
    #expect(first.bytesEach == 4_100)
    #expect(summary.allocations == 500)
    #expect(summary.bytes == 9_000)
    #expect(summary.countingNs == 120)
    #expect(summary.costs(of: "apply").count == 2)
  }

  @Test("Huge numbers do no harm; those that make no sense are counted, and left out")
  func extremes() throws {
    var script = TraceScript()
    for time in 1...3 as ClosedRange<Int64> {
      Counted(allocations: .max, bytes: .max).write(at: time, in: &script)
      Counted(interval: "measure", allocations: -4, bytes: .min).write(at: time, in: &script)
      Counted(interval: "measure", allocations: 4, bytes: 9, own: (5, 9))
        .write(at: time, in: &script)
      script.event("allocations", at: time, ["interval": .text("apply")])
    }
    let summary = try #require(Self.group(script).allocations)
    #expect(summary.costs.map(\.allocations) == [.max])
    #expect(summary.costs.map(\.bytes) == [.max])
    #expect(summary.allocations == .max)
    #expect(summary.damaged == 9)
    #expect(Self.group(TraceScript()).allocations == nil)
  }

  @Test("Two recordings are compared by interval and type; equal counts are left out")
  func differences() throws {
    func summary(_ apply: Int64) throws -> AllocationSummary {
      var script = TraceScript()
      script.list = 1
      script.event("type_name", at: 1, ["type": .integer(7), "name": .text("MessageRow")])
      Counted(type: 7, allocations: apply, bytes: 100).write(at: 10, in: &script)
      Counted(interval: "diff", allocations: 9, bytes: 100).write(at: 11, in: &script)
      if apply > 100 { Counted(interval: "layout", allocations: 2).write(at: 12, in: &script) }
      return try #require(Self.group(script).allocations)
    }
    let (base, head) = (try summary(12), try summary(214))
    let found = AllocationDifference.all(base: base, head: head)
    #expect(found.map(\.name) == ["apply of MessageRow", "layout"])
    #expect(found.map(\.difference) == [202, 2])
    #expect(AllocationDifference.all(base: head, head: base).map(\.difference) == [-202, -2])
    #expect(AllocationDifference.all(base: head, head: head).isEmpty)
  }

  @Test(
    "Advice names a type whose rows allocate 200 times, where their work matters",
    arguments: [(199, 60_000, false), (214, 60_000, true), (214, 2_000, false)]
      as [(
        Int64, Int64, Bool
      )]
  )
  func advice(allocations: Int64, applyNs: Int64, isNamed: Bool) throws {
    var script = TraceScript()
    script.list = 1
    script.event("type_name", at: 1, ["type": .integer(7), "name": .text("MessageRow")])
    for row in 1...25 as ClosedRange<Int64> {
      let begin = row * 1_000_000
      script.begin("frame", UInt32(2 * row), at: begin, ["frame": .integer(row)])
      script.begin("apply", UInt32(2 * row + 1), at: begin + 10, ["type": .integer(7)])
      Counted(type: 7, allocations: allocations, bytes: 12_000)
        .write(at: begin + applyNs, in: &script)
      script.end("apply", UInt32(2 * row + 1), at: begin + 10 + applyNs)
      script.end("frame", UInt32(2 * row), at: begin + 100_000)
    }
    let advice = Self.group(script).advice.filter { $0.rule == .allocations }
    #expect(advice.map(\.subject.type) == (isNamed ? ["MessageRow"] : []))
    if isNamed {
      #expect(advice[0].sentence.hasPrefix("apply of MessageRow allocates 214 times, 12.0 KB"))
      #expect(advice[0].figures["rows"] == 25)
      // 25 of 25 rows take 60 µs of 100: the allocations take no more.
      #expect(advice[0].loss?.isAtMost == true && advice[0].fix != nil)
      #expect(advice[0].sentence.contains("at most 1.50 ms of the frames' time (60.0 %)"))
    }
  }
}
