import ListSchema
import Signposts
import TraceCompass

/// A file that is made from the table and committed.
struct GeneratedFile {
  /// Its path, relative to the root of the package.
  let path: String
  /// Its content.
  let text: String

  /// Every file that is made from a schema, in the order in which they are written.
  static func all(for schema: Schema) -> [GeneratedFile] {
    swift(schema) + tracing(schema)
  }

  private static func swift(_ schema: Schema) -> [GeneratedFile] {
    [
      ("Sources/ListSchema/SignpostValues+List.swift", SwiftValues.render),
      ("Sources/ListSchema/EventValues+List.swift", SwiftEventValues.render),
      ("Sources/ListSchema/Kinds+List.swift", SwiftKinds.render),
      ("Sources/ListSchema/Names+List.swift", SwiftNames.render),
      ("Sources/ListSchema/ParameterDefinition+List.swift", SwiftParameters.rows),
      ("Sources/Workloads/Runner/RunParameters+List.swift", SwiftParameters.accessors),
      ("Sources/ListScopeCommand/ParameterOptions.swift", SwiftOptions.render),
    ].map { path, render in GeneratedFile(path: path, text: render(schema)) }
  }

  private static func tracing(_ schema: Schema) -> [GeneratedFile] {
    [
      ("Sources/CTracepoints/tracepoints.h", TracepointDefinitions.render),
      ("Sources/CTracepoints/tracepoints.c", TracepointCalls.render),
      ("Traces/TraceCompass/listscope.xml", { TraceCompassFile.render($0, for: .window) }),
      ("Traces/TraceCompass/server/listscope.xml", { TraceCompassFile.render($0, for: .server) }),
    ].map { path, render in GeneratedFile(path: path, text: render(schema)) }
  }
}
