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

  /// The time that applying a row takes, in nanoseconds.
  var applyNs: Int64 = 0

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    Session(applyNs: applyNs)
  }

  final class Session: ScenarioSession {
    private let applyNs: Int64
    private var first = 0

    init(applyNs: Int64) {
      self.applyNs = applyNs
    }

    func configure(_ list: inout ListProperties) {
      list.stateObserver.onContentUpdated { _ in }
      list += Section("rows") { section in
        section += (first..<first + 8).map {
          Item(CountedRow(number: $0, applyNs: applyNs), sizing: .thatFits())
        }
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
  let applyNs: Int64
  var identifierValue: Int { number }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = "Row \(number)"
    SteadyClock.spend(ns: applyNs)
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
}

/// Delays that a run adds to its intervals, on a clock on which nothing else takes time.
@Suite struct InjectedDelayTests {
  private static let stepNs: Int64 = 3_000_000

  /// Plays the scenario on a display of 250 Hz, where a frame may take 2 ms.
  ///
  /// Freeing after a frame delays the next one only where it lasts beyond the display's period.
  private func play(_ injection: Injection?, applyNs: Int64 = 0) -> TraceRuns {
    let sink = RecordingSink()
    var parameters = RunParameters()
    (parameters.items, parameters.frames) = (100, 120)
    parameters.gesture = "none"
    (parameters.refreshRateHz, parameters.budgetShare) = (250, 0.5)
    parameters.inject = injection
    SteadyClock().run {
      let runner = ScenarioRunner(parameters, signposter: Signposter(sink: sink))
      _ = runner.run(ObservedScenario(applyNs: applyNs))
    }
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
    let own = play(nil)
    #expect(own.frames(ofRun: 0).allSatisfy { !$0.isLate })
    let injected = play(Injection(interval: interval, amount: .time(ns: Self.stepNs)))
    let late = injected.frames(ofRun: 0).filter(\.isLate)
    // The content changes fourteen times.
    #expect(late.count >= 14)
    #expect(Set(late.map { $0.cause?.name }) == [cause])
    func shortestNs(_ runs: TraceRuns) throws -> Int64 {
      try #require(runs.intervals(named: interval, ofRun: 0)?.durations.min)
    }
    let added = try shortestNs(injected) - shortestNs(own)
    #expect((Self.stepNs...Self.stepNs + 10 * SteadyClock.readingNs).contains(added))
  }

  @Test(
    "A frame that is late by its own work has that cause, and the next one, delayed by freeing, its own"
  )
  func ownWork() {
    let runs = play(
      Injection(interval: "release", amount: .time(ns: Self.stepNs)),
      applyNs: 300_000
    )
    let late = runs.frames(ofRun: 0).filter(\.isLate)
    let delayed = late.filter { $0.freeingDelayNs > 0 }
    #expect(delayed.count >= 14 && late.count > delayed.count)
    for frame in late {
      #expect(frame.cause?.name == (frame.freeingDelayNs > 0 ? "freeing" : "apply"))
    }
  }
}
