import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
import Workloads

/// A list whose app listens to it, so that every kind of work occurs: prices change, rows are measured
/// and applied, callbacks run, and content is freed.
private struct ObservedScenario: Scenario {
  let name = "observed"
  let summary = "Rows that change, with an observer"
  let itemCounts = [100]
  let updates = "rows replaced thirty times a second"

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession { Session() }

  final class Session: ScenarioSession {
    private var first = 0

    func configure(_ list: inout ListProperties) {
      list.stateObserver.onContentUpdated { _ in }
      list += Section("rows") { section in
        section += (first..<first + 8).map { Item(CountedRow(number: $0), sizing: .thatFits()) }
      }
    }

    func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
      let step = Int(time * 30)
      return step > first ? ContentUpdate { [self] in first = step } : nil
    }
  }
}

private struct CountedRow: ItemContent, Equatable {
  let number: Int
  var identifierValue: Int { number }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = "Row \(number)"
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
}

@Suite(.serialized) struct InjectionTimingTests {
  private static let stepNs: Int64 = 3_000_000
  /// As many late frames as the test wants to see, and how often it plays to see them: most frames lose
  /// the processor on a busy machine.
  private static let wantedFrames = 20
  private static let maxRuns = 30

  /// - Parameters:
  ///   - injection: what takes longer.
  ///   - refreshRate: how many frames a second the display shows.
  /// - Returns: the runs.
  private func play(_ injection: Injection?, refreshRate: Int = 60) -> TraceRuns {
    let sink = RecordingSink()
    var parameters = RunParameters()
    (parameters.items, parameters.frames) = (100, 120)
    parameters.gesture = "none"
    parameters.refreshRateHz = refreshRate
    // 2 ms: more than such a frame takes, less than what is added.
    parameters.budgetShare = refreshRate == 60 ? 0.12 : 0.5
    parameters.inject = injection
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(ObservedScenario())
    var conversion = RecordedEvents(schema: ListSchema.schema)
    let trace = ScriptedTrace(events: conversion.events(of: sink.take()))
    return TraceSummary(trace, schema: ListSchema.schema).runs
  }

  @Test(
    "A delay is named the cause of the frames that it makes late, with its length",
    arguments: [
      ("measure", "measure-cache miss"), ("apply", "apply"), ("diff", "diff"),
      ("layout", "layout"), ("notify", "observer callback"), ("release", "freeing"),
    ]
  )
  func cause(interval: String, cause: String) throws {
    let injection = Injection(interval: interval, amount: .time(ns: Self.stepNs))
    // What is freed after a frame delays the next one only where it lasts beyond the display's period.
    let refreshRate = interval == "release" ? 250 : 60
    var causes: [String?] = []
    // Other programs only ever add to the time of an interval.
    var (injectedNs, ownNs) = (Int64.max, Int64.max)
    // Frames that are in time by themselves, in one of the runs.
    var inTime: Set<Int?> = []
    for _ in 0..<Self.maxRuns where causes.count < Self.wantedFrames {
      let own = play(nil, refreshRate: refreshRate)
      let injected = play(injection, refreshRate: refreshRate)
      inTime.formUnion(own.frames(ofRun: 0).filter { !$0.isLate }.map(\.number))
      let madeLate = injected.frames(ofRun: 0).filter {
        $0.isLate && inTime.contains($0.number) && $0.involuntarySwitches == 0
          && $0.voluntarySwitches == 0
      }
      causes += madeLate.map { $0.cause?.name }
      let lengths = [injected, own].map { $0.intervals(named: interval, ofRun: 0)?.durations.min }
      injectedNs = min(injectedNs, try #require(lengths[0]))
      ownNs = min(ownNs, try #require(lengths[1]))
    }
    #expect(causes.count >= Self.wantedFrames, "the delay must matter")
    let named = causes.filter { $0 == cause }
    #expect(Double(named.count) >= 0.95 * Double(causes.count), "\(causes)")
    let added = Double(injectedNs - ownNs)
    #expect(abs(added / Double(Self.stepNs) - 1) <= 0.05, "\(added) ns")
  }
}
