import ListSchema
import Signposts

/// A file that is made from the table and committed.
struct GeneratedFile {
  /// Where it stands, relative to the root of the package.
  let path: String
  /// What it holds.
  let text: String

  /// Every file that is made from a schema, in the order in which they are written.
  static func all(for schema: Schema) -> [GeneratedFile] {
    [
      GeneratedFile(
        path: "Sources/ListSchema/SignpostValues+List.swift",
        text: SwiftValues.render(schema)
      ),
      GeneratedFile(
        path: "Sources/ListSchema/Kinds+List.swift",
        text: SwiftKinds.render(schema)
      ),
      GeneratedFile(
        path: "Sources/CTracepoints/tracepoints.h",
        text: TracepointDefinitions.render(schema)
      ),
      GeneratedFile(
        path: "Sources/CTracepoints/tracepoints.c",
        text: TracepointCalls.render(schema)
      ),
      GeneratedFile(
        path: "Traces/TraceCompass/listscope.xml",
        text: TraceCompassFile.render(schema)
      ),
    ]
  }
}
