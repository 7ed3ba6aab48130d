internal import Foundation
internal import Glibc

/// One recording with a running daemon, step by step, as the guard makes it.
struct GuardedRecording {
  /// The time that a program has to let go of the buffers of a daemon that has ended, in seconds.
  private static let secondsToDetach = 0.2

  private let request: RecordingRequest
  private let plan: BufferPlan
  private let environment: [String: String]
  private let home: String
  private let daemon: SessionDaemon
  private var daemons: DaemonWatch
  private var patience: DaemonPatience
  private var buffers: HeldBuffers
  private var tracers: TracerWatch
  /// Writes rings, in a flight recorder.
  private var keeper: RingKeeper?

  init(
    _ request: RecordingRequest,
    _ plan: BufferPlan,
    _ environment: [String: String],
    home: String,
    daemon: SessionDaemon,
    patience: DaemonPatience
  ) {
    self.request = request
    self.plan = plan
    self.environment = environment
    self.home = home
    self.daemon = daemon
    self.patience = patience
    daemons = DaemonWatch(session: daemon.pid)
    buffers = HeldBuffers(folder: plan.folder)
    tracers = TracerWatch(daemon: SessionDaemon.interfaces(home: home))
  }

  /// Records the workload to its end.
  ///
  /// - Throws: `LTTngError` if nothing could be recorded; daemons that are no longer reliable have
  ///   ended then.
  mutating func run(_ events: inout GuardEvents) throws(LTTngError) -> RecordingResult {
    var result = RecordingResult(
      traceDirectory: request.traceDirectory,
      workload: .signalled(events.interruption ?? SIGKILL),
      interruption: events.interruption,
      discardedEvents: nil
    )
    result.subbufferBytes = plan.subbufferBytes
    if let note = plan.note(on: request) { result.warnings.append(note) }
    if events.isOver { return result }
    let session = try start(&events)
    result.warnings += session.warnings
    defer { keeper?.stop() }
    patience.endStart()
    var workload: Workload
    do throws(LTTngError) {
      keeper = try request.flight.map { flight throws(LTTngError) in
        try RingKeeper(flight, in: request.outputDirectory, session)
      }
      workload = try Workload(
        request,
        environment,
        home: home,
        secondsToRegister: patience.secondsToRegister
      )
    } catch {
      // There is a better error to report than what goes wrong now.
      _ = try? session.finish(&events, seconds: patience.secondsToEnd)
      throw error
    }
    RecordingGuard.passMilestone()
    workload.wait(daemons, &buffers, &keeper, &tracers, &events)
    goOn(workload, &result, &events)
    result.workload = workload.end(&events)
    RecordingGuard.passMilestone()
    workload.describe(&result)
    if result.daemonLoss == nil {
      keepEnd(result.workload, &events)
      finish(session, &result, &events)
    }
    try checkTracers(&result, &events)
    result.interruption = events.interruption
    result.flight = keeper?.result
    FilePermissions.applyMask(
      below: keeper == nil ? request.traceDirectory : request.outputDirectory
    )
    return result
  }

  /// Removes the buffers, which LTTng does only for sessions that it destroys itself.
  mutating func removeBuffers() {
    buffers.remove()
  }

  private mutating func start(_ events: inout GuardEvents) throws(LTTngError) -> RecordingSession {
    do throws(LTTngError) {
      let seconds = patience.secondsToStart
      return try RecordingSession(request, plan, &daemons, seconds: seconds, &events)
    } catch {
      guard case .daemonLost(let reason) = error else { throw error }
      RecordingGuard.letGoOfStandardError()
      let left = daemon.killAll(&events)
      guard !left.isEmpty else { throw error }
      throw .daemonLost(reason: "\(reason); still running: \(left.joined(separator: ", "))")
    }
  }

  /// After the end of a daemon, keeps what was recorded, and lets the program go on if it may.
  private mutating func goOn(
    _ workload: Workload,
    _ result: inout RecordingResult,
    _ events: inout GuardEvents
  ) {
    guard request.outlivesDaemons, !events.isOver, events.ends[workload.pid] == nil,
      let loss = daemons.ended(events)
    else { return }
    RecordingGuard.warn(
      "\(loss.reason). What was recorded until then is kept; the program goes on."
    )
    lose(loss, &result, &events)
    // LTTng-UST lets go of the buffers, which would be written to while they are copied.
    events.wait(seconds: Self.secondsToDetach) { $0.ends[workload.pid] != nil || $0.isOver }
    recover(&result, &events)
    buffers.remove()
    workload.waitForEnd(&events)
  }

  /// Ends the daemons of a recording that has lost one of them.
  private mutating func lose(
    _ loss: DaemonLoss,
    _ result: inout RecordingResult,
    _ events: inout GuardEvents
  ) {
    // liblttng-ctl prints what a call that was left behind now meets.
    RecordingGuard.letGoOfStandardError()
    let left = daemon.killAll(&events)
    result.daemonLoss = loss.reason
    if !left.isEmpty {
      result.warnings.append("Still running: \(left.joined(separator: ", ")).")
    }
  }

  /// Fails where the program's LTTng-UST cannot speak with the daemon, so that nothing was recorded.
  private mutating func checkTracers(
    _ result: inout RecordingResult,
    _ events: inout GuardEvents
  ) throws(LTTngError) {
    result.warnings += tracers.warnings
    guard !tracers.hasFriend, !events.isOver, request.relay != nil || keeper != nil || isEmpty
    else {
      return
    }
    if tracers.strangers.isEmpty { lookAtFile(&events) }
    if let failure = tracers.failure { throw failure }
  }

  /// True if the trace has no event.
  private var isEmpty: Bool { !StreamRepair.hasEvents(below: request.traceDirectory) }

  /// Finds what a program has loaded that ended too early to be looked at.
  private mutating func lookAtFile(_ events: inout GuardEvents) {
    let variables = environment.merging(request.environment) { $1 }
    let name = request.command.first ?? ""
    guard let path = ExecutableSearch.find(name, path: variables["PATH"] ?? ""),
      let tracer = ProgramLoader(ofProgram: path)?.tracer(variables, home: home, &events)
    else { return }
    tracers.note(0, name, tracer)
  }

  /// Has a flight recorder keep what came before a program's unexpected end.
  private mutating func keepEnd(_ end: ProcessEnd, _ events: inout GuardEvents) {
    guard !events.isOver, !daemons.isEnded(events), tracers.failure == nil else { return }
    if case .signalled = end {
      keeper?.keepEnd("the program was ended by \(end)", &events)
    } else {
      keeper?.serveLast(&events)
    }
  }

  /// Has the trace written, by LTTng or, where that is not possible, from the buffers.
  private mutating func finish(
    _ session: RecordingSession,
    _ result: inout RecordingResult,
    _ events: inout GuardEvents
  ) {
    do throws(DaemonLoss) {
      result.discardedEvents = try session.finish(&events, seconds: patience.secondsToEnd)
      guard case .signalled = result.workload, keeper == nil else { return }
      // It may have ended within an event, behind which LTTng leaves everything in the buffers.
      daemon.stop(&events)
    } catch {
      lose(error, &result, &events)
    }
    recover(&result, &events)
  }

  private mutating func recover(_ result: inout RecordingResult, _ events: inout GuardEvents) {
    let recovered = TraceRecovery.run(
      buffers,
      into: keeper?.folderOfRecovery() ?? request.traceDirectory,
      home: home,
      environment,
      &events
    )
    switch recovered {
    case .success(let packets):
      result.recoveredPackets = packets
      if packets > 0, let loss = result.daemonLoss { keeper?.addRecovered(loss) }
    case .failure(let failure):
      result.warnings.append("What was in the buffers is lost: \(failure.reason).")
    }
  }
}
