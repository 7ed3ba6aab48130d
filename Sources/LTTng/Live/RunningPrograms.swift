internal import CLTTngControl
internal import Foundation
internal import Glibc

/// The programs that have registered their events with the daemon of this user.
public struct RunningPrograms: Hashable, Sendable {
  /// A program that runs.
  public struct Program: Hashable, Sendable {
    /// The process id.
    public let pid: Int32
    /// The name of the program.
    public let name: String
  }

  /// The programs, by process id.
  public let programs: [Program]

  private static let maxPrograms = 1_024
  private static let secondsToAnswer = 3.0

  /// Asks the daemon.
  ///
  /// - Throws: `LTTngError.noDaemon` where none runs, or it does not answer.
  public static func find() throws(LTTngError) -> RunningPrograms {
    let call = AbandonableCall { () -> [Int32]? in
      guard listscope_daemon_alive() else { return nil }
      var found = [Int32](repeating: 0, count: maxPrograms)
      let count = listscope_registered_processes(
        RecordingSession.provider,
        &found,
        Int32(found.count)
      )
      return count < 0 ? nil : Array(found.prefix(Int(count)))
    }
    var source = pollfd(fd: call.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, Int32(secondsToAnswer * 1000))
    guard let answer = call.result, let pids = answer else { throw .noDaemon }
    // This process registers, too.
    let programs = pids.filter { $0 != getpid() }.sorted().map { pid in
      Program(pid: pid, name: ProcessState(pid)?.name ?? "process \(pid)")
    }
    return RunningPrograms(programs: programs)
  }

  /// The mismatch that keeps a process from registering, if its LTTng-UST cannot speak with this user's
  /// daemon; nil otherwise.
  public static func mismatch(of pid: Int32) -> TracerMismatch? {
    let home = ProcessInfo.processInfo.environment["LTTNG_HOME"] ?? NSHomeDirectory()
    var watch = TracerWatch(daemon: SessionDaemon.interfaces(home: home))
    watch.look(pid)
    guard watch.isHopeless(pid), case .tracerMismatch(let mismatch) = watch.failure else {
      return nil
    }
    return mismatch
  }
}
