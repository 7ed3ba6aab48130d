internal import Foundation
internal import Glibc

/// The leftovers of this user's recordings, which need a crash of both recorder and guard.
public struct Leftovers: Hashable, Sendable {
  /// Folders that held a daemon's sockets, and folders of ring buffers.
  public let homes: [String]
  /// Process ids of session daemons whose recording is gone.
  public let daemons: [Int]

  /// True if nothing was left behind.
  public var isEmpty: Bool { homes.isEmpty && daemons.isEmpty }

  /// Searches this machine.
  public static func find() -> Leftovers {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: RecordingHome.parent)) ?? []
    let homes = names.filter(RecordingHome.isName)
      .map { "\(RecordingHome.parent)/\($0)" }.sorted().filter(RecordingHome.isLeftBehind)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Leftovers(
      homes: homes + buffers(),
      daemons: processes.compactMap(Int.init).filter(isOrphan).sorted()
    )
  }

  /// Buffers of this user in shared memory whose recording is gone; they are named after its home.
  private static func buffers() -> [String] {
    let folder = BufferPlan.sharedMemory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      let home = "\(RecordingHome.parent)/\(name)"
      var status = stat()
      return RecordingHome.isName(name)
        && lstat("\(folder)/\(name)", &status) == 0 && status.st_uid == getuid()
        && (access(home, F_OK) != 0
          ? RecordingProcesses(home: home).isEmpty : RecordingHome.isLeftBehind(home))
    }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns whether a process is one of our daemons whose recording is proven to be gone.
  ///
  /// Its home is looked up as the process itself sees it, which may be in a container. A home that is there
  /// is left behind where no recording holds its lock. Where it is gone, a daemon that still has a parent
  /// other than the first process may belong to a recording that runs.
  private static func isOrphan(_ pid: Int) -> Bool {
    guard let name = FileManager.default.contents(atPath: "/proc/\(pid)/comm"),
      String(decoding: name, as: UTF8.self).hasPrefix(SessionDaemon.name.prefix(15)),
      let environment = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
    else { return false }
    let key = "LTTNG_HOME=\(RecordingHome.parent)/\(RecordingHome.prefix)"
    let variables = environment.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard let variable = variables.first(where: { $0.hasPrefix(key) }) else { return false }
    let home = String(variable.dropFirst("LTTNG_HOME=".count))
    let own = "/proc/\(pid)/root\(home)"
    guard access(own, F_OK) != 0 else { return RecordingHome.isLeftBehind(own) }
    // Of the processes of others nothing can be seen.
    guard errno == ENOENT, let state = ProcessState(Int32(pid)) else { return false }
    return state.parent == 1
  }
}
