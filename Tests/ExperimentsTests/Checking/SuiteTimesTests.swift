import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The margins and waivers of times in a suite.
@Suite struct SuiteTimesTests {
  private func suite(_ rest: String) throws -> Suite {
    let suite = try SuiteInAFolder(
      "{ scenarios: [{ scenario: 'settings', items: 60, frames: 90 }], \(rest) }",
      update: false
    )
    return try Suite(path: suite.path, resolve: InProcessPlayer.resolve)
  }

  /// A planted comparison, in which the head takes three times as long.
  private func slower() throws -> ScenarioComparison {
    var settings = BuildComparer.Settings()
    settings.rounds = 8
    settings.gatesCounts = false
    return try BuildComparer(PlantedSide(), PlantedSide(factor: 3), settings, SilentListener())
      .compare("settings")
  }

  @Test("A waiver lets a regression through, with its reason, and no other")
  func waiver() throws {
    let found = try slower()
    #expect(found.verdict == .regression)
    let waived = try suite(
      "waivers: [{ metric: '*_ns', reason: 'known' }, { metric: 'peak_*', reason: 'known' }]"
    )
    let through = waived.lettingThrough(found)
    #expect(through.verdict != .regression)
    #expect(through.notes.contains { $0.hasPrefix("A regression in ") && $0.hasSuffix(": known.") })
    let other = try suite("waivers: [{ metric: 'frame_p95_ns', reason: 'known' }]")
    #expect(other.lettingThrough(found).verdict == .regression)
    let open = try suite("metrics: { '*_ns': { gate: false } }")
    #expect(open.lettingThrough(found).verdict != .regression)
  }

  @Test("Margins of a suite hold unless the command line gives others, and are noted")
  func margins() throws {
    let suite = try suite("metrics: { frame_mean_ns: { margin: '400%' } }")
    let margins = ComparisonMargins(suite)
    #expect(margins.shares == ["frame_mean_ns": 4])
    let option = try MetricMargin("frame_mean_ns=5%")
    #expect(ComparisonMargins(suite, [option]).shares == ["frame_mean_ns": 0.05])
    var settings = BuildComparer.Settings()
    settings.rounds = 8
    settings.margins = margins.shares
    let found = try BuildComparer(
      PlantedSide(),
      PlantedSide(factor: 3),
      settings,
      SilentListener()
    ).compare("settings")
    let mean = try #require(found.metrics.first { $0.metric.name == "frame_mean_ns" })
    #expect(mean.verdict == .noChange)
    #expect(margins.noted(in: found).notes.contains { $0.contains("listscope.json") })
  }

  @Test(
    "A margin on the command line that is none names what is wrong",
    arguments: [
      ("frame_mena_ns=5%", "Did you mean 'frame_mean_ns'?"),
      ("hitch_rate=5%", "hitch_rate_ms_per_s"),
      ("=5%", "there is no metric ''"), ("", "there is no metric ''"),
      ("frame_mean_ns", "as in frame_mean_ns=5%"), ("frame_mean_ns=5", "up to 1000 %"),
      ("frame_mean_ns=nan%", "above 0 %"), ("frame_mean_ns=-5%", "above 0 %"),
      ("frame_mean_ns=inf%", "up to 1000 %"),
    ]
  )
  func badMargin(argument: String, words: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try MetricMargin(argument) }
    #expect(failure.status == .usage && failure.message.contains(words), "\(failure.message)")
  }
}
