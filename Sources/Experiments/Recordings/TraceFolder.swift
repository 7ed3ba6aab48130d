import ListSchema
import Signposts
package import TraceAnalysis
package import TraceReading

/// A folder that holds a trace of any writer.
package struct TraceFolder {
  package let path: String
  package let decoder: TraceDecoder

  package init(_ path: String, decoder: TraceDecoder = .packets) {
    self.path = path
    self.decoder = decoder
    CutTraceSignal.handle()
  }

  /// The notes of the program that made the recording; nil for a trace of another writer.
  package var manifest: TraceManifest? { TraceManifest(inFolder: path) }

  /// Reads the trace once.
  ///
  /// - Parameters:
  ///   - collectors: take what is wanted of it.
  ///   - evaluation: the budget of frames, where the trace has none or another one is requested.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - progress: takes the share of the trace that was read, from 0 to 1.
  /// - Returns: the facts of the whole trace.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69; 64 for a pattern of categories that no signpost matches.
  package func read(
    into collectors: [any TraceCollector],
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    progress: ((Double) -> Void)? = nil
  ) throws(CommandFailure) -> TraceEnding {
    var line = TraceLine(
      schema: ListSchema.schema,
      evaluation: evaluation,
      known: manifest?.run,
      range: range,
      into: collectors
    )
    let reader = TraceReader(path: path, provider: ListSchema.schema.name, decoder: decoder)
    let ending: TraceEnding
    do {
      ending = try reader.read(into: &line, progress: progress)
    } catch {
      if case .noEvents(_, let provider, []) = error, manifest != nil {
        // A recording enables all events by itself.
        throw CommandFailure(
          message:
            "The recording in '\(path)' has no event of '\(provider)': its program emitted none.",
          status: .badData
        )
      }
      throw CommandFailure(error)
    }
    try check(range, ending.facts)
    if let mismatch = CategoryMismatch(evaluation.categories, ending.categories) {
      throw .usage(mismatch.words(in: path))
    }
    return ending
  }

  /// Throws where a part of the trace is wanted that begins after its end.
  private func check(_ range: TraceRange, _ facts: TraceFacts) throws(CommandFailure) {
    guard let begin = range.beginNs, !range.isAbsolute, let first = facts.firstNs,
      let last = facts.lastNs, begin > last - first
    else { return }
    throw .usage(
      "The trace in '\(path)' ends after \(Readable.time(last - first)), before the --begin that is given."
    )
  }

  /// Reads and summarises the trace, without its samples.
  ///
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  package func summary() throws(CommandFailure) -> TraceSummary {
    let collector = SummaryCollector()
    return collector.summary(try read(into: [collector]))
  }
}
