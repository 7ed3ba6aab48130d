import Foundation
import Glibc
import Signposts

/// Tells the trace how much memory the process holds: at the start, every ten seconds of the display,
/// and at the end.
struct MemoryCounter {
  private static let interval = 10
  private let signposter: Signposter
  /// The largest resident set that was counted, in bytes: the kernel's own maximum is a little late.
  private var largest: Int64 = 0

  init(_ signposter: Signposter) {
    self.signposter = signposter
  }

  /// Called after every frame with the number of frames gone by.
  mutating func frameEnded(_ count: Int, refreshRate: Int) {
    guard count == 1 || count.isMultiple(of: Self.interval * refreshRate) else { return }
    tellResident()
  }

  /// Called after the last frame.
  mutating func runEnded() {
    tellResident()
    signposter.counter("peak_resident_bytes", max(largest, Self.peakResidentBytes))
  }

  private mutating func tellResident() {
    guard signposter.isEnabled else { return }
    let bytes = Self.residentBytes
    largest = max(largest, bytes)
    signposter.counter("resident_bytes", bytes)
  }

  /// The largest resident set that this process has had, in bytes.
  static var peakResidentBytes: Int64 {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    // Linux counts in kilobytes; see getrusage(2).
    return Int64(usage.ru_maxrss) * 1024
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
