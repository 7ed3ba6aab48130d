import Experiments
import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads the stack samples of the trace.
  ///
  /// - Parameters:
  ///   - subject: which samples are taken.
  ///   - evaluation: the budget and device that frames are evaluated by.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - frame: the number of the frames that are looked at; nil for all measured ones.
  ///   - deliver: takes the parts of the trace.
  /// - Returns: the samples by interval, and what is known of the whole.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func stackProfile(
    _ subject: StackSubject = .time,
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    frame: Int? = nil,
    _ deliver: (TracePart) -> Void = { _ in }
  ) throws(CommandFailure) -> (profile: StackProfile, ending: TraceEnding) {
    var builder = StackProfileBuilder(subject, range: range, frame: frame)
    let ending = try readParts(evaluation, range: range, events: { builder.add($0) }) {
      builder.add($0)
      deliver($0)
    }
    return (builder.profile(), ending)
  }

  /// Stack samples with the names of their addresses; nil where there are none.
  func named(_ stacks: StackTimelineBuilder) -> (timeline: StackTimeline, names: StackNames)? {
    guard let timeline = stacks.timeline() else { return nil }
    let kept = SymbolFile(inFolder: path)
    return (timeline, StackNames(timeline.addresses, of: timeline.binaries, kept: kept))
  }

  /// The report with what needs the trace to be read again: where the user time of frames went or where
  /// intervals allocate, if stacks were sampled, and the timeline, if it is wanted.
  func withParts(
    _ report: FolderReport,
    _ evaluation: EvaluationOptions,
    range: TraceRange,
    withTimeline: Bool
  ) throws(CommandFailure) -> FolderReport {
    var collector = TimelineCollector()
    // Both are never recorded together.
    let subject: StackSubject = report.summary.hasAllocationCounts ? .allocations : .time
    let (profile, _) = try stackProfile(subject, evaluation, range: range) {
      if withTimeline { collector.add($0) }
    }
    var report = report
    var samples = TimelineSamples()
    if subject == .allocations {
      let names = names(of: profile)
      let sites = AllocationSites(profile, names, .listscope)
      report.allocationSites = sites
      report.summary.addFindings(of: nil, sites)
      report.symbols = SymbolFile(profile, names)
    } else if profile.counts.all > 0 || profile.settings != nil {
      let names = names(of: profile)
      let stacks = StackSummary(profile, names, .listscope)
      report.stacks = stacks
      report.summary.addFindings(of: stacks)
      report.symbols = SymbolFile(profile, names)
      samples = TimelineSamples(profile, names, .listscope)
    }
    if withTimeline { report.timeline = collector.timeline(samples) }
    return report
  }

  /// Returns the failure when there is nothing to export; nil where there is something.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - part: the samples that are wanted.
  /// - Returns: a failure with exit code 65, or 64 where other parts have samples.
  func failure(of profile: StackProfile, _ part: StackSelection) -> CommandFailure? {
    guard profile.counts.all > 0 else {
      return CommandFailure(
        message: "'\(path)' holds no stack samples. Record them with "
          + "`\(ProgramName.current) record --stacks`, or those of allocations with `--allocations`.",
        status: .badData
      )
    }
    guard profile.counts.inFrames > 0 else {
      return CommandFailure(
        message:
          "'\(path)' holds \(profile.counts.all) stack samples, none of them in a measured frame.",
        status: .badData
      )
    }
    guard profile.samples(in: part) == 0 else { return nil }
    let entries = profile.entries
    let missing = [
      Self.missing(part.interval, "is inside of an interval", entries.flatMap(\.intervals)),
      Self.missing(
        part.cause,
        "is inside of a frame that was late because of",
        entries.compactMap(\.cause)
      ),
      Self.missing(part.contentType, "is of rows of the type", entries.compactMap(\.contentType)),
    ].compactMap { $0 }
    return CommandFailure(
      message: missing.first
        ?? "No stack sample has all of what --interval, --cause and --row-type ask for.",
      status: .usage
    )
  }

  /// Returns the message for a name that no sample has; nil for one that some have, and for none.
  private static func missing(_ name: String?, _ words: String, _ all: [String]) -> String? {
    let names = Set(all).sorted()
    guard let name, !names.contains(name) else { return nil }
    let there = names.isEmpty ? "none" : names.prefix(50).joined(separator: ", ")
    return "No stack sample \(words) '\(name)'." + Suggestion(for: name, among: names).words
      + " There are samples in: \(there)."
  }

  /// The names of a profile's addresses, from the file beside the trace and the binaries.
  func names(of profile: StackProfile) -> StackNames {
    StackNames(profile, kept: SymbolFile(inFolder: path))
  }
}

extension StackProfileBuilder {
  /// Takes a part of the trace.
  mutating func add(_ part: TracePart) {
    if case .intervals(let intervals) = part { add(intervals) }
  }
}
