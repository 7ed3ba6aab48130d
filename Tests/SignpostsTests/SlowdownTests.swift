import ListSchema
import Testing

@testable import Signposts

@Suite("How many times slower a device is, by kind of work")
struct SlowdownTests {
  @Test(
    "Factors are read from text, and written as they are read",
    arguments: [
      "diff=2.5", "diff=2.5,measure=3.0", "scroll with an update=4.0,scroll without an update=0.01",
    ]
  )
  func text(text: String) throws {
    let factors = try #require(SlowdownFactors(parameterText: text))
    #expect(factors.parameterText == text)
  }

  @Test(
    "What holds no factors is none",
    arguments: [
      "", "diff", "diff=", "=2", "diff=0", "diff=-1", "diff=nan", "diff=inf", "diff=1001",
      "diff=2,diff=3", "diff=2,", "diff=2=3", " diff=2", "device.json",
    ]
  )
  func bad(text: String) {
    #expect(SlowdownFactors(parameterText: text) == nil)
  }

  @Test("Scrolls have the factor of what was done in them, else that of all scrolls")
  func scrolls() throws {
    let divided = try #require(SlowdownFactors(["scroll with an update": 3, "scroll": 2]))
    #expect(divided.factor(of: "scroll", hasDiff: true) == 3)
    #expect(divided.factor(of: "scroll", hasDiff: false) == 2)
    let whole = try #require(SlowdownFactors(["scroll": 2]))
    #expect(whole.factor(of: "scroll", hasDiff: true) == 2)
    #expect(whole.factor(of: "diff", hasDiff: false) == nil)
    #expect(!whole.dividesScrolls)
  }

  private func spin(ns: Int64) {
    Injection(interval: "x", amount: .time(ns: ns)).wait(since: MonotonicClock.nowNs())
  }

  /// A sink, and a signposter that writes to it and to what it passes on to.
  private func sink(_ text: String) throws -> (SlowdownSink, Signposter, RecordingSink) {
    let recording = RecordingSink()
    let factors = try #require(SlowdownFactors(parameterText: text))
    let sink = SlowdownSink(factors, ListSchema.schema, target: Signposter(sink: recording))
    return (sink, Signposter(sink: sink), recording)
  }

  @Test("A moment counts for the innermost kind that has a factor")
  func innermost() throws {
    let (sink, signposter, _) = try sink("slice=10,diff=100")
    sink.frameBegan()
    #expect(sink.slowdown(ofFrame: 1_000, rest: 2) == 2, "nothing was done")
    let start = MonotonicClock.nowNs()
    let outer = signposter.beginInterval(.slice)
    spin(ns: 200_000)
    let inner = signposter.beginInterval(.diff)
    spin(ns: 200_000)
    inner.end()
    outer.end()
    let duration = MonotonicClock.nowNs() - start
    let mean = sink.slowdown(ofFrame: duration, rest: 1)
    // Each is open for at least 200 µs.
    let share = 200_000 / Double(duration)
    #expect(mean >= share * 110)
    #expect(mean <= share * 10 + (1 - share) * 100)
    sink.frameBegan()
    #expect(sink.slowdown(ofFrame: 1_000, rest: 2) == 2, "the frame before is forgotten")
  }

  @Test(
    "An update inside a scroll makes it one with an update, whether updates have a factor or not"
  )
  func divided() throws {
    for (hasDiff, factors) in [(true, 50.0...100), (false, 1.0...10)] {
      let (sink, signposter, _) = try sink(
        "scroll with an update=100,scroll without an update=10"
      )
      sink.frameBegan()
      let start = MonotonicClock.nowNs()
      let scroll = signposter.beginInterval(.scroll)
      if hasDiff { signposter.beginInterval(.diff).end() }
      spin(ns: 500_000)
      scroll.end()
      let mean = sink.slowdown(ofFrame: MonotonicClock.nowNs() - start, rest: 1)
      #expect(mean > 1)
      #expect(hasDiff ? mean > 10 : factors.contains(mean))
    }
  }

  @Test("Everything is passed on with the ids of the other sink")
  func passing() throws {
    let (_, signposter, recording) = try sink("diff=2")
    let direct = RecordingSink()
    for signposter in [signposter, Signposter(sink: direct)] {
      let update = signposter.beginInterval(.slice)
      let diff = signposter.beginInterval(.diff)
      diff.end()
      update.end()
      signposter.counter("rows", 4)
    }
    #expect(recording.take().map(\.phase) == direct.take().map(\.phase))
  }
}
