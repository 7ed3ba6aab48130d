internal import Foundation

/// The state of a process of this user in `/proc`.
struct ProcessState {
  let pid: Int32
  /// The name of its program, as the kernel cuts it.
  let name: String
  private let fields: [Substring]

  /// Reads the state; nil when there is no such process.
  init?(_ pid: Int32) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/stat") else { return nil }
    let line = String(decoding: data, as: UTF8.self)
    // The name is in parentheses and may contain any character.
    guard let begin = line.firstIndex(of: "("), let end = line.lastIndex(of: ")") else {
      return nil
    }
    self.pid = pid
    name = String(line[line.index(after: begin)..<end])
    fields = line[line.index(after: end)...].split { $0 == " " || $0 == "\n" }
  }

  /// True if a signal such as SIGSTOP, or a debugger, has stopped it.
  var isStopped: Bool { fields.first == "T" || fields.first == "t" }
  /// True if it has ended, and only its parent has not noticed.
  var isZombie: Bool { fields.first == "Z" }
  /// The process that started it, or that took it over; 1 where that is the first process.
  var parent: Int32? { fields.count > 1 ? Int32(fields[1]) : nil }
  /// The number of its process group.
  var group: Int32? { fields.count > 2 ? Int32(fields[2]) : nil }

  /// The end of a zombie; nil where the kernel does not report it.
  var end: ProcessEnd? {
    guard isZombie, let status = fields.last.flatMap({ Int32($0) }), status != 0 else { return nil }
    return ProcessEnd(waitStatus: status)
  }

  /// The processes that a process has started and that are still there.
  static func children(of pid: Int32) -> [ProcessState] {
    let tasks = "/proc/\(pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [ProcessState] in
      let data = FileManager.default.contents(atPath: "\(tasks)/\(thread)/children") ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: " ").compactMap {
        Int32($0).flatMap(ProcessState.init)
      }
    }
  }

  /// The processes that a process has started, and that these have, as far as they are still there.
  static func descendants(of pid: Int32) -> [ProcessState] {
    children(of: pid).flatMap { [$0] + descendants(of: $0.pid) }
  }

  /// The living members of a process group.
  static func members(ofGroup group: Int32) -> [ProcessState] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0).flatMap(ProcessState.init) }
      .filter { $0.group == group && !$0.isZombie }
  }
}
