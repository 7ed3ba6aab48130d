internal import Foundation
internal import Glibc

/// The program that a recording is made of, child of the guard.
struct Workload {
  let pid: pid_t
  private let errors: ErrorOutput?
  private let backtrace: Backtrace
  private let secondsToEnd: Double

  /// Starts the program.
  ///
  /// - Throws: `LTTngError.workloadNotStarted`.
  init(
    _ request: RecordingRequest,
    _ environment: [String: String],
    home: String,
    secondsToRegister: Double
  ) throws(LTTngError) {
    backtrace = Backtrace(home: home)
    secondsToEnd = request.secondsToEnd
    var variables = environment.merging([Backtrace.variable: backtrace.setting]) { own, _ in own }
    // Registration must be complete before the first event: a program that does not wait for it
    // records nothing. Equal hash seeds make runs equal.
    variables["LTTNG_UST_REGISTER_TIMEOUT"] = "\(Int(secondsToRegister * 1000))"
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables.merge(request.environment) { $1 }
    let name = request.command.first ?? ""
    guard let path = ExecutableSearch.find(name, path: variables["PATH"] ?? "") else {
      throw .workloadNotStarted(path: name, reason: "no such program")
    }
    let errors = ErrorOutput()
    defer { if let errors { close(errors.descriptor) } }
    let standardError = errors?.descriptor ?? STDERR_FILENO
    let process = ChildProcess(
      command: [path] + request.command.dropFirst(),
      environment: variables,
      descriptors: [
        nil, request.workloadOutput == .standardError ? standardError : nil, standardError,
      ],
      deathSignal: SIGKILL
    )
    do throws(ChildProcess.Failure) {
      (pid, self.errors) = (try process.start(), errors)
    } catch {
      throw .workloadNotStarted(path: path, reason: error.reason)
    }
  }

  /// Waits until the program ends, or one of the daemons, or the recording, or the program turns out to be
  /// one that cannot be recorded; a flight recorder keeps its rings meanwhile.
  mutating func wait(
    _ daemons: DaemonWatch,
    _ buffers: inout HeldBuffers,
    _ keeper: inout RingKeeper?,
    _ tracers: inout TracerWatch,
    _ events: inout GuardEvents
  ) {
    let pid = pid
    func isOver(_ events: GuardEvents) -> Bool {
      events.ends[pid] != nil || daemons.isEnded(events) || events.isOver
    }
    while !isOver(events), !tracers.isHopeless(pid) {
      // The buffers appear when the program registers; later ones belong to its children.
      let (seconds, recorder) = (min(buffers.isEmpty ? 0.05 : 1, tracers.secondsToNext), keeper)
      events.wait(seconds: seconds, orReadable: recorder?.descriptor ?? -1) {
        isOver($0) || recorder?.hasWork($0) ?? false
      }
      buffers.hold()
      keeper?.serve(&events)
      tracers.look(pid)
    }
  }

  /// Waits until the program ends, or the recording.
  func waitForEnd(_ events: inout GuardEvents) {
    events.wait { $0.ends[pid] != nil || $0.isOver }
  }

  /// Ends the program and everything that it has started and left running.
  func end(_ events: inout GuardEvents) -> ProcessEnd {
    if let signal = events.interruption {
      kill(-pid, signal)
      events.wait(seconds: secondsToEnd) { $0.ends[pid] != nil || $0.isAbandoned }
    }
    kill(-pid, SIGKILL)
    events.wait(seconds: 1) { $0.ends[pid] != nil }
    return events.ends[pid] ?? .signalled(SIGKILL)
  }

  /// Adds what the program wrote before a crash.
  func describe(_ result: inout RecordingResult) {
    result.lastErrorLines = errors?.lastLines() ?? []
    if case .signalled = result.workload { result.backtrace = backtrace.text }
  }
}
