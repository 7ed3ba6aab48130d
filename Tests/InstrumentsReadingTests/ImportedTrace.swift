import Foundation
import InstrumentsReading
import ListSchema
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// The trace that an import made of files, read back as any command reads it.
struct ImportedTrace {
  /// An interval of the trace.
  struct Interval: Hashable {
    var name: String
    var pid: Int32
    var tid: Int32
    var startNs: Int64
    var durationNs: Int64
  }

  let recording: ImportedRecording
  let trace: ScriptedTrace
  let summary: TraceSummary
  private let firstNs: Int64

  /// Imports texts, each as a file.
  init(_ texts: [String], options: ImportOptions = ImportOptions()) throws {
    let folder = try TemporaryFolder()
    let files = try texts.enumerated().map { number, text in
      let path = folder.path + "/file-\(number)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let output = folder.path + "/trace"
    recording = try InstrumentsImport(files: files, schema: ListSchema.schema, options: options)
      .write(to: output)
    trace = try TraceReader(path: output, provider: "listscope").trace()
    summary = TraceSummary(trace, schema: ListSchema.schema)
    firstNs = trace.events.first?.timestampNs ?? 0
  }

  /// The whole intervals, in the order of their starts.
  var intervals: [Interval] {
    trace.tree.intervals.map { interval in
      Interval(
        name: interval.name,
        pid: interval.process.pid,
        tid: interval.thread,
        startNs: interval.startNs - firstNs,
        durationNs: interval.durationNs
      )
    }
  }
}
