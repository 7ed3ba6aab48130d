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

  /// The largest resident set that this program has had, in bytes.
  ///
  /// Not the maximum of `getrusage`, which the process keeps from the program that started this one: the kernel
  /// takes it over in `exec`. That is the answer only where there is no `/proc`.
  static var peakResidentBytes: Int64 {
    // A line such as `VmHWM:     48732 kB`; see proc_pid_status(5).
    let line = text(of: "status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Int64($0) }
    return (kilobytes ?? peakOfProcess) * 1024
  }

  /// The largest resident set of all programs that this process has run, in kilobytes; see getrusage(2).
  private static var peakOfProcess: Int64 {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int64(usage.ru_maxrss)
  }

  /// The resident set of this process, in bytes; 0 where the system does not say.
  private static var residentBytes: Int64 {
    // The second number is the resident set in pages; see proc_pid_statm(5).
    let numbers = text(of: "statm").split(separator: " ")
    guard numbers.count > 1, let pages = Int64(numbers[1]) else { return 0 }
    return pages * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The text of a file in which the kernel describes this process; empty where there is none.
  private static func text(of file: String) -> String {
    (try? String(contentsOfFile: "/proc/self/\(file)", encoding: .utf8)) ?? ""
  }
}
