import Foundation
package import TraceReading

extension TraceManifest.Build {
  /// The build of this program.
  package static var current: Self {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}

extension TraceManifest.Machine {
  /// The machine that this process runs on.
  package static var current: Self {
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
