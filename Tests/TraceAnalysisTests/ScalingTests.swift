import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ScalingTests {
  /// A run whose updates take as many microseconds as there are items, ten more in each frame, or as a power
  /// of the frame's number, with a change of the model so long before each frame.
  private static func run(
    changeEndsBefore gapNs: Int64,
    inside: Bool = false,
    power: Double = 1
  ) -> TraceScript {
    var script = TraceScript()
    for number in 1...12 {
      let (id, start, items) = (UInt32(number * 10), Int64(number) * 10_000_000, number * 10)
      let named: KeyValuePairs<String, FieldValue> = ["name": .text("prepend")]
      script.begin("interval", id, at: start - gapNs - 1_000, named)
      script.end("interval", id, at: start - gapNs, named)
      script.begin(
        "frame",
        id + 1,
        at: start,
        ["frame": .count(number), "harness_ns": .integer(20_000), "offset_points": .number(0)]
      )
      if inside {
        script.begin("interval", id + 4, at: start + 10, ["name": .text("apply_model")])
        script.end("interval", id + 4, at: start + 20, ["name": .text("apply_model")])
      }
      script.begin("update", id + 2, at: start + 100)
      script.begin("slice", id + 3, at: start + 200, ["all_items": .count(items)])
      script.end("slice", id + 3, at: start + 300)
      script.end("update", id + 2, at: start + 100 + Int64(10 * pow(Double(number), power)) * 1_000)
      script.end("frame", id + 1, at: start + 5_000_000)
    }
    return script
  }

  private static func costs(_ script: TraceScript) -> Set<String> {
    let group = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0]
    return Set(group.scaling.map(\.cost))
  }

  @Test(
    "An update grows under the name of the model's change that the harness made before its frame"
  )
  func changeBefore() throws {
    let script = Self.run(changeEndsBefore: 500)
    let group = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0]
    let scaling = try #require(group.scaling.first { $0.cost == "prepend" && $0.size == .items })
    #expect(scaling.fit.count == 12)
    #expect(abs(scaling.fit.exponent - 1) < 1e-9)
    #expect(Self.costs(script) == ["update", "prepend"])
  }

  @Test(
    "Costs that grow faster than the items are found, with what is beyond proportion",
    arguments: [1.0, 2]
  )
  func growth(power: Double) throws {
    let script = Self.run(changeEndsBefore: 20_001, power: power)
    let group = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0]
    let found = group.advice.first { $0.rule == .growth }
    #expect((found != nil) == (power == 2))
    guard let found else { return }
    // The first takes 10 µs; the squares of 1 to 12 are 650 in all, and in proportion it were 78.
    let lossNs = try #require(found.loss).frameNs
    #expect(abs(Double(lossNs) / 5_720_000 - 1) < 0.01)
    #expect(found.costs.map(\.intervals) == [["update"]])
    #expect(abs(found.costs[0].share - 572 / 650.0) < 0.01)
    #expect(found.fix != nil)
  }

  @Test("Updates that do more with more items do not grow; each kind is fitted by itself")
  func kinds() throws {
    var script = TraceScript()
    for number in 1...24 {
      let (id, start) = (UInt32(number * 10), Int64(number) * 10_000_000)
      let appliesRows = number > 12
      let items = appliesRows ? 1_000 + number : 100 + number
      script.begin("frame", id, at: start, ["frame": .count(number)])
      script.begin("update", id + 1, at: start + 100, ["reason": .label("content_changed")])
      script.begin("slice", id + 2, at: start + 200, ["all_items": .count(items)])
      script.end("slice", id + 2, at: start + 300)
      if appliesRows {
        script.begin("apply", id + 3, at: start + 400)
        script.end("apply", id + 3, at: start + 3_000_000)
      }
      script.end("update", id + 1, at: start + (appliesRows ? 3_100_000 : 20_000))
      script.end("frame", id, at: start + 5_000_000)
    }
    let group = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0]
    // Neither kind has contents of which one is twice as large as another.
    #expect(group.scaling.isEmpty)
    #expect(!group.advice.contains { $0.rule == .growth })
  }

  @Test("A change that ended before the harness's time belongs to no update")
  func changeLongBefore() {
    #expect(Self.costs(Self.run(changeEndsBefore: 20_001)) == ["update"])
  }

  @Test("A change inside of the frame comes before one that was made before it")
  func changeInside() {
    #expect(
      Self.costs(Self.run(changeEndsBefore: 500, inside: true)) == ["update", "apply_model"]
    )
  }
}
