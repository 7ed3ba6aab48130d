import Experiments
import Foundation
import LTTng
import ListSchema
import Reports
import TraceCompass

/// Checks of optional tools, which nothing else depends on.
enum ExtraChecks {
  static func all() -> [Finding] {
    [
      valgrind(), calibration(),
      traceCompass(
        TraceCompassWorkspace.all(in: [ProcessInfo.processInfo.environment["HOME"] ?? "/"])
      ),
    ]
  }

  private static func valgrind() -> Finding {
    guard let version = ProgramOutput.run(["valgrind", "--version"]) else {
      return Finding(
        "valgrind",
        .warn,
        "not found on PATH; it counts instructions where the processor cannot",
        fix: "apt-get install valgrind"
      )
    }
    let name = version.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing("valgrind-", with: "")
    do {
      let count = try InstructionCounter(ChildProgram()).countAll(["true"])
      return Finding("valgrind", .ok, "version \(name), counts: `true` takes \(count) instructions")
    } catch {
      let reason = (error as? InstructionCounter.Missing)?.reason ?? "\(error)"
      return Finding(
        "valgrind",
        .warn,
        "version \(name) does not count instructions: \(reason)",
        fix: "apt-get install --reinstall valgrind libc6-dbg"
      )
    }
  }

  private static func calibration() -> Finding {
    guard let found = CalibrationStore().current else {
      return Finding(
        "calibration",
        .warn,
        "it is not known how often `\(ProgramName.current) compare` is right on this machine",
        fix: "\(ProgramName.current) calibrate"
      )
    }
    return Finding("calibration", .ok, CalibrationWords.quote(found))
  }

  // MARK: Trace Compass

  /// Checks whether Trace Compass has the analysis of this version.
  static func traceCompass(_ workspaces: [TraceCompassWorkspace]) -> Finding {
    let name = "Trace Compass"
    guard let first = workspaces.first else { return Finding(name, .ok, "no workspace found") }
    if let current = workspaces.first(where: { $0.isCurrent && $0.isEnabled }) {
      return Finding(name, .ok, "the analysis is installed (\(current.analysisPath))")
    }
    let other = workspaces.first(where: \.hasAnalysis)
    let found = other.map {
      "\($0.analysisPath) is not \($0.isCurrent ? "enabled" : "the analysis of this version")"
    }
    return Finding(
      name,
      .warn,
      found ?? "the workspace \(first.path) does not have the analysis",
      fix: "\(ProgramName.current) trace-compass install --workspace "
        + (other ?? first).path.quotedForShell
    )
  }
}
