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
  let updates = "rows replaced ten times a second"

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession { Session() }

  final class Session: ScenarioSession {
    private var first = 0

    func configure(_ list: inout ListProperties) {
      list.stateObserver.onContentUpdated { _ in }
      list += Section("rows") { section in
        section += (first..<first + 100).map { Item(CountedRow(number: $0), sizing: .thatFits()) }
      }
    }

    func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
      let step = Int(time * 10)
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

@Suite(.serialized) struct InjectionTruthTests {
  private static let stepNs: Int64 = 4_000_000

  private func play(_ injection: Injection?) throws -> TraceRuns {
    let sink = RecordingSink()
    var parameters = RunParameters(items: 100, seed: 1, frames: 240)
    parameters.gesture = "none"
    // 3.3 ms: more than such a frame takes, less than what is added.
    parameters.budgetShare = 0.2
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
    ])
  func cause(interval: String, cause: String) throws {
    let own = try play(nil)
    let wasLate = Set(own.frames(ofRun: 0).filter(\.isLate).map(\.number))
    let injected = try play(
      Injection(interval: interval, amount: .time(ns: Self.stepNs))
    )
    let madeLate = injected.frames(ofRun: 0).filter {
      $0.isLate && !wasLate.contains($0.number) && $0.involuntarySwitches == 0
        && $0.voluntarySwitches == 0
    }
    #expect(madeLate.count >= 10, "the delay must matter")
    let named = madeLate.filter { $0.cause?.name == cause }
    #expect(
      Double(named.count) >= 0.95 * Double(madeLate.count),
      "\(madeLate.map { $0.cause?.name ?? "-" })"
    )
    // The median, because other programs may take the processor within the step.
    let longer = try #require(injected.intervals(named: interval, ofRun: 0)?.durations.p50)
    let usual = try #require(own.intervals(named: interval, ofRun: 0)?.durations.p50)
    let added = Double(longer - usual)
    #expect(abs(added / Double(Self.stepNs) - 1) <= 0.05, "\(added) ns")
  }
}
