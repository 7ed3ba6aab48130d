import ArgumentParser
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads the trace part by part.
  ///
  /// - Parameters:
  ///   - judgement: what frames are judged by, where the trace does not say or it is asked for.
  ///   - deliver: takes a part.
  /// - Returns: what is known of the whole.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func readParts(_ judgement: FrameJudgement, _ deliver: (TracePart) -> Void)
    throws(CommandFailure) -> TraceEnding
  {
    let known = TraceManifest(inFolder: path)?.run
    var parts = TraceParts(judgement: judgement, known: known)
    do {
      let reader = TraceReader(path: path, provider: ListSchema.schema.name, decoder: decoder)
      let tally = try reader.read { parts.add($0, deliver) }
      return parts.finish(tally.reading, deliver)
    } catch {
      throw CommandFailure(message: error.message, code: ExitCode(error.exitCode))
    }
  }

  /// Reads the trace into an exporter, and returns what is known of the whole.
  func export(_ judgement: FrameJudgement, to exporter: inout some TraceExporter) throws
    -> TraceEnding
  {
    let ending = try readParts(judgement) { exporter.add($0) }
    try exporter.finish(ending)
    return ending
  }

  /// Reads the trace as rows of its tables, and returns what is known of the whole.
  func readRows(
    _ judgement: FrameJudgement,
    _ origin: TraceOrigin,
    _ deliver: (TableRow) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let ending = try readParts(judgement) { $0.rows(deliver) }
    ending.rows(origin, deliver)
    return ending
  }

  /// What the manifest says of the machine, under the name that it is to have.
  func origin(host: String) -> TraceOrigin {
    var origin = TraceOrigin(host: host)
    let manifest = TraceManifest(inFolder: path)
    origin.cpu = manifest?.machine.cpu
    origin.cores = manifest?.machine.cores
    origin.kernel = manifest?.machine.kernel
    origin.swift = manifest?.versions.swift
    origin.recorder = manifest?.versions.listscope
    return origin
  }

  /// Why nothing made of the trace must be trusted; nil when no event was lost and all could be read.
  func lossFailure(_ reading: ReadingTally) -> CommandFailure? {
    CommandFailure(reading, path: path)
  }
}
