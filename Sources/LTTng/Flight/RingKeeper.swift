internal import CLTTngControl
internal import Foundation
internal import Glibc

/// Writes rings while the program of a flight recorder runs, as the guard does it.
struct RingKeeper {
  /// The time that LTTng may take to write a ring, in seconds.
  private static let secondsToWrite = 5.0
  /// The maximum delay of LTTng's notice of an event, in seconds; measured: up to 0.003.
  private static let secondsOfLastNotice = 0.1
  /// The maximum number of kinds of failure that are reported.
  private static let maxFailures = 5

  private let request: FlightRequest
  private let folder: String
  private let session: RecordingSession
  private let watch: FlightWatch
  private let start = ContinuousClock.now
  private var policy: RingPolicy
  private var served = 0
  private var isLost = false
  private var lateFrames = 0
  private var leftOut = 0
  private var failures: [String] = []

  /// Registers the triggers of a session.
  init(
    _ request: FlightRequest,
    in folder: String,
    _ session: RecordingSession
  ) throws(LTTngError) {
    (self.request, self.folder, self.session) = (request, folder, session)
    policy = RingPolicy(maxRings: request.maxRings)
    watch = try FlightWatch(request.kinds, provider: RecordingSession.provider)
  }

  /// The result so far.
  var result: FlightResult {
    var result = FlightResult()
    (result.rings, result.lateFrames) = (policy.rings, lateFrames)
    (result.leftOut, result.failures) = (leftOut, failures)
    return result
  }

  /// Readable when there may be something to do.
  var descriptor: Int32 { isLost ? -1 : watch.descriptor }

  /// Returns whether there is something to do.
  func hasWork(_ events: GuardEvents) -> Bool {
    !isLost && (events.requests > served || watch.hasNotices)
  }

  /// Writes the rings that there are reasons for.
  mutating func serve(_ events: inout GuardEvents) {
    guard !isLost else { return }
    while let cause = watch.next() {
      if case .lateFrame(let number, _, _) = cause, let overrun = cause.overrunNs {
        guard number >= request.firstFrame, overrun > request.laterThanNs else { continue }
        lateFrames += 1
      }
      keep(cause, &events)
    }
    while served < events.requests {
      served += 1
      keep(.signal, &events)
    }
  }

  /// Writes the rings that there were reasons for in the program's last moment.
  mutating func serveLast(_ events: inout GuardEvents) {
    let keeper = self
    events.wait(seconds: Self.secondsOfLastNotice, orReadable: descriptor) { keeper.hasWork($0) }
    serve(&events)
  }

  /// Writes a last ring of a program that has ended unexpectedly.
  mutating func keepEnd(_ words: String, _ events: inout GuardEvents) {
    serve(&events)
    keep(.end(words), &events)
  }

  /// A folder for what is found in the buffers when the daemons are gone.
  func folderOfRecovery() -> String {
    let ring = policy.next(.signal, at: seconds)
    return "\(trace(ofRing: ring.number))/recovered-19700101-000000-0"
  }

  /// Notes a ring that was found in the buffers.
  mutating func addRecovered(_ words: String) {
    policy.add(policy.next(.end(words), at: seconds), replacing: nil)
  }

  /// Removes the triggers.
  func stop() { watch.stop() }

  private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  private func trace(ofRing number: Int) -> String { "\(folder)/ring-\(number)/ctf" }

  private mutating func keep(_ cause: FlightRing.Cause, _ events: inout GuardEvents) {
    guard !isLost, case .keep(let replaced) = policy.decision(cause, at: seconds) else {
      leftOut += 1
      return
    }
    let ring = policy.next(cause, at: seconds)
    if let failure = write(ring, &events) {
      leftOut += 1
      // A part of it would be read as a ring.
      try? FileManager.default.removeItem(atPath: "\(folder)/\(ring.name)")
      if failures.count < Self.maxFailures, !failures.contains(failure) { failures.append(failure) }
      return
    }
    policy.add(ring, replacing: replaced)
    guard let replaced else { return }
    leftOut += 1
    // One that cannot be removed stays, and is distinguished by its number.
    try? FileManager.default.removeItem(atPath: "\(folder)/ring-\(replaced)")
  }

  /// Has LTTng write a ring; returns why it could not.
  private mutating func write(_ ring: FlightRing, _ events: inout GuardEvents) -> String? {
    let target = trace(ofRing: ring.number)
    do {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    } catch {
      return "\(target): \(error.localizedDescription)"
    }
    do throws(DaemonLoss) {
      return try session.keep(in: target, &events, seconds: Self.secondsToWrite)
    } catch {
      isLost = true
      return error.reason
    }
  }
}
