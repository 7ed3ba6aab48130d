internal import CLTTngControl
internal import Glibc

/// A session of the guard's daemon that records every event of the provider.
struct RecordingSession {
  static let provider = "listscope"
  /// The prefix of the names of sessions; the guard's process id follows.
  static let prefix = "listscope-"

  private let name: String
  private let relay: RelayAddress?
  private let daemons: DaemonWatch
  private let isLive: Bool
  /// Notes on its start for the user, a sentence each.
  let warnings: [String]

  /// Creates and starts the session.
  ///
  /// - Throws: `LTTngError` when LTTng refuses it, or the daemon does not answer.
  init(
    _ request: RecordingRequest,
    _ buffers: BufferPlan,
    _ daemons: inout DaemonWatch,
    seconds: Double,
    _ events: inout GuardEvents
  ) throws(LTTngError) {
    name = request.sessionName ?? "\(Self.prefix)\(getpid())"
    isLive = request.live != nil
    relay = request.relay
    let name = name
    let start: StartResult
    do throws(DaemonLoss) {
      start = try daemons.call(&events, seconds: seconds) {
        Self.start(name, request, buffers)
      }
    } catch {
      throw .daemonLost(reason: error.reason)
    }
    daemons.findConsumer(&events)
    self.daemons = daemons
    warnings = start.isRelayOlder ? [Self.olderRelay(request)] : []
    guard start.code == 0 else {
      // A daemon that ends fails what it is asked, and its end is noticed a moment later.
      let watch = daemons
      events.wait(seconds: 0.2) { watch.isEnded($0) }
      if let loss = watch.ended(events) { throw .daemonLost(reason: loss.reason) }
      if let format = request.format, start.code == -Int32(LISTSCOPE_UNSUPPORTED_TRACE_FORMAT) {
        throw Self.refusal(of: format, request)
      }
      let reason = String(cString: listscope_session_error(start.code))
      throw .sessionRefused(step: Self.describe(start.step), reason: reason)
    }
  }

  /// Stops the session, waits until its buffers are on disk, and destroys it.
  ///
  /// - Returns: the number of lost events; nil if LTTng does not know.
  /// - Throws: `DaemonLoss` when a daemon ends, is stopped, or does not answer.
  func finish(_ events: inout GuardEvents, seconds: Double) throws(DaemonLoss) -> Int? {
    if let loss = daemons.ended(events) { throw loss }
    let (name, relay, isLive) = (name, relay, isLive)
    let discarded: Int64?
    do throws(DaemonLoss) {
      discarded = try daemons.call(&events, seconds: seconds) {
        relay == nil
          ? Self.finish(name, isLive: isLive) : Self.deliver(name, seconds: seconds / 2)
      }
    } catch {
      // It waits for the relay daemon as long as the connection may come back.
      guard let relay else { throw error }
      throw DaemonLoss(reason: "\(relay) has not confirmed all of the trace: \(error.reason)")
    }
    if let discarded { return discarded < 0 ? nil : Int(discarded) }
    if let relay {
      throw DaemonLoss(
        reason: "\(relay) has not kept all of the trace; its disk may be full, or it has ended"
      )
    }
    // LTTng refuses everything when it loses its consumer, whose end is noticed a moment later.
    let daemons = daemons
    events.wait(seconds: 0.2) { daemons.isEnded($0) }
    throw daemons.ended(events) ?? DaemonLoss(reason: "\(SessionDaemon.name) lost the session")
  }

  private struct StartResult {
    var code: Int32
    var step: Int32
    var isRelayOlder: Bool
  }

  /// Writes what is in the buffers of a flight recorder below a folder.
  ///
  /// - Returns: why LTTng refused; nil if it did not.
  /// - Throws: `DaemonLoss` when a daemon ends, is stopped, or does not answer.
  func keep(
    in folder: String,
    _ events: inout GuardEvents,
    seconds: Double
  ) throws(DaemonLoss) -> String? {
    if let loss = daemons.ended(events) { throw loss }
    let name = name
    let code = try daemons.call(&events, seconds: seconds) {
      listscope_session_keep(name, folder)
    }
    return code == 0 ? nil : String(cString: listscope_session_error(code))
  }

  /// The events of all categories of apps' signposts.
  private static var allSignposts: String { "\(provider):signpost/*" }

  private static func start(
    _ name: String,
    _ request: RecordingRequest,
    _ buffers: BufferPlan
  ) -> StartResult {
    var session = listscope_session()
    var outcome = listscope_session_outcome()
    session.subbuffer_bytes = UInt64(buffers.subbufferBytes)
    session.subbuffers = UInt64(buffers.subbufferCount)
    session.is_flight = request.flight != nil
    session.format = Int32((request.format?.code ?? LISTSCOPE_DEFAULT_FORMAT).rawValue)
    session.rotation_us = request.live.map { UInt64($0.periodSeconds * 1e6) } ?? 0
    let lasting = (request.flight?.kinds.lasting ?? []).map { "\(provider):\($0)" }
    let signposts = request.signposts.map { "\(provider):\($0)" }
    let relay = request.relay.map { [$0.controlURL, $0.dataURL] } ?? []
    let strings = CStringArray(
      [name, request.traceDirectory, buffers.folder, provider] + relay + lasting + [allSignposts]
        + signposts
    )
    let processes = request.live?.attachment?.processes ?? []
    let code = withExtendedLifetime(strings) {
      processes.withUnsafeBufferPointer { processes in
        let pointers = UnsafeMutableRawPointer(strings.pointers)
          .assumingMemoryBound(to: UnsafePointer<CChar>?.self)
        (session.name, session.directory) = (pointers[0], pointers[1])
        // The daemon of others keeps no files of ours.
        session.buffers = request.live?.attachment == nil ? pointers[2] : nil
        session.provider = pointers[3]
        if !relay.isEmpty {
          (session.relay_control, session.relay_data) = (pointers[4], pointers[5])
        }
        session.lasting = UnsafePointer(pointers + 4 + relay.count)
        session.lasting_count = Int32(lasting.count)
        session.all_signposts = pointers[4 + relay.count + lasting.count]
        session.signposts = session.lasting + lasting.count + 1
        session.signpost_count = Int32(signposts.count)
        session.processes = processes.baseAddress
        session.process_count = Int32(processes.count)
        return listscope_session_start(&session, &outcome)
      }
    }
    return StartResult(code: code, step: outcome.step, isRelayOlder: outcome.is_relay_older)
  }

  /// Returns the number of lost events, below 0 if it is unknown; nil if the relay daemon does not have
  /// all of the trace.
  private static func deliver(_ name: String, seconds: Double) -> Int64? {
    guard listscope_session_stop(name) == 0 else { return nil }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var pending = listscope_session_pending(name)
    while pending == 1, ContinuousClock.now < deadline {
      usleep(5_000)
      pending = listscope_session_pending(name)
    }
    let discarded = listscope_session_discarded(name)
    guard pending == 0, listscope_session_deliver(name, Int32(seconds * 1_000)) == 0 else {
      return nil
    }
    return discarded
  }

  /// Returns the number of lost events, below 0 if it is unknown; nil if LTTng refused.
  private static func finish(_ name: String, isLive: Bool) -> Int64? {
    guard listscope_session_stop(name) == 0 else { return nil }
    var pending = listscope_session_pending(name)
    var attempts = 0
    // At most 2 s: the recording process may be gone, and after 5 s nothing may be left.
    while pending == 1, attempts < 400 {
      usleep(5_000)
      pending = listscope_session_pending(name)
      attempts += 1
    }
    let discarded = listscope_session_discarded(name)
    let destroyed = listscope_session_destroy(name, isLive) == 0
    return pending >= 0 && destroyed ? discarded : nil
  }

  private static func olderRelay(_ request: RecordingRequest) -> String {
    "\(request.relay.map { "\($0)" } ?? "The relay daemon") is older than LTTng 2.15 and takes no "
      + "\(RecordedFormat.ctf2.name), so the trace is \(RecordedFormat.ctf18.name)."
  }

  private static func refusal(of format: RecordedFormat, _ request: RecordingRequest) -> LTTngError
  {
    let other = "or record without --trace-format"
    if let relay = request.relay, listscope_knows_trace_formats() {
      return .formatRefused(
        format,
        reason: "\(relay) is older than LTTng 2.15",
        fix: "install lttng-tools 2.15 or newer there, \(other)"
      )
    }
    return .formatRefused(
      format,
      reason: "this machine's liblttng-ctl is older than LTTng 2.15",
      fix: "install lttng-tools 2.15 or newer, \(other)"
    )
  }

  private static func describe(_ step: Int32) -> String {
    switch listscope_session_step(UInt32(step)) {
    case LISTSCOPE_SESSION_CREATE: "create a session"
    case LISTSCOPE_SESSION_CHANNEL: "create a channel"
    case LISTSCOPE_SESSION_EVENTS: "enable the events \(provider):*"
    case LISTSCOPE_SESSION_CONTEXT: "add process and thread ids"
    case LISTSCOPE_SESSION_PROCESSES: "record single processes"
    case LISTSCOPE_SESSION_ROTATION: "rotate the session"
    default: "start the session"
    }
  }
}
