import Foundation
import TestSupport

/// The processes that a test has started, known by a mark in their environment.
struct MarkedProcesses {
  let environment = ["LISTSCOPE_TEST": UUID().uuidString]

  /// Waits until none runs.
  ///
  /// - Parameter limit: less than the programs would run for by themselves.
  /// - Returns: the names of those that run all the same.
  func left(within limit: Duration = TestPatience.limit) -> [String] {
    TestPatience.left(within: limit) { names }
  }

  /// The process ids of those with a name.
  func pids(named name: String) -> [pid_t] { all.filter { $0.name == name }.map(\.pid) }

  private var names: [String] { all.map { "\($0.name) (\($0.pid))" } }

  private var all: [(pid: pid_t, name: String)] {
    let mark = environment.map { "\($0)=\($1)" }[0]
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { entry in
      guard let pid = pid_t(entry),
        let data = FileManager.default.contents(
          atPath: "/proc/\(entry)/environ"
        ), String(decoding: data, as: UTF8.self).contains(mark)
      else { return nil }
      let name = (try? String(contentsOfFile: "/proc/\(entry)/comm", encoding: .utf8)) ?? ""
      return (pid, name.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
