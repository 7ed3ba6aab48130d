internal import Foundation
internal import Glibc

/// The processes that a guard has started: all that have the recording's home in their environment.
///
/// It is found in this way when the guard, whose children they were, is gone.
struct RecordingProcesses {
  /// The time that the daemons may take to write their data, and to end.
  private static let secondsToEnd = 3.0

  let home: String

  /// True if there are none.
  var isEmpty: Bool { all().isEmpty }

  /// Ends the processes, the daemons in good order if they can.
  ///
  /// - Returns: the processes that are still there, as `name (process 17)`.
  func end() -> [String] {
    for process in all() {
      // Daemons may be stopped, and only the session daemon knows the order in which they end.
      if !Self.isDaemon(process) { kill(process.pid, SIGKILL) }
      if process.name == SessionDaemon.name { kill(process.pid, SIGTERM) }
      kill(process.pid, SIGCONT)
    }
    if waitForEnd(seconds: Self.secondsToEnd) { return [] }
    all().forEach { kill($0.pid, SIGKILL) }
    _ = waitForEnd(seconds: 1)
    return all().map { "\($0.name) (process \($0.pid))" }
  }

  private static func isDaemon(_ process: ProcessState) -> Bool {
    [SessionDaemon.name, DaemonWatch.consumerName].contains(process.name)
  }

  private func waitForEnd(seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * 50) {
      if all().isEmpty { return true }
      usleep(20_000)
    }
    return false
  }

  private func all() -> [ProcessState] {
    let mark = Array("LTTNG_HOME=\(home)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard let pid = Int32(name), pid != getpid(),
        let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
        environment.split(separator: 0).contains(where: { $0.elementsEqual(mark) })
      else { return nil }
      return ProcessState(pid)
    }
  }
}
