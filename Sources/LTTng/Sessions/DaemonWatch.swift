internal import Glibc

/// The reason for which the daemons of a recording can no longer be relied on, as a sentence's end.
struct DaemonLoss: Error {
  let reason: String
}

/// The two daemons of a recording: the session daemon, and the consumer daemon that it starts.
struct DaemonWatch {
  static let consumerName = "lttng-consumerd"
  /// The time that a daemon may be stopped while it is asked to do something.
  static let stoppedSeconds = 2.0

  let session: pid_t
  /// The consumer daemon, once it runs.
  private(set) var consumer: pid_t?

  init(session: pid_t) {
    self.session = session
  }

  /// Finds the consumer daemon, and has its end noticed.
  mutating func findConsumer(_ events: inout GuardEvents) {
    consumer = ProcessState.children(of: session).first { $0.name == Self.consumerName }?.pid
    if let consumer { events.watch(consumer) }
  }

  /// Returns whether one of the daemons has ended.
  func isEnded(_ events: GuardEvents) -> Bool {
    events.hasEnded(session) || consumer.map(events.hasEnded) ?? false
  }

  /// The daemons that have ended, and how; nil if none has.
  func ended(_ events: GuardEvents) -> DaemonLoss? {
    let daemons =
      [(SessionDaemon.name, session)] + (consumer.map { [(Self.consumerName, $0)] } ?? [])
    let sentences = daemons.compactMap { name, pid -> String? in
      guard events.hasEnded(pid) else { return nil }
      let how = events.ends[pid].map { "ended with \($0)" } ?? "ended"
      return "\(name) (process \(pid)) \(how)"
    }
    return sentences.isEmpty ? nil : DaemonLoss(reason: sentences.joined(separator: ", and "))
  }

  /// Asks the session daemon for something, on a thread that is left behind if there is no answer
  /// within `seconds`.
  ///
  /// - Throws: `DaemonLoss` when a daemon ends, is stopped, or does not answer in time.
  func call<Result: Sendable>(
    _ events: inout GuardEvents,
    seconds: Double,
    _ body: @escaping @Sendable () -> Result
  ) throws(DaemonLoss) -> Result {
    let call = AbandonableCall(body)
    let start = ContinuousClock.now
    var stopped: (pid: pid_t, since: ContinuousClock.Instant)?
    while true {
      events.wait(seconds: 0.1, orReadable: call.descriptor) { _ in call.result != nil }
      if let result = call.result { return result }
      if let loss = ended(events) { throw loss }
      let now = ContinuousClock.now
      if let pid = stoppedDaemon {
        stopped = stopped?.pid == pid ? stopped : (pid, now)
      } else {
        stopped = nil
      }
      if let stopped, now - stopped.since >= .seconds(Self.stoppedSeconds) {
        throw DaemonLoss(reason: "\(name(stopped.pid)) is stopped, as by SIGSTOP")
      }
      if now - start >= .seconds(seconds) {
        throw DaemonLoss(
          reason: "\(name(session)) did not answer within \(Int(seconds.rounded(.up))) s"
        )
      }
    }
  }

  private var stoppedDaemon: pid_t? {
    [session, consumer].compactMap { $0 }.first { ProcessState($0)?.isStopped ?? false }
  }

  private func name(_ pid: pid_t) -> String {
    "\(pid == session ? SessionDaemon.name : Self.consumerName) (process \(pid))"
  }
}
