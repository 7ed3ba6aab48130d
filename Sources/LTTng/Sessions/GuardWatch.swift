internal import Foundation
internal import Glibc

/// The guard, as the recording process observes it while it waits for it.
///
/// A guard that a signal has stopped is continued; one that does not go on, or hangs, is ended.
struct GuardWatch {
  /// The reason for which the guard was lost.
  enum Loss: Error {
    case ended(ProcessEnd)
    case stopped
    case silent
  }

  private static let tickMilliseconds: Int32 = 250
  /// After how many ticks in the stopped state it is continued: 1 s.
  private static let ticksToContinue = 4
  /// After how many it is ended: 5 s.
  private static let ticksToEnd = 20
  /// The time that it may take to start the program, and to answer after the program's end: 30 s.
  private static let ticksOfSilence = 120

  let pid: pid_t
  /// The end of the guard, as far as this process has noticed.
  private(set) var end: ProcessEnd?
  private var stoppedTicks = 0

  init(pid: pid_t) {
    self.pid = pid
  }

  /// Waits for the answer.
  mutating func answer(on line: GuardLine) throws(Loss) -> Data {
    var data = Data()
    var silentTicks = 0
    while !line.read(into: &data, milliseconds: Self.tickMilliseconds) {
      try look()
      if hasEnded {
        // What it said last is still on the line, which a child of its own may hold open.
        _ = line.read(into: &data, milliseconds: 0)
        return data
      }
      let milestones = data.prefix { $0 == GuardLine.milestone }.count
      silentTicks = milestones == GuardLine.milestoneOfStart ? 0 : silentTicks + 1
      if silentTicks > Self.ticksOfSilence { throw .silent }
    }
    return data
  }

  /// Waits for the guard's end.
  mutating func waitForEnd() throws(Loss) {
    var silentTicks = 0
    while !hasEnded {
      try look()
      silentTicks += 1
      if silentTicks > Self.ticksOfSilence { throw .silent }
      waitForEnd(milliseconds: Self.tickMilliseconds)
    }
  }

  /// Ends the guard by force.
  mutating func kill() {
    guard !hasEnded else { return }
    Glibc.kill(pid, SIGKILL)
    waitForEnd(milliseconds: 1000)
  }

  /// Continues a guard that has been stopped for a while.
  private mutating func look() throws(Loss) {
    guard ProcessState(pid)?.isStopped ?? false else { return }
    stoppedTicks += 1
    if stoppedTicks >= Self.ticksToEnd { throw .stopped }
    if stoppedTicks >= Self.ticksToContinue { Glibc.kill(pid, SIGCONT) }
  }

  private mutating func waitForEnd(milliseconds: Int32) {
    for _ in 0..<milliseconds / 5 where !hasEnded { usleep(5_000) }
  }

  private var hasEnded: Bool {
    mutating get {
      var status: Int32 = 0
      if end == nil, waitpid(pid, &status, WNOHANG) == pid { end = ProcessEnd(waitStatus: status) }
      return end != nil
    }
  }
}

extension GuardWatch.Loss {
  /// The reason, as a sentence's end.
  var reason: String {
    switch self {
    case .ended(let end): "ended with \(end)"
    case .stopped: "was stopped, as by SIGSTOP, and did not go on"
    case .silent: "did not answer"
    }
  }
}
