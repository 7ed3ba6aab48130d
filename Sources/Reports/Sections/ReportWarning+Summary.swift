import TraceAnalysis

extension BrokenFrame {
  /// The time that cannot be true: `frame 7 at 1.2 s, duration_ns −5 ns of at most 2 ms`.
  package var words: String {
    "frame \(number.map(String.init) ?? "?") at \(Readable.time(startNs)), \(reason.rawValue) "
      + "\(Readable.time(saidNs)) of at most \(Readable.time(possibleNs))"
  }
}

extension ReportWarning {
  /// Reasons to distrust a trace, and the machine that it was measured on; the most severe first.
  static func all(_ source: ReportSource) -> [ReportWarning] {
    let trace = source.trace
    return [
      lost(trace), damaged(trace), missing(source), repeated(trace), processes(trace),
      clocks(trace), broken(trace), unfinished(trace), unmatched(trace), rejected(trace),
      split(trace), source.flight == nil ? interrupted(trace) : nil, schema(trace), mismatch(trace),
      leftOut(trace),
      unfit(source.provenance.fitness), unreadable(source.provenance),
    ].compactMap { $0 }
      + source.provenance.cautions.map { ReportWarning(kind: .importedTrace, sentence: $0) }
  }

  private static func unreadable(_ provenance: Provenance) -> ReportWarning? {
    provenance.unreadable.map {
      ReportWarning(
        kind: .unreadableManifest,
        sentence:
          "\($0) cannot be read, so the machine, its load and the end of the recording are not known."
      )
    }
  }

  private static func lost(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.lostEvents > 0 else { return nil }
    return ReportWarning(
      kind: .lostEvents,
      sentence: "\(Readable.count(summary.lostEvents, "event")) lost while recording: counts are "
        + "too low and percentiles unreliable. Larger buffers lose fewer.",
      figures: ["lostEvents": Double(summary.lostEvents)]
    )
  }

  private static func damaged(_ summary: TraceSummary) -> ReportWarning? {
    let damage = summary.damage
    guard damage.count > 0 else { return nil }
    let shown = damage.packets.prefix(3).map { damaged in
      let place = damaged.packet.map { ", packet \($0) at byte \(damaged.offset)" } ?? ""
      return "\(damaged.file)\(place) (\(damaged.reason))"
    }
    return ReportWarning(
      kind: .damagedPackets,
      sentence: "\(Readable.count(damage.count, "packet")) could not be read, and what was in "
        + (damage.count == 1 ? "it" : "them") + " is missing: "
        + shown.joined(separator: "; ") + (damage.count > shown.count ? "; …" : "."),
      figures: ["skippedPackets": Double(damage.count)]
    )
  }

  private static func broken(_ summary: TraceSummary) -> ReportWarning? {
    let broken = summary.brokenFrames
    guard broken.count > 0 else { return nil }
    let named = broken.named.map(\.words).joined(separator: "; ")
    return ReportWarning(
      kind: .brokenFrames,
      sentence:
        "\(Readable.count(broken.count, "frame")) in no statistics for times that cannot be "
        + "true: \(named)\(broken.count > broken.named.count ? "; …" : ".")",
      figures: ["brokenFrames": Double(broken.count)]
    )
  }

  private static func unfinished(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.unfinishedIntervals > 0 else { return nil }
    let names = summary.unfinished.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = names.prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return ReportWarning(
      kind: .unfinishedIntervals,
      sentence: "\(Readable.count(summary.unfinishedIntervals, "interval")) never ended and left "
        + "out: " + shown + (names.count > 4 ? ", …" : "") + ".",
      figures: ["unfinishedIntervals": Double(summary.unfinishedIntervals)]
    )
  }

  private static func unmatched(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.unmatchedEnds > 0 else { return nil }
    return ReportWarning(
      kind: .unmatchedEnds,
      sentence: "\(Readable.count(summary.unmatchedEnds, "end")) of intervals whose start was not "
        + "recorded.",
      figures: ["unmatchedEnds": Double(summary.unmatchedEnds)]
    )
  }

  private static func rejected(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.rejectedIntervals > 0 else { return nil }
    return ReportWarning(
      kind: .rejectedIntervals,
      sentence: "\(Readable.count(summary.rejectedIntervals, "interval")) left out for ending "
        + "before it began: the clock of the trace went backwards.",
      figures: ["rejectedIntervals": Double(summary.rejectedIntervals)]
    )
  }

  private static func split(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.splitIntervals > 0 else { return nil }
    return ReportWarning(
      kind: .splitIntervals,
      sentence: "\(Readable.count(summary.splitIntervals, "interval")) enclosed more than "
        + "\(Readable.number(IntervalSegments.defaultLimit)) others; what was inside counts "
        + "separately, and their self times are too long.",
      figures: ["splitIntervals": Double(summary.splitIntervals)]
    )
  }

  private static func interrupted(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.isInterrupted else { return nil }
    return ReportWarning(
      kind: .interrupted,
      sentence: "the run did not come to its end; this is what was recorded until then."
    )
  }

  private static func schema(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.hasCurrentSchema == false else { return nil }
    let version = summary.schemaVersion.map { " (version \($0))" } ?? ""
    return ReportWarning(
      kind: .otherSchema,
      sentence: "recorded with another schema\(version); names are reported as the trace has them."
    )
  }

  private static func mismatch(_ summary: TraceSummary) -> ReportWarning? {
    guard let mismatch = summary.mismatch else { return nil }
    return ReportWarning(
      kind: .mismatch,
      sentence: "the runs of this trace are not repetitions of each other: they differ in the "
        + "\(mismatch.name), and are reported separately, in "
        + "\(Readable.count(summary.groups.count, "group")).",
      figures: ["groups": Double(summary.groups.count)]
    )
  }

  private static func leftOut(_ summary: TraceSummary) -> ReportWarning? {
    guard summary.runsLeftOut > 0 else { return nil }
    return ReportWarning(
      kind: .runsLeftOut,
      sentence: "\(Readable.count(summary.runsLeftOut, "run")) left out, since the trace has too "
        + "many that differ.",
      figures: ["runsLeftOut": Double(summary.runsLeftOut)]
    )
  }

  private static func unfit(_ fitness: MachineFitness) -> ReportWarning? {
    guard let sentence = fitness.warning else { return nil }
    let figures = [
      "cores": fitness.cores.map(Double.init), "loadAtBegin": fitness.loadAtBegin,
      "loadAtEnd": fitness.loadAtEnd,
    ].compactMapValues { $0 }
    return ReportWarning(kind: .unfitMachine, sentence: sentence, figures: figures)
  }
}
