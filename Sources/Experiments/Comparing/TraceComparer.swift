import Foundation
import Reports
import TraceAnalysis
import TraceReading

/// Compares two traces that were recorded apart.
struct TraceComparer {
  /// One of the two traces, with its summary.
  private struct Side {
    let folder: TraceFolder
    let summary: TraceSummary
    var path: String { folder.path }
    var manifest: TraceManifest? { folder.manifest }

    init(_ path: String) throws(CommandFailure) {
      folder = TraceFolder(path)
      summary = try folder.summary()
    }
  }

  private let base: String
  private let head: String
  private let allowsDifferences: Bool
  private let margins: ComparisonMargins

  init(_ base: String, _ head: String, _ margins: ComparisonMargins, allowsDifferences: Bool) {
    self.base = base
    self.head = head
    self.margins = margins
    self.allowsDifferences = allowsDifferences
  }

  /// Reads both and says what they differ in.
  func compare() throws -> Comparison {
    let sides = (try Side(base), try Side(head))
    for side in [sides.0, sides.1] {
      if let failure = CommandFailure.loss(side.summary, in: side.path) { throw failure }
    }
    let groups = (try group(sides.0), try group(sides.1))
    for (side, group) in [(sides.0, groups.0), (sides.1, groups.1)] where group.frames == nil {
      throw CommandFailure(
        message: "'\(side.path)' has no measured frames, so nothing can be compared with it.",
        status: .notComparable
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
    let traced = (try TracedSide(of: sides.0.folder), try TracedSide(of: sides.1.folder))
    comparison.notes += Self.interruptions(sides)
    comparison.timelines = (traced.0.timeline, traced.1.timeline)
    comparison.compare(
      base: Self.compared(sides.0, groups.0, traced.0),
      head: Self.compared(sides.1, groups.1, traced.1),
      allowsDifferences: allowsDifferences,
      margins: margins.shares
    )
    return Comparison(base: base, head: head, [margins.noted(in: comparison)])
  }

  /// The intervals of a side with its frames.
  private static func compared(
    _ side: Side,
    _ group: RunGroup,
    _ traced: TracedSide
  ) -> ComparedTrace {
    ComparedTrace(
      side.summary,
      group: group,
      intervals: traced.intervals,
      rowTypes: traced.rowTypes
    )
  }

  /// The sides whose recording was interrupted.
  private static func interruptions(_ sides: (Side, Side)) -> [String] {
    [("base", sides.0), ("head", sides.1)].compactMap { name, side in
      side.manifest?.interrupted == true ? "The recording of the \(name) was interrupted." : nil
    }
  }

  /// The doubts about the processes of a side's trace.
  private static func doubts(_ side: String, _ report: Side) -> [String] {
    ProcessDoubt.sentence(report.summary.processDoubts).map { ["In the \(side), \($0)"] } ?? []
  }

  private func group(_ side: Side) throws(CommandFailure) -> RunGroup {
    guard let group = side.summary.groups.first, side.summary.groups.count == 1 else {
      throw CommandFailure(
        message: side.summary.groups.isEmpty
          ? "'\(side.path)' holds no run."
          : "'\(side.path)' holds runs that must not be taken together: record them apart.",
        status: .notComparable
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
        ? nil : "the sides differ in \(name); --allow-differences compares them all the same"
    }
  }
}
