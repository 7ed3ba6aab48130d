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

extension TraceManifest.Build {
  /// The build of this program.
  static var current: Self {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}

extension TraceManifest.Machine {
  /// The machine that this process runs on.
  static var current: Self {
    Self(
      cores: ProcessInfo.processInfo.activeProcessorCount,
      cpu: processorName,
      kernel: kernelVersion,
      loadAtBegin: MachineState.load,
      governor: MachineState.governor
    )
  }

  private static var processorName: String? {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n")
    let line = lines?.first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  private static var kernelVersion: String? {
    (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
