internal import CLTTngControl
internal import Foundation
internal import Glibc

/// A recording of programs that run already, with the daemon that they have registered with, as the
/// guard makes it.
struct AttachedRecording {
  /// The time between checks that the programs are still there, in seconds.
  private static let secondsToLook = 0.5
  /// The time that the daemon may take to start a session, or to end one.
  private static let secondsToAnswer = 5.0

  let request: RecordingRequest
  let attachment: LiveRequest.Attachment

  /// Records until the programs have ended, or the recording process wants no more.
  ///
  /// - Throws: `LTTngError`, when there is no daemon, or it refuses.
  func run(_ events: inout GuardEvents) throws(LTTngError) -> RecordingResult {
    // The guard's own home was in the variable until now.
    if let home = attachment.home { setenv("LTTNG_HOME", home, 1) } else { unsetenv("LTTNG_HOME") }
    guard let pid = daemon else { throw .noDaemon }
    var daemons = DaemonWatch(session: pid)
    events.watch(pid)
    _ = try? daemons.call(&events, seconds: Self.secondsToAnswer) {
      listscope_destroy_stale_sessions(RecordingSession.prefix)
    }
    let plan = BufferPlan(
      folder: "",
      subbufferBytes: request.subbufferBytes,
      subbufferCount: request.subbufferCount
    )
    let seconds = Self.secondsToAnswer
    let session = try RecordingSession(request, plan, &daemons, seconds: seconds, &events)
    RecordingGuard.passMilestone()
    let watch = daemons
    while !events.isOver, !watch.isEnded(events), hasPrograms {
      events.wait(seconds: Self.secondsToLook) { $0.isOver || watch.isEnded($0) }
    }
    RecordingGuard.passMilestone()
    return finish(session, &events)
  }

  private func finish(
    _ session: RecordingSession,
    _ events: inout GuardEvents
  ) -> RecordingResult {
    var result = RecordingResult(
      traceDirectory: request.traceDirectory,
      workload: .exited(0),
      interruption: events.interruption,
      discardedEvents: nil
    )
    do throws(DaemonLoss) {
      result.discardedEvents = try session.finish(&events, seconds: Self.secondsToAnswer)
    } catch {
      RecordingGuard.letGoOfStandardError()
      result.daemonLoss = error.reason
    }
    FilePermissions.applyMask(below: request.traceDirectory)
    return result
  }

  private var hasPrograms: Bool {
    attachment.processes.isEmpty
      || attachment.processes.contains { ProcessState($0).map { !$0.isZombie } ?? false }
  }

  /// The process id of the daemon, as it has noted it; nil without one.
  private var daemon: pid_t? {
    let home = attachment.home ?? NSHomeDirectory()
    return SessionDaemon.runFolders(home: home).lazy.compactMap { folder -> pid_t? in
      guard let data = FileManager.default.contents(atPath: "\(folder)/lttng-sessiond.pid"),
        let pid = pid_t(
          String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        ),
        ProcessState(pid)?.name == SessionDaemon.name
      else { return nil }
      return pid
    }.first
  }
}
