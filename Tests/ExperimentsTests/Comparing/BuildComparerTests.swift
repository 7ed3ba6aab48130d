import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The comparison of two sides that play in turns.
@Suite struct BuildComparerTests {
  private func compare(
    _ base: any RunPlayer,
    _ head: any RunPlayer,
    _ change: (inout BuildComparer.Settings) -> Void = { _ in }
  ) throws -> ScenarioComparison {
    var settings = BuildComparer.Settings()
    settings.rounds = 8
    change(&settings)
    return try BuildComparer(base, head, settings, SilentListener()).compare("ticker")
  }

  private func mean(_ comparison: ScenarioComparison) throws -> MetricComparison {
    try #require(comparison.metrics.first { $0.metric.name == "frame_mean_ns" })
  }

  @Test(
    "A side that takes twice as long is a regression, its reverse an improvement",
    arguments: [
      (1.0, 2.0, ComparisonVerdict.regression), (2.0, 1.0, .improvement), (1.0, 1.0, .noChange),
    ]
  )
  func verdicts(base: Double, head: Double, verdict: ComparisonVerdict) throws {
    let found = try compare(PlantedSide(factor: base), PlantedSide(factor: head, seed: 2))
    #expect(found.verdict == verdict)
    let ratio = try mean(found).ratio
    #expect(abs(ratio - head / base) < 0.05 * head / base)
    // A change is confirmed by as many rounds again.
    #expect(found.rounds == (verdict == .noChange ? 8 : 16))
  }

  @Test(
    "On a machine that is half as fast in most of the rounds, they go on until they agree",
    arguments: 1...8 as ClosedRange<UInt64>
  )
  func slowRounds(seed: UInt64) throws {
    func compare(_ factor: Double) throws -> ScenarioComparison {
      try self.compare(
        PlantedSide(frames: 30, seed: seed, slowShare: 0.6),
        PlantedSide(factor: factor, frames: 30, seed: seed + 100, slowShare: 0.6)
      )
    }
    #expect(try compare(1).verdict == .noChange)
    #expect([.regression, .inconclusive].contains(try compare(1.2).verdict))
  }

  @Test("A change that a second batch does not show is none, where all rounds together show none")
  func passingChange() throws {
    let found = try compare(
      PlantedSide(),
      PlantedSide(seed: 2, isSlowRun: { $0 < 8 }, slowness: 1.3)
    )
    #expect(found.rounds == 16)
    #expect(found.verdict == .noChange)
    #expect(abs(try mean(found).ratio - 1) < 0.02)
  }

  @Test("Rounds that never agree end at four times as many in each batch, without a verdict")
  func endlessNoise() throws {
    let found = try compare(
      PlantedSide(frames: 30, seed: 3, isSlowRun: { $0 % 2 == 1 }),
      PlantedSide(frames: 30, seed: 4, isSlowRun: { $0 % 2 == 1 })
    )
    #expect(found.rounds == 64)
    #expect(found.verdict == .inconclusive)
  }

  @Test("A side that does not play the same twice is named, and counts decide nothing")
  func nondeterminism() throws {
    let logs = ["1.0 begin frame 1 frame=0\n", "1.0 begin frame 1 frame=1\n"]
    let found = try compare(PlantedSide("unsteady", logs: logs), PlantedSide(seed: 2))
    #expect(found.nondeterminism.count == 1)
    #expect(
      found.nondeterminism.first?.hasPrefix("'unsteady' does not play the same twice") == true
    )
    #expect(!found.countsDecide)
    #expect(found.frames.base.isEmpty)
  }

  @Test("Sides with different frames or content did not play the same, unless that was asked for")
  func mismatch() throws {
    let (base, head) = (PlantedSide(), PlantedSide(frames: 80))
    #expect(try compare(base, head).mismatch == "90 frames against 80")
    #expect(try compare(base, head) { $0.allowsDifferences = true }.mismatch == nil)
  }

  @Test("Settings that change the content are compared where they were asked for on one side alone")
  func otherContent() throws {
    let words = ["ticker", "--items", "200", "--frames", "90"]
    let (base, head) = (InProcessPlayer(words), InProcessPlayer(words + ["--seed", "2"]))
    let strict = try compare(base, head)
    #expect(strict.mismatch?.hasPrefix("the content differs") == true)
    let allowed = try compare(base, head) {
      $0.allowsDifferences = true
      $0.gatesCounts = false
    }
    #expect(allowed.mismatch == nil)
    #expect(try mean(allowed).base > 0)
  }

  @Test("More rows that are described are a regression by count, whatever the clock says")
  func moreWork() throws {
    let found = try compare(
      InProcessPlayer(["ticker", "--frames", "90"]),
      InProcessPlayer(["ticker", "--frames", "90", "--items", "3000"])
    ) { $0.allowsDifferences = true }
    #expect(found.verdict == .regression)
    #expect(found.moreWork != nil)
    let comparison = Comparison(base: "base", head: "head", [found])
    #expect(comparison.status == .regression)
    let text = TextReport(Report(comparison), style: .plain).text()
    // Lines may break between the words.
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("rows described +50 %") && words.contains("--items"), "\(text)")
  }

  @Test("Without tracing and without counts the rest is compared, which is said")
  func withoutTools() throws {
    let found = try compare(PlantedSide(), PlantedSide(seed: 2))
    #expect(found.notes.contains { $0.hasPrefix("Work was not counted") })
    #expect(found.notes.contains { $0.hasPrefix("Intervals were not compared") })
    #expect(found.intervals.isEmpty && !found.metrics.isEmpty)
  }

  @Test("Intervals are those of the recordings")
  func intervals() throws {
    let trace = CommandRun.repository + "/Traces/fling"
    let found = try compare(PlantedSide(trace: trace), PlantedSide(seed: 2, trace: trace))
    #expect(!found.intervals.isEmpty && found.intervals.allSatisfy { $0.differenceNs == 0 })
  }
}
