internal import CLTTngControl
internal import Glibc

/// A session of the guard's daemon that records every event of the provider.
struct RecordingSession {
  static let provider = "listscope"

  private let name: String
  private let relay: RelayAddress?
  private let daemons: DaemonWatch

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
    name = request.sessionName ?? "listscope-\(getpid())"
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
    guard start.code == 0 else {
      // A daemon that ends fails what it is asked, and its end is noticed a moment later.
      let watch = daemons
      events.wait(seconds: 0.2) { watch.isEnded($0) }
      if let loss = watch.ended(events) { throw .daemonLost(reason: loss.reason) }
      let reason = String(cString: listscope_session_error(start.code))
      throw .sessionRefused(step: Self.describe(start.step), reason: reason)
    }
  }

  /// Stops the session, waits until its buffers are on disk, and destroys it.
  ///
  /// - Returns: how many events were lost; nil if LTTng does not know.
  /// - Throws: `DaemonLoss` when a daemon ends, is stopped, or does not answer.
  func finish(_ events: inout GuardEvents, seconds: Double) throws(DaemonLoss) -> Int? {
    if let loss = daemons.ended(events) { throw loss }
    let (name, relay) = (name, relay)
    let discarded: Int64?
    do throws(DaemonLoss) {
      discarded = try daemons.call(&events, seconds: seconds) {
        relay == nil ? Self.finish(name) : Self.deliver(name, seconds: seconds / 2)
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
  }

  private static func start(
    _ name: String,
    _ request: RecordingRequest,
    _ buffers: BufferPlan
  ) -> StartResult {
    var session = listscope_session()
    var step: Int32 = 0
    session.subbuffer_bytes = UInt64(buffers.subbufferBytes)
    session.subbuffers = UInt64(buffers.subbufferCount)
    let texts = [
      name, request.traceDirectory, buffers.folder, provider, request.relay?.controlURL,
      request.relay?.dataURL,
    ].map { $0.flatMap { strdup($0) } }
    defer { texts.forEach { free($0) } }
    session.name = UnsafePointer(texts[0])
    session.directory = UnsafePointer(texts[1])
    session.buffers = UnsafePointer(texts[2])
    session.provider = UnsafePointer(texts[3])
    session.relay_control = UnsafePointer(texts[4])
    session.relay_data = UnsafePointer(texts[5])
    let code = listscope_session_start(&session, &step)
    return StartResult(code: code, step: step)
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
  private static func finish(_ name: String) -> Int64? {
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
    let destroyed = listscope_session_destroy(name) == 0
    return pending >= 0 && destroyed ? discarded : nil
  }

  private static func describe(_ step: Int32) -> String {
    switch listscope_session_step(UInt32(step)) {
    case LISTSCOPE_SESSION_CREATE: "create a session"
    case LISTSCOPE_SESSION_CHANNEL: "create a channel"
    case LISTSCOPE_SESSION_EVENTS: "enable the events \(provider):*"
    case LISTSCOPE_SESSION_CONTEXT: "add process and thread ids"
    default: "start the session"
    }
  }
}
