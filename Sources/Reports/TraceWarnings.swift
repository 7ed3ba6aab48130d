public import TraceAnalysis

/// What a reader must know before trusting the numbers of a trace.
public struct TraceWarnings: Sendable {
  /// The warnings, the gravest first, one sentence or two each.
  public let sentences: [String]

  /// Looks for reasons to distrust a summary, and the machine that it was measured on.
  public init(_ summary: TraceSummary, _ fitness: MachineFitness = MachineFitness()) {
    sentences = [
      Self.lost(summary), Self.damaged(summary), Self.unfinished(summary),
      Self.unmatched(summary), Self.rejected(summary), Self.split(summary),
      Self.interrupted(summary),
      Self.schema(summary),
      Self.mismatch(summary), fitness.warning,
    ].compactMap { $0?.printable }
  }

  private static func lost(_ summary: TraceSummary) -> String? {
    guard summary.lostEvents > 0 else { return nil }
    return "\(Readable.count(summary.lostEvents, "event")) lost while recording: counts are too "
      + "low and percentiles unreliable. Record with larger buffers."
  }

  private static func damaged(_ summary: TraceSummary) -> String? {
    guard summary.damage.count > 0 else { return nil }
    let shown = summary.damage.packets.prefix(3).map { damaged in
      let place = damaged.packet.map { ", packet \($0) at byte \(damaged.offset)" } ?? ""
      return "\(damaged.file)\(place) (\(damaged.reason))"
    }
    return "\(Readable.count(summary.damage.count, "packet")) could not be read, and what was in "
      + (summary.damage.count == 1 ? "it" : "them") + " is missing: "
      + shown.joined(separator: "; ") + (summary.damage.count > shown.count ? "; …" : ".")
  }

  private static func unfinished(_ summary: TraceSummary) -> String? {
    guard summary.unfinishedIntervals > 0 else { return nil }
    let names = summary.unfinished.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = names.prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return "\(Readable.count(summary.unfinishedIntervals, "interval")) never ended and left out: "
      + shown + (names.count > 4 ? ", …" : "") + "."
  }

  private static func unmatched(_ summary: TraceSummary) -> String? {
    guard summary.unmatchedEnds > 0 else { return nil }
    return
      "\(Readable.count(summary.unmatchedEnds, "end")) of intervals whose begin was not recorded."
  }

  private static func rejected(_ summary: TraceSummary) -> String? {
    guard summary.rejectedIntervals > 0 else { return nil }
    return "\(Readable.count(summary.rejectedIntervals, "interval")) left out for ending before "
      + "beginning: the clock of the trace went backwards."
  }

  private static func split(_ summary: TraceSummary) -> String? {
    guard summary.splitIntervals > 0 else { return nil }
    return "\(Readable.count(summary.splitIntervals, "interval")) enclosed more than "
      + "\(IntervalSegments.defaultLimit) others; what was inside counts apart, and their self times "
      + "are too long."
  }

  private static func interrupted(_ summary: TraceSummary) -> String? {
    guard summary.isInterrupted else { return nil }
    return "the run did not come to its end; this is what was recorded until then."
  }

  private static func schema(_ summary: TraceSummary) -> String? {
    guard summary.hasCurrentSchema == false else { return nil }
    let version = summary.schemaVersion.map { " (version \($0))" } ?? ""
    return "recorded with another schema\(version); names are reported as the trace has them."
  }

  private static func mismatch(_ summary: TraceSummary) -> String? {
    guard let mismatch = summary.mismatch else { return nil }
    let what =
      switch mismatch {
      case .neverMixed(let name): "the \(name)"
      case .parameter(let name): "'\(name)'"
      }
    return "the runs in this folder are not repetitions of each other: they differ in \(what). "
      + "Percentiles mix them."
  }
}
