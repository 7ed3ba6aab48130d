import Foundation
import LTTng

/// The facts about a program that a signal has ended.
struct CrashReport {
  let result: RecordingResult
  /// The run that ended, such as `catalog`.
  let subject: String
  let moments: LastMoments?

  /// Several lines without an indented first one.
  var text: String {
    let parts = [
      "\(subject) was ended by \(result.workload)\(meaning)", place, lastLines, backtrace,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  private var meaning: String {
    switch result.workload {
    case .signalled(SIGILL), .signalled(SIGTRAP):
      ", as by a failed precondition or another trap of Swift."
    case .signalled(SIGSEGV), .signalled(SIGBUS): ", an invalid access to memory."
    case .signalled(SIGABRT): ", as by abort()."
    case .signalled(SIGKILL): ", sent by a program, or by the kernel when memory is short."
    default: "."
    }
  }

  private var place: String? {
    moments.map { "  In \($0.text)." }
  }

  private var lastLines: String? {
    Self.indented(result.lastErrorLines, below: "Last lines of its standard error")
  }

  private var backtrace: String? {
    guard let backtrace = result.backtrace else { return nil }
    let lines = backtrace.split(separator: "\n").map(String.init)
    return Self.indented(Array(lines.prefix(Self.maxLines)), below: "Backtrace")
  }

  private static let maxLines = 60

  private static func indented(_ lines: [String], below title: String) -> String? {
    lines.isEmpty ? nil : "  \(title):\n" + lines.map { "    \($0)" }.joined(separator: "\n")
  }
}
