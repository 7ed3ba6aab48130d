import Foundation
import LTTng
import TraceAnalysis
import TraceReading
import Workloads

extension TraceManifest {
  /// What is known of a recording before it begins.
  init(_ options: RunOptions) {
    let parameters = options.parameters
    self.init(
      scenario: options.scenario,
      items: parameters.items,
      seed: parameters.seed,
      frames: parameters.frames,
      refreshRate: parameters.refreshRate,
      layout: parameters.layout.rawValue,
      sizing: parameters.sizing.rawValue,
      batching: parameters.batching.description,
      gesture: parameters.gesture,
      physics: parameters.physics.rawValue,
      clock: parameters.clock.rawValue,
      warmupFrames: parameters.warmupFrames,
      users: parameters.users,
      budgetShare: parameters.budgetShare,
      slowdown: parameters.slowdown,
      repetitions: 0,
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
  /// How this program was built.
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
