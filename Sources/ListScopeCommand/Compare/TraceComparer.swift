import Foundation
import Reports
import TraceAnalysis

/// Compares two traces that were recorded apart.
struct TraceComparer {
  private let base: String
  private let head: String
  private let allowsDifferences: Bool

  init(_ base: String, _ head: String, allowsDifferences: Bool) {
    self.base = base
    self.head = head
    self.allowsDifferences = allowsDifferences
  }

  /// Reads both and says what they differ in.
  func compare() throws -> Comparison {
    let sides = (try TraceFolder(base).report(), try TraceFolder(head).report())
    for side in [sides.0, sides.1] {
      if let failure = side.lossFailure { throw failure }
    }
    let groups = (try group(sides.0), try group(sides.1))
    for (side, group) in [(sides.0, groups.0), (sides.1, groups.1)] where group.frames == nil {
      throw CommandFailure(
        message: "'\(side.path)' has no measured frames, so nothing can be compared with it.",
        code: ExitStatus.notComparable.code
      )
    }
    var comparison = ScenarioComparison(
      groups.0.description?.scenario ?? URL(fileURLWithPath: base).lastPathComponent,
      .traces
    )
    comparison.notes = Self.doubts("base", sides.0) + Self.doubts("head", sides.1)
    let mismatch = Self.mismatch(groups)
    comparison.mismatch = mismatch.flatMap(words)
    // No number of one means the same in the other.
    guard mismatch?.isSevere != true else {
      return Comparison(base: base, head: head, [comparison])
    }
    let times = (rounds(sides.0), rounds(sides.1))
    comparison.rounds = min(times.0?.rounds.count ?? 0, times.1?.rounds.count ?? 0)
    if let base = times.0, let head = times.1 {
      comparison.metrics = [ComparedMetric.frameMean, .frameP95].compactMap {
        MetricComparison(coarsely: $0, base: base, head: head)
      }
      if base.units == head.units { comparison.frames = (base.minima(), head.minima()) }
    }
    var (baseSide, headSide) = (TracedSide(), TracedSide())
    try baseSide.addRuns(of: TraceFolder(base))
    try headSide.addRuns(of: TraceFolder(head))
    comparison.intervals = IntervalDifference.all(
      base: baseSide.intervals.totals,
      head: headSide.intervals.totals
    )
    comparison.rowTypes = IntervalDifference.all(
      base: baseSide.rowTypes.totals,
      head: headSide.rowTypes.totals
    )
    comparison.allocations = allocations(groups)
    if comparison.allocations == nil, groups.0.allocations != nil {
      comparison.notes.append(
        "Allocations are not compared: the traces have different numbers of runs."
      )
    }
    return Comparison(base: base, head: head, [comparison])
  }

  /// The doubts about the processes of a side's trace.
  private static func doubts(_ side: String, _ report: FolderReport) -> [String] {
    ProcessDoubt.sentence(report.summary.processDoubts).map { ["In the \(side), \($0)"] } ?? []
  }

  /// Returns the differences between the allocations of both sides; nil where they cannot be
  /// compared.
  private func allocations(_ groups: (RunGroup, RunGroup)) -> [AllocationDifference]? {
    guard let base = groups.0.allocations, let head = groups.1.allocations,
      groups.0.runs.count == groups.1.runs.count
    else { return nil }
    return AllocationDifference.all(base: base, head: head)
  }

  private func group(_ side: FolderReport) throws(CommandFailure) -> RunGroup {
    guard let group = side.summary.groups.first, side.summary.groups.count == 1 else {
      throw CommandFailure(
        message: side.summary.groups.isEmpty
          ? "'\(side.path)' holds no run."
          : "'\(side.path)' holds runs that must not be taken together: record them apart.",
        code: ExitStatus.notComparable.code
      )
    }
    return group
  }

  private static func mismatch(_ groups: (RunGroup, RunGroup)) -> RunMismatch? {
    guard let base = groups.0.description, let head = groups.1.description else { return nil }
    return RunMismatch(base, head)
  }

  /// Returns the reason for which the traces cannot be compared; nil where differences are allowed.
  private func words(_ mismatch: RunMismatch) -> String? {
    switch mismatch {
    case .neverMixed(let name): return "the \(name) differs, which is never compared"
    case .parameter(let name):
      return allowsDifferences
        ? nil : "the \(name) differs; --allow-differences compares it all the same"
    }
  }

  /// The measured frames' times, each with that in which something was freed before it, run by run; nil where runs have different numbers of frames.
  private func rounds(_ side: FolderReport) -> RoundTimes? {
    let runs = side.summary.runs
    return RoundTimes(
      runs.played.indices.map { run in
        runs.frames(ofRun: run).map { $0.durationNs + $0.freedBeforeNs }
      }
    )
  }
}
