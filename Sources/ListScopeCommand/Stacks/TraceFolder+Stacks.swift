import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads the stack samples of the trace.
  ///
  /// - Parameter evaluation: what frames are evaluated by.
  /// - Returns: the samples by interval, and what is known of the whole.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func stackProfile(_ evaluation: EvaluationOptions = EvaluationOptions()) throws(CommandFailure)
    -> (profile: StackProfile, ending: TraceEnding)
  {
    var builder = StackProfileBuilder()
    let known = TraceManifest(inFolder: path)?.run
    var parts = TraceParts(schema: ListSchema.schema, evaluation: evaluation, known: known)
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
  func withStacks(_ report: FolderReport, _ evaluation: EvaluationOptions) throws(CommandFailure)
    -> FolderReport
  {
    let (profile, _) = try stackProfile(evaluation)
    let names = names(of: profile)
    var report = report
    report.stacks = StackSummary(profile, names, .listscope)
    report.symbols = SymbolFile(profile, names)
    return report
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
