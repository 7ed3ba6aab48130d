import Foundation
import Signposts

/// Tells the trace how much memory the process holds: at the begin and every ten seconds of the
/// display.
struct MemoryCounter {
  private static let interval = 10
  private let signposter: Signposter

  init(_ signposter: Signposter) {
    self.signposter = signposter
  }

  /// Called after every frame with the number of frames gone by.
  func frameEnded(_ count: Int, refreshRate: Int) {
    guard count == 1 || count.isMultiple(of: Self.interval * refreshRate) else { return }
    signposter.counter("resident_bytes", Self.residentBytes)
  }

  /// The resident set of this process, in bytes; 0 where the system does not say.
  private static var residentBytes: Int64 {
    // The second number is the resident set in pages; see proc_pid_statm(5).
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    guard let numbers, numbers.count > 1, let pages = Int64(numbers[1]) else { return 0 }
    return pages * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }
}
