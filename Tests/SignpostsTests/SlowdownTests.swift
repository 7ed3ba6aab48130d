import ListSchema
import Testing
import TraceTestSupport

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

  /// A sink, and a signposter that writes to it and to what it passes on to.
  private func sink(_ text: String) throws -> (SlowdownSink, Signposter, RecordingSink) {
    let recording = RecordingSink()
    let factors = try #require(SlowdownFactors(parameterText: text))
    let sink = SlowdownSink(factors, ListSchema.schema, target: Signposter(sink: recording))
    return (sink, Signposter(sink: sink), recording)
  }

  /// Runs what a frame does, by a clock on which nothing else takes long.
  ///
  /// - Returns: the factor of the frame, where the rest has the factor 1.
  private func slowdown(_ sink: SlowdownSink, _ body: (SteadyClock) -> Void) -> Double {
    let clock = SteadyClock()
    return clock.run {
      sink.frameBegan()
      let start = MonotonicClock.nowNs()
      body(clock)
      return sink.slowdown(ofFrame: MonotonicClock.nowNs() - start, rest: 1)
    }
  }

  @Test("A moment counts for the innermost kind that has a factor")
  func innermost() throws {
    let (sink, signposter, _) = try sink("slice=10,diff=100")
    sink.frameBegan()
    #expect(sink.slowdown(ofFrame: 1_000, rest: 2) == 2, "nothing was done")
    let mean = slowdown(sink) { clock in
      let outer = signposter.beginInterval(.slice)
      clock.advance(byNs: 30_000_000)
      let inner = signposter.beginInterval(.diff)
      clock.advance(byNs: 10_000_000)
      inner.end()
      outer.end()
    }
    // But for some readings of the clock: 30 ms with factor 10, and 10 ms with factor 100.
    #expect(abs(mean - (30 * 10 + 10 * 100) / 40) < 0.01)
    sink.frameBegan()
    #expect(sink.slowdown(ofFrame: 1_000, rest: 2) == 2, "the frame before is forgotten")
  }

  @Test(
    "An update inside a scroll makes it one with an update, whether updates have a factor or not",
    arguments: [(true, 100.0), (false, 10)]
  )
  func divided(hasDiff: Bool, factor: Double) throws {
    let (sink, signposter, _) = try sink("scroll with an update=100,scroll without an update=10")
    let mean = slowdown(sink) { clock in
      let scroll = signposter.beginInterval(.scroll)
      if hasDiff { signposter.beginInterval(.diff).end() }
      clock.advance(byNs: 50_000_000)
      scroll.end()
    }
    #expect(abs(mean - factor) < 0.01)
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
