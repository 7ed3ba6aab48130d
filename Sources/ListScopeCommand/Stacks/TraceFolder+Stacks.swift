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
    _ deliver: ((TracePart) -> Void)? = nil
  ) throws(CommandFailure) -> (profile: StackProfile, ending: TraceEnding) {
    let builder = StackProfileBuilder(subject, range: range, frame: frame)
    let parts = deliver.map { TraceParts($0) }
    let collectors = [builder] + [parts].compactMap { $0 } as [any TraceCollector]
    let ending = try read(into: collectors, evaluation, range: range)
    return (builder.profile(), ending)
  }

  /// Stack samples with the names of their addresses; nil where there are none.
  func named(_ stacks: StackTimelineBuilder) -> (timeline: StackTimeline, names: StackNames)? {
    guard let timeline = stacks.timeline() else { return nil }
    let kept = SymbolFile(inFolder: path)
    return (timeline, StackNames(timeline.addresses, of: timeline.binaries, kept: kept))
  }

  /// The samples of the subject that was recorded, with names.
  func named(_ samples: [StackProfileBuilder], _ ending: TraceEnding) -> NamedSamples {
    // Both are never recorded together.
    let subject: StackSubject = ending.hasAllocationCounts ? .allocations : .time
    guard let profile = samples.first(where: { $0.subject == subject })?.profile(),
      subject == .allocations || profile.counts.all > 0 || profile.settings != nil
    else { return NamedSamples() }
    let names = names(of: profile)
    var named = NamedSamples(symbols: SymbolFile(profile, names))
    if subject == .allocations {
      named.sites = AllocationSites(profile, names, .listscope)
    } else {
      named.time = StackSummary(profile, names, .listscope)
      named.moments = TimelineSamples(profile, names, .listscope)
    }
    return named
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

/// The stack samples of a trace for a report: nothing where there are none.
struct NamedSamples {
  /// The functions in which frames spent user time.
  var time: StackSummary?
  /// The places where intervals allocate.
  var sites: AllocationSites?
  /// The samples of time one by one.
  var moments = TimelineSamples()
  /// The names of the samples' addresses.
  var symbols: SymbolFile?
}

extension TraceEnding {
  /// True if allocations of any run were counted.
  var hasAllocationCounts: Bool { runs.contains(where: \.description.hasAllocationCounts) }

  /// True if stacks of any run were sampled, or its allocations counted.
  var hasSamples: Bool {
    hasAllocationCounts || runs.contains(where: \.description.hasStackSamples)
  }
}
