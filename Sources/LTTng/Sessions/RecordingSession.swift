internal import CLTTngControl
internal import Glibc

/// A session of the guard's daemon that records every event of the provider.
struct RecordingSession {
  static let provider = "listscope"

  private let name: String
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
    name = "listscope-\(getpid())"
    let name = name
    let start: StartResult
    do throws(DaemonLoss) {
      start = try daemons.call(&events, seconds: seconds) {
        Self.start(name, in: request.traceDirectory, buffers)
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
    let name = name
    let discarded = try daemons.call(&events, seconds: seconds) { Self.finish(name) }
    if let discarded { return discarded < 0 ? nil : Int(discarded) }
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
    in folder: String,
    _ buffers: BufferPlan
  ) -> StartResult {
    var session = listscope_session()
    var step: Int32 = 0
    session.subbuffer_bytes = UInt64(buffers.subbufferBytes)
    session.subbuffers = UInt64(buffers.subbufferCount)
    let code = name.withCString { name in
      folder.withCString { folder in
        buffers.folder.withCString { buffers in
          provider.withCString { provider in
            session.name = name
            session.directory = folder
            session.buffers = buffers
            session.provider = provider
            return listscope_session_start(&session, &step)
          }
        }
      }
    }
    return StartResult(code: code, step: step)
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
