import ListSchema
import Signposts
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite("Frames evaluated with a factor for each kind of work")
struct SlowdownProfileTests {
  /// Begins and ends of intervals: name, begin, end; nested as their times are.
  private typealias Written = (name: String, begin: Int64, end: Int64)

  /// A frame from 0 to 100, with a budget of 500 and a period of 1,000.
  private func script(
    _ inside: [Written],
    cpuNs: Int64? = nil,
    _ parameters: [String: String] = [:]
  ) -> TraceScript {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
    )
    for (name, value) in parameters {
      script.event(
        "run_parameter",
        at: 0,
        [
          "name": .text(name), "type": .label(name == "slowdown" ? "number" : "text"),
          "value": .text(value), "unit": .text("-"), "meaning": .text("m"),
          "comparison": .label("may_differ"),
        ]
      )
    }
    script.begin("frame", 1, at: 0, ["frame": .count(1), "phase": .label("drag")])
    var marks: [(time: Int64, isEnd: Bool, order: Int, id: Int)] = []
    for (index, interval) in inside.enumerated() {
      marks.append((interval.begin, false, index, index + 2))
      marks.append((interval.end, true, -index, index + 2))
    }
    marks.sort { ($0.time, $0.isEnd ? 0 : 1, $0.order) < ($1.time, $1.isEnd ? 0 : 1, $1.order) }
    for mark in marks {
      let name = inside[mark.id - 2].name
      if mark.isEnd {
        script.end(name, UInt32(mark.id), at: mark.time)
      } else {
        script.begin(name, UInt32(mark.id), at: mark.time)
      }
    }
    script.end("frame", 1, at: 100, cpuNs.map { ["cpu_ns": .integer($0)] } ?? [:])
    return script
  }

  private func frames(
    _ script: TraceScript,
    _ text: String?,
    rest: Double? = nil
  ) throws -> FrameSummary {
    let evaluation = EvaluationOptions(
      slowdown: rest,
      slowdownFactors: text.flatMap { SlowdownFactors(parameterText: $0) }
    )
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema, evaluation: evaluation)
    return try #require(summary.frames)
  }

  private static let nested: [Written] = [("update", 10, 90), ("slice", 20, 80), ("diff", 30, 60)]

  @Test(
    "A moment counts for the innermost kind that has a factor, everything else for the rest",
    arguments: [
      // Nothing of its own: 100 × 3.
      ("measure=50", 3.0, 300, 0.0),
      // 30 × 10 + 70 × 3
      ("diff=10", 3, 510, 0.3),
      // The update's 80 × 10 + 20 × 1
      ("update=10", 1, 820, 0.8),
      // 30 × 2 + 30 × 10 + 40 × 1
      ("slice=10,diff=2", 1, 400, 0.6),
      // 30 × 2 + 30 × 5 + 20 × 10 + 20 × 4
      ("update=10,slice=5,diff=2", 4, 490, 0.8),
      // The frame itself is no kind of work.
      ("frame=7", 2, 200, 0),
    ]
  )
  func innermost(text: String, rest: Double, costNs: Int64, share: Double) throws {
    let found = try frames(script(Self.nested), text, rest: rest)
    let frame = try #require(found.frames.first)
    #expect(frame.timing.overrunNs == costNs - 500)
    #expect(abs(frame.fittedShare - share) < 1e-9)
    #expect(abs(found.meanSlowdown - Double(costNs) / 100) < 1e-9)
    #expect(abs(try #require(found.fittedShare) - share) < 1e-9)
  }

  @Test("What the thread waited stays as it is")
  func waiting() throws {
    let found = try frames(script(Self.nested, cpuNs: 50), "diff=10", rest: 3)
    // 50 × 5.1 + 50
    #expect(found.frames[0].timing.overrunNs == 305 - 500)
  }

  @Test(
    "Scrolls with an update have another factor than those without, like those that were fitted"
  )
  func scrolls() throws {
    let factors = "scroll with an update=10,scroll without an update=2"
    let inside: [Written] = [
      ("scroll", 0, 20), ("scroll", 30, 60), ("update", 35, 55), ("diff", 40, 50),
    ]
    let found = try frames(script(inside), factors)
    // 20 × 2 + 30 × 10 + 50
    #expect(found.frames[0].timing.overrunNs == 390 - 500)
  }

  @Test("The cause of a late frame is what takes longest on the device")
  func cause() throws {
    let inside: [Written] = [("measure", 0, 60), ("diff", 60, 90)]
    #expect(try frames(script(inside), nil, rest: 10).frames[0].cause?.name == "measure-cache miss")
    let slow = try frames(script(inside), "diff=50", rest: 10).frames[0]
    #expect(slow.cause?.name == "diff")
    // 1,500 of 600 + 1,500 + 100
    #expect(abs(try #require(slow.cause?.share) - 1_500 / 2_200) < 1e-9)
  }

  @Test("A run's own factors count, unless the reader asks for others, or for one for all")
  func own() throws {
    let script = script(
      Self.nested,
      ["slowdown": "3", "slowdown_profile": "diff=10.0"]
    )
    #expect(try frames(script, nil).frames[0].timing.overrunNs == 510 - 500)
    #expect(try frames(script, "diff=20", rest: nil).frames[0].timing.overrunNs == 810 - 500)
    let single = try frames(script, nil, rest: 4)
    #expect(single.frames[0].timing.overrunNs == 400 - 500)
    #expect(single.fittedShare == nil)
    #expect(single.budget.slowdownFactors == nil)
  }

  @Test("Damaged factors are none")
  func damaged() throws {
    let script = script(Self.nested, ["slowdown_profile": "diff=1e400,x"])
    #expect(try frames(script, nil).budget.slowdownFactors == nil)
  }

  @Test("Runs that are evaluated by other factors are in other groups")
  func groups() {
    #expect(
      !FrameBudget(budgetNs: 1, periodNs: 1, source: .trace).isAlike(
        FrameBudget(
          budgetNs: 1,
          periodNs: 1,
          slowdownFactors: SlowdownFactors(["diff": 2]),
          source: .trace
        )
      )
    )
  }

  @Test("Equal factors of all kinds are the one factor of all", arguments: 0..<40)
  func equal(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["update", "slice", "diff", "measure", "layout", "scroll"]
    let factor = Double(Int.random(in: 1...64, using: &random)) / 4
    var inside: [Written] = []
    var (begin, end): (Int64, Int64) = (0, 100)
    while end - begin > 4 {
      inside.append((names.randomElement(using: &random) ?? "diff", begin, end))
      begin += Int64.random(in: 1...6, using: &random)
      end -= Int64.random(in: 1...20, using: &random)
    }
    let script = script(inside, cpuNs: Int64.random(in: 0...100, using: &random))
    let text = names.map { "\($0)=\(factor)" }.joined(separator: ",")
    let (single, kinds) = try (
      frames(script, nil, rest: factor), frames(script, text, rest: factor)
    )
    #expect(abs(single.frames[0].timing.overrunNs - kinds.frames[0].timing.overrunNs) <= 1)
    #expect(single.frames[0].cause?.name == kinds.frames[0].cause?.name)
  }
}
