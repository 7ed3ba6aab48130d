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

  private var reader: TraceReader {
    TraceReader(path: path, provider: ListSchema.schema.name, decoder: decoder)
  }

  /// Reads and summarises the trace.
  ///
  /// - Parameters:
  ///   - evaluation: the budget of frames, where the trace has none or another one is requested.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - progress: takes the share of the trace that was read, from 0 to 1.
  /// - Returns: the summary.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  package func summary(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    progress: ((Double) -> Void)? = nil
  ) throws(CommandFailure) -> TraceSummary {
    do {
      return try reader.summary(
        schema: ListSchema.schema,
        evaluation: evaluation,
        known: manifest?.run,
        range: range,
        progress: progress
      )
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Reads the trace part by part.
  ///
  /// - Parameters:
  ///   - evaluation: the budget of frames, where the trace has none or another one is requested.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - events: takes each event before the parts that it completes.
  ///   - deliver: takes a part.
  /// - Returns: the description of the whole trace.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  package func readParts(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    events: (TraceEvent) -> Void = { _ in },
    _ deliver: (TracePart) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    var parts = TraceParts(
      schema: ListSchema.schema,
      evaluation: evaluation,
      known: manifest?.run,
      range: range
    )
    do {
      let tally = try reader.read {
        parts.exclude($0)
      } _: {
        events($0)
        parts.add($0, deliver)
      }
      return parts.finish(tally.reading, deliver)
    } catch {
      throw CommandFailure(error)
    }
  }
}
