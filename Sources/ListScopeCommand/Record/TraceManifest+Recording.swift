import Experiments
import Foundation
import LTTng
import Signposts
import TraceAnalysis
import TraceReading
import Workloads

extension TraceManifest {
  /// Describes a recording before it begins.
  ///
  /// - Throws: `ValidationError` when the options are not allowed.
  init(_ options: RunOptions) throws {
    let parameters = try options.parameters()
    let values = try options.recordedParameters.map { ($0.name, parameters[$0]) }
    self.init(
      scenario: options.scenario,
      parameters: Dictionary(uniqueKeysWithValues: values).compactMapValues { $0 },
      repetitions: 0,
      versions: Versions(listscope: ListScopeCommand.version, lttng: LTTngSink.libraryVersion),
      machine: .current,
      commandLine: CommandLine.arguments,
      build: .current,
      createdUTC: ISO8601DateFormatter().string(from: Date())
    )
  }
}

extension TraceManifest {
  /// Describes the recording of a program, which says itself what it plays.
  init(program: String) {
    self.init(
      scenario: program,
      parameters: [:],
      repetitions: 1,
      versions: Versions(listscope: ListScopeCommand.version, lttng: LTTngSink.libraryVersion),
      machine: .current,
      commandLine: CommandLine.arguments,
      build: .current,
      createdUTC: ISO8601DateFormatter().string(from: Date())
    )
  }
}

extension TraceManifest.Tracing {
  /// The buffers that a recording asks for.
  init(_ request: RecordingRequest) {
    self.init(subbufferBytes: request.subbufferBytes, subbufferCount: request.subbufferCount)
  }
}
