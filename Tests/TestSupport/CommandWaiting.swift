import Foundation
import Glibc

/// Waiting for what a program does, however slow the machine is. Each wait also ends with the program.
extension CommandRun {
  /// Waits until a file has `count` lines with a text.
  package func wait(forLines count: Int = 1, with text: String = "", in path: String) {
    func lines() -> Int {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return lines.count { text.isEmpty || $0.contains(text) }
    }
    while process.isRunning, lines() < count { usleep(10_000) }
  }

  /// Waits until the program has written something to its standard output.
  package func waitForOutput() {
    var output = pollfd(fd: outputDescriptor, events: Int16(POLLIN), revents: 0)
    while process.isRunning, poll(&output, 1, 10) <= 0 {}
  }

  /// Waits until the program has used `seconds` seconds of processor time.
  package func wait(forProcessorTime seconds: Double) {
    let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    while process.isRunning, Double(processorTicks) < seconds * ticksPerSecond { usleep(10_000) }
  }

  /// User and system time, which are the 14th and the 15th value of a process's status.
  private var processorTicks: Int {
    let path = "/proc/\(process.processIdentifier)/stat"
    // The second value is a name in parentheses, which may hold spaces.
    let values = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: ")").last?
      .split(separator: " ")
    return values?.dropFirst(11).prefix(2).reduce(0) { $0 + (Int($1) ?? 0) } ?? 0
  }
}
