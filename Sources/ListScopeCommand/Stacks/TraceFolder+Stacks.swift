import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads the stack samples of the trace.
  ///
  /// - Parameters:
  ///   - evaluation: what frames are evaluated by.
  ///   - range: the part of the trace whose intervals are taken.
  /// - Returns: the samples by interval, and what is known of the whole.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func stackProfile(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange()
  ) throws(CommandFailure) -> (profile: StackProfile, ending: TraceEnding) {
    var builder = StackProfileBuilder(range: range)
    let known = TraceManifest(inFolder: path)?.run
    var parts = TraceParts(
      schema: ListSchema.schema,
      evaluation: evaluation,
      known: known,
      range: range
    )
    do {
      let provider = ListSchema.schema.name
      let reader = TraceReader(path: path, provider: provider, decoder: decoder)
      let tally = try reader.read {
        parts.exclude($0)
      } _: { event in
        builder.add(event)
        parts.add(event) { builder.add($0) }
      }
      let ending = parts.finish(tally.reading) { builder.add($0) }
      return (builder.profile(), ending)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The report with where the user time of frames went.
  func withStacks(
    _ report: FolderReport,
    _ evaluation: EvaluationOptions,
    range: TraceRange
  ) throws(CommandFailure) -> FolderReport {
    let (profile, _) = try stackProfile(evaluation, range: range)
    let names = names(of: profile)
    var report = report
    let stacks = StackSummary(profile, names, .listscope)
    report.stacks = stacks
    report.summary.addFindings(of: stacks)
    report.symbols = SymbolFile(profile, names)
    return report
  }

  /// Why there is nothing to export; nil where there is.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - interval: the interval whose samples are wanted; nil for all.
  /// - Returns: a failure with exit code 65, or 64 where another interval has samples.
  func failure(of profile: StackProfile, interval: String?) -> CommandFailure? {
    guard profile.samples > 0 else {
      return CommandFailure(
        message: "'\(path)' holds no stack samples. Record them with "
          + "`\(ProgramName.current) record --stacks`.",
        code: ExitStatus.badData.code
      )
    }
    guard profile.samplesInFrames > 0 else {
      return CommandFailure(
        message:
          "'\(path)' holds \(profile.samples) stack samples, none of them in a measured frame.",
        code: ExitStatus.badData.code
      )
    }
    guard let interval, profile.samples(in: interval) == 0 else { return nil }
    let names = Set(profile.entries.flatMap(\.intervals)).sorted()
    return CommandFailure(
      message: "No stack sample is inside of an interval '\(interval)'."
        + Suggestion(for: interval, among: names).words
        + " There are samples in: \(names.prefix(50).joined(separator: ", ")).",
      code: ExitStatus.usage.code
    )
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
