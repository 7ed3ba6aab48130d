internal import CLTTngControl
internal import Glibc

/// A session of the guard's daemon that records every event of the provider.
struct RecordingSession {
  static let provider = "listscope"

  let name = "listscope-\(getpid())"

  /// Creates and starts the session.
  init(request: RecordingRequest) throws(LTTngError) {
    var step: Int32 = 0
    let code = listscope_session_start(
      name,
      request.traceDirectory,
      Self.provider,
      UInt64(request.subbufferBytes),
      UInt64(request.subbufferCount),
      &step
    )
    guard code == 0 else {
      let reason = String(cString: listscope_session_error(code))
      throw .sessionRefused(step: Self.describe(step), reason: reason)
    }
  }

  /// Stops the session, waits until its buffers are on disk, and destroys it.
  ///
  /// - Returns: how many events were lost; nil if LTTng does not know.
  func finish(_ events: inout GuardEvents) -> Int? {
    guard listscope_session_stop(name) == 0 else { return nil }
    var pending = listscope_session_pending(name)
    var attempts = 0
    // At most 2 s: the recording process may be gone, and after 5 s nothing may be left.
    while pending == 1, attempts < 400 {
      events.wait(seconds: 0.005) { _ in false }
      pending = listscope_session_pending(name)
      attempts += 1
    }
    let discarded = listscope_session_discarded(name)
    _ = listscope_session_destroy(name)
    return discarded < 0 ? nil : Int(discarded)
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
