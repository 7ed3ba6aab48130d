import ListSchema
import Testing

@testable import Signposts

@Suite struct InjectionTests {
  @Test(
    "An injection is read from text, and written so that it is read again",
    arguments: [
      ("interval=measure,add=300us", Injection(interval: "measure", amount: .time(ns: 300_000))),
      ("interval=frame,add=2ms", Injection(interval: "frame", amount: .time(ns: 2_000_000))),
      ("interval=my decoder,add=20%", Injection(interval: "my decoder", amount: .share(0.2))),
      ("interval=diff,add=0ns", Injection(interval: "diff", amount: .time(ns: 0))),
    ]
  )
  func text(text: String, expected: Injection) {
    #expect(Injection(parameterText: text) == expected)
    #expect(Injection(parameterText: expected.parameterText) == expected)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "measure", "interval=,add=1ms", "interval=a", "interval=a,add=", "interval=a,add=1",
      "interval=a,add=-1ms", "interval=a,add=nan%", "interval=a,add=11s", "interval=a,add=1001%",
      "interval=a,add=1ms,add=1ms", "add=1ms,interval=a", "interval=a,add=inf ms",
    ]
  )
  func refused(text: String) {
    #expect(Injection(parameterText: text) == nil)
  }

  @Test("The named intervals become longer, others and all values stay as they are")
  func intervals() {
    let sink = RecordingSink()
    let injection = Injection(interval: "diff", amount: .time(ns: 2_000_000))
    let signposter = Signposter(sink: sink).injecting(injection, ListSchema.schema)
    signposter.interval(.slice, SignpostValues(1)) {
      signposter.interval(.diff, SignpostValues(2)) {
        7
      } end: {
        SignpostValues(Int64($0))
      }
      signposter.interval("diff") {}
    }
    let records = sink.take()
    let names = records.map(\.phase).map { phase in
      switch phase {
      case .begin(let kind, _, let values): "begin \(ListSchema.schema[kind].name) \(values.value0)"
      case .end(let kind, _, let values): "end \(ListSchema.schema[kind].name) \(values.value0)"
      case .beginNamed(let name, _): "begin '\(name)'"
      case .endNamed(let name, _): "end '\(name)'"
      default: "other"
      }
    }
    #expect(
      names == [
        "begin slice 1", "begin diff 2", "end diff 7", "begin 'diff'", "end 'diff'", "end slice 0",
      ]
    )
    #expect(records[2].timestampNs - records[1].timestampNs >= 2_000_000)
    let ids = records.compactMap { record -> UInt32? in
      if case .begin(_, let id, _) = record.phase { id.rawValue } else { nil }
    }
    #expect(ids == [1, 2], "the ids are those of the sink that records")
  }

  @Test("Intervals that nobody records become longer, too")
  func unrecorded() {
    let injection = Injection(interval: "a custom name", amount: .time(ns: 3_000_000))
    let signposter = Signposter.disabled.injecting(injection, ListSchema.schema)
    let start = MonotonicClock.nowNs()
    signposter.interval("a custom name") {}
    signposter.interval(.diff) {}
    #expect(MonotonicClock.nowNs() - start >= 3_000_000)
  }

  @Test("A share is one of the time so far")
  func share() {
    #expect(Injection.Amount.share(0.25).delayNs(after: 1000) == 250)
    #expect(Injection.Amount.time(ns: 5).delayNs(after: 1000) == 5)
  }
}
