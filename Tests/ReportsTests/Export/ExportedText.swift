import Foundation
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading
import TraceTestSupport
@testable import Exports

/// The output of an exporter for a trace.
enum ExportedText {
  /// The text of an exporter that writes one stream.
  static func of<Exporter: TraceExporter>(
    _ script: TraceScript,
    samples: (timeline: StackTimeline, names: StackNames)? = nil,
    _ make: (ExportOutput) throws -> Exporter
  ) throws -> String {
    String(decoding: try bytes(of: script, samples: samples, make), as: UTF8.self)
  }

  /// Returns the output of an exporter that writes one stream.
  static func bytes<Exporter: TraceExporter>(
    of script: TraceScript,
    samples: (timeline: StackTimeline, names: StackNames)? = nil,
    _ make: (ExportOutput) throws -> Exporter
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let output = ExportOutput { bytes.append(contentsOf: $0) }
    var exporter = try make(output)
    var (parts, ending) = script.parts()
    ending.samples = samples
    for part in parts { exporter.add(part) }
    try exporter.finish(ending)
    return bytes
  }

  /// The text of an exporter for one of the traces in the folder `Traces`.
  static func ofGolden<Exporter: TraceExporter>(
    _ name: String,
    _ make: (ExportOutput) throws -> Exporter
  ) throws -> String {
    String(decoding: try bytesOfGolden(name, make), as: UTF8.self)
  }

  /// Returns the output of an exporter for one of the traces in the folder `Traces`.
  static func bytesOfGolden<Exporter: TraceExporter>(
    _ name: String,
    _ make: (ExportOutput) throws -> Exporter
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var exporter = try make(ExportOutput { bytes.append(contentsOf: $0) })
    let path = GoldenFile.package.appendingPathComponent("Traces/\(name)").path
    let trace = try TraceReader(path: path, provider: ListSchema.schema.name).trace()
    let ending = trace.read(into: [TraceParts { exporter.add($0) }])
    try exporter.finish(ending)
    return bytes
  }

  /// The traces in the folder `Traces`.
  static let goldenNames = [
    "one-update", "fling", "two-lists", "crossing", "lost-events", "unfinished", "schema-3",
    "diff-only",
  ]

  /// More intervals than one part holds, and than fit into one piece of the output.
  static var long: TraceScript {
    var script = TraceScript()
    for frame in 0..<2_000 as Range<UInt32> {
      let time = Int64(frame) * 1_000
      script.begin("frame", frame * 4 + 1, at: time, ["frame": .count(Int(frame))])
      script.begin("layout", frame * 4 + 2, at: time + 100)
      script.begin("measure", frame * 4 + 3, at: time + 150)
      script.end("layout", frame * 4 + 2, at: time + 200)
      script.end("measure", frame * 4 + 3, at: time + 250)
      script.end("frame", frame * 4 + 1, at: time + 900)
    }
    return script
  }
}
