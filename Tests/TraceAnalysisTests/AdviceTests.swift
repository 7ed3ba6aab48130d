import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct AdviceTests {
  /// A run whose frames have a budget of 500 ns.
  private struct Run {
    var script = TraceScript()
    private var time: Int64 = 0
    private var nextID: UInt32 = 0

    init() {
      script.list = 1
      script.event(
        "run_begin",
        at: 0,
        ["budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
      )
    }

    private mutating func newID() -> UInt32 {
      nextID += 1
      return nextID
    }

    /// Plays a frame with intervals in it, one after the other.
    mutating func frame(
      _ duration: Int64,
      offset: Double = 0,
      items: Int? = nil,
      blank: Double = 0,
      _ inside: KeyValuePairs<String, Int64> = [:],
      types: KeyValuePairs<Int, (measured: Int, hits: Int)> = [:]
    ) {
      let id = newID()
      script.begin(
        "frame",
        id,
        at: time,
        [
          "frame": .count(Int(id)), "phase": .label("decelerate"), "offset_points": .number(offset),
        ]
      )
      for (type, counts) in types {
        script.event(
          "measure_cache",
          at: time,
          [
            "type": .count(type), "measured": .count(counts.measured),
            "cache_hits": .count(counts.hits),
          ]
        )
      }
      var start = time
      for (name, duration) in inside {
        let inner = newID()
        script.begin(name, inner, at: start, ["type": .count(1)])
        start += duration
        script.end(name, inner, at: start)
      }
      if let items {
        script.end(
          "frame",
          id,
          at: time + duration,
          ["first_item": .count(items), "all_items": .count(7_000)]
        )
      } else {
        script.end("frame", id, at: time + duration, ["blank_points": .number(blank)])
      }
      time += duration + 10
    }

    var advice: [Advice] { TraceSummary(script.trace(), schema: ListSchema.schema).advice }
  }

  @Test("Nothing is said when nothing is wrong")
  func silence() {
    var run = Run()
    for _ in 0..<50 { run.frame(400, ["measure": 300], types: [1: (9, 1)]) }
    #expect(run.advice == [])
  }

  @Test("The most frequent cause of late frames comes first, with its evidence")
  func lateFrames() {
    var run = Run()
    for number in 0..<40 {
      run.frame(1_000_000, number < 31 ? ["measure": 900_000] : ["diff": 900_000])
    }
    #expect(run.advice.first?.rule == .lateFrames)
    #expect(
      run.advice.first?.sentence.hasPrefix(
        "31 of 40 late frames were late because of measure-cache miss"
      )
        == true
    )
  }

  @Test("Late frames that no interval explains ask for one")
  func unexplained() {
    var run = Run()
    for _ in 0..<3 { run.frame(1_000_000) }
    #expect(run.advice.first?.sentence.contains("in no interval") == true)
  }

  @Test("A type whose sizes are hardly ever known is named")
  func cacheMisses() {
    var run = Run()
    run.script.rename(1, "ProductRow")
    for _ in 0..<30 { run.frame(1_000, ["measure": 900], types: [1: (23, 2), 2: (0, 50)]) }
    let advice = run.advice.first { $0.rule == .cacheMisses }
    #expect(
      advice?.sentence.hasPrefix("the measure cache missed 92 % in type ProductRow: 690 sizes")
        == true
    )
    #expect(advice?.fix?.contains("sizing:") == true && advice?.loss?.isAtMost == false)
  }

  @Test("Cost that grows with the depth is reported, other cost is not", arguments: [0, 1])
  func depth(power: Int) {
    var run = Run()
    for number in 1...60 {
      let offset = Double(number) * 1_000
      let duration = power == 0 ? 1_000 : Int64(number) * 1_000
      run.frame(duration, offset: offset, items: number * 100)
    }
    let found = run.advice.first { $0.rule == .depth }
    #expect((found != nil) == (power == 1))
    // Frames cost nothing but what grows: of 1 + 2 + … + 60, all but 60 times 1.
    #expect(found.map { abs(($0.loss?.shareOfFrameTime ?? 0) - 1_770 / 1_830.0) < 0.01 } ?? true)
  }

  @Test("Where the depth in items is not known, or hardly differs, nothing is said of it")
  func depthInPoints() {
    for items in [nil, 7] {
      var run = Run()
      for number in 1...60 {
        run.frame(
          Int64(number) * 1_000,
          offset: Double(number) * 1_000,
          items: items.map { number * $0 }
        )
      }
      #expect(!run.advice.contains { $0.rule == .depth })
    }
  }

  @Test("Frames without updates are no start of a growth of those with them", arguments: 1...20)
  func depthOfOtherFrames(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var run = Run()
    for number in 1...80 {
      let noise = Int64.random(in: 0..<200, using: &random)
      let hasUpdate = number > 25
      run.frame(
        hasUpdate ? 20_000 + noise : 700 + noise,
        offset: Double(number) * 50,
        items: number * 80,
        hasUpdate ? ["update": 15_000] : [:]
      )
    }
    #expect(!run.advice.contains { $0.rule == .depth })
  }

  @Test("Fewer than three late frames of the list's own are no finding", arguments: [2, 3])
  func fewLateFrames(late: Int) {
    var run = Run()
    for number in 0..<50 { run.frame(number < late ? 1_000_000 : 300, ["configure": 280]) }
    #expect(run.advice.contains { $0.rule == .lateFrames } == (late == 3))
    #expect(run.advice.contains { $0.rule == .configure } == false)
  }

  @Test(
    "Where a window is presented, a prefix is not what costs, and a weak rise is no finding",
    arguments: [
      ("window:10:20", 1.0, "something in it goes through all that is before the window"),
      ("window:10:20", 0.4, nil), ("prefix:50", 0.4, "present a window of the content"),
      ("prefix:50", 0.1, nil),
    ] as [(String, Double, String?)]
  )
  func depthOfWindow(batching: String, power: Double, words: String?) {
    var run = Run()
    run.script.event("run_options", at: 0, ["batching": .text(batching)])
    for number in 1...60 {
      run.frame(
        Int64(1_000 * pow(Double(number), power)),
        offset: Double(number) * 1_000,
        items: number * 100
      )
    }
    let found = run.advice.first { $0.rule == .depth }
    #expect((found != nil) == (words != nil))
    #expect(found?.sentence.contains(words ?? "") ?? true)
    #expect(found.map { $0.fix?.contains(".window(") == batching.hasPrefix("prefix") } ?? true)
  }

  @Test("Describing the content for a quarter of the time is reported")
  func configure() {
    var run = Run()
    for _ in 0..<10 { run.frame(1_000, ["configure": 260]) }
    #expect(run.advice.contains { $0.rule == .configure && $0.sentence.contains("26 %") })
  }

  @Test("Blank area is reported even where no frame is late")
  func blank() {
    var run = Run()
    for number in 0..<10 { run.frame(100, blank: number == 3 ? 120 : 0) }
    #expect(run.advice.map(\.rule) == [.blankArea])
  }

  @Test(
    "Twice of what was presented is advised against blank areas",
    arguments: [
      ("window:10:40", ".window(before: 20, after: 80)"), ("prefix:50", ".prefix(count: 100)"),
      (nil, ".window(before: 10, after: 40)"),
    ] as [(String?, String)]
  )
  func blankFix(batching: String?, fix: String) {
    var run = Run()
    if let batching { run.script.event("run_options", at: 0, ["batching": .text(batching)]) }
    for number in 0..<10 { run.frame(100, blank: number == 3 ? 120 : 0) }
    #expect(run.advice.first?.fix?.contains(fix) == true, "\(run.advice)")
    #expect(run.advice.first?.sentence.contains("probably") == (batching == nil))
  }

  @Test("After what is late comes what loses most time")
  func order() {
    var run = Run()
    for number in 1...60 {
      run.frame(
        Int64(number) * 100_000,
        offset: Double(number) * 1_000,
        blank: 5,
        ["measure": Int64(number) * 50_000, "configure": Int64(number) * 40_000],
        types: [1: (50, 1)]
      )
    }
    #expect(run.advice.count >= 4)
    #expect(run.advice.first?.rule == .lateFrames)
    let losses = run.advice.compactMap(\.loss?.frameNs)
    #expect(losses.count >= 2)
    #expect(losses == losses.sorted(by: >))
  }
}

extension TraceScript {
  /// Names a content type.
  fileprivate mutating func rename(_ type: Int, _ name: String) {
    event("type_name", at: 0, ["type": .count(type), "name": .text(name)])
  }
}
