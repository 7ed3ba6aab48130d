import Foundation
import Glibc
import TestSupport

@testable import LTTng

/// The resources of recordings on the machine: homes, processes, mounts and buffers.
///
/// Recordings of others, which may run at the same time, are excluded: processes by a mark in their
/// environment, homes by the lock that a living recording holds on them.
struct Remains {
  /// The variable that marks the processes of this test.
  let environment = ["LISTSCOPE_TEST": UUID().uuidString]
  private var before: Set<String> = []

  init() {
    before = all()
  }

  /// The resources created since then that still exist.
  var names: [String] { all().subtracting(before).sorted() }

  /// The running processes of this test.
  var processes: [String] {
    Self.entries("/proc").filter { pid in
      guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else {
        return false
      }
      return environment.contains { String(decoding: data, as: UTF8.self).contains("\($0)=\($1)") }
    }.map { pid in
      let name = (try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)) ?? ""
      return "process \(pid) \(name)"
    }
  }

  /// Waits until nothing is left.
  ///
  /// - Returns: the processes and files that are left all the same.
  func left() -> [String] { TestPatience.left { names } }

  private func all() -> Set<String> {
    let homes = Self.entries("/tmp").filter {
      RecordingHome.isName($0) && !Self.isLocked("/tmp/\($0)")
    }
    // lttng-ust itself keeps one page per user, created by the first instrumented program.
    let buffers = Self.entries("/dev/shm").filter { $0.contains("ust") && !$0.contains("ust-wait") }
    let sockets = Self.entries("/run/lttng").map { "/run/lttng/\($0)" }
    let mounts = (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
    let lttngMounts = mounts.split(separator: "\n").filter { $0.contains("lttng") }.map(String.init)
    return Set(homes + buffers + sockets + lttngMounts + processes)
  }

  private static func entries(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func isLocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }
}
