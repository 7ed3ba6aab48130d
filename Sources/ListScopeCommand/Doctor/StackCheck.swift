import Foundation
import LTTng

/// Checks what `record --stacks` can do on this machine.
enum StackCheck {
  private static let name = "stack samples"

  static func finding() -> Finding {
    finding(StackSampler.support(), paranoid: paranoidLevel)
  }

  static func finding(_ support: StackSampler.Support, paranoid: String?) -> Finding {
    let level = paranoid.map { " (perf_event_paranoid is \($0))" } ?? ""
    guard let failure = support.perfFailure else {
      return Finding(name, .ok, "up to \(support.maxRate) a second, by perf events\(level)")
    }
    guard support.clock != nil else {
      return Finding(name, .warn, "none: \(failure.reason)\(level)", fix: fix)
    }
    return Finding(
      name,
      .warn,
      "only \(support.maxRate) a second, by the kernel's ticks; perf events: "
        + "\(failure.reason)\(level)",
      fix: fix
    )
  }

  private static let fix =
    "sysctl kernel.perf_event_paranoid=2, or allow perf_event_open to the container"

  private static var paranoidLevel: String? {
    (try? String(contentsOfFile: "/proc/sys/kernel/perf_event_paranoid", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
