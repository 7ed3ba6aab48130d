internal import Foundation

/// The processes of a recorded program, by whether their LTTng-UST can speak with the daemon.
struct TracerWatch {
  /// The time in which most programs have loaded their libraries, in seconds; others are found later.
  private static let secondsToLoad = 2.0

  /// A process whose LTTng-UST has another interface than the daemon.
  struct Stranger: Equatable {
    /// Its process id; 0 for one that has ended.
    let pid: Int32
    let name: String
    let library: String
    let abi: TracerABI
  }

  private let daemon: Set<TracerABI>
  private let start = ContinuousClock.now
  /// The processes that need not be looked at again.
  private var known: Set<Int32> = []
  /// Those that the daemon cannot speak with, in the order in which they were found.
  private(set) var strangers: [Stranger] = []
  /// True if there is a process that the daemon can speak with.
  private(set) var hasFriend = false

  /// Compares with the interfaces of a daemon; without any, nothing is looked at.
  init(daemon: Set<TracerABI>) {
    self.daemon = daemon
  }

  /// In how many seconds to look again.
  var secondsToNext: Double {
    let isEarly =
      !hasFriend && strangers.isEmpty
      && ContinuousClock.now - start < .seconds(Self.secondsToLoad)
    return isEarly ? 0.02 : 1
  }

  /// Looks at a program and the processes that it has started.
  ///
  /// - Complexity: O(processes of the program), and O(size of the library) for each that has it, once.
  mutating func look(_ program: Int32) {
    guard !daemon.isEmpty else { return }
    let processes =
      [ProcessState(program)].compactMap(\.self) + ProcessState.descendants(of: program)
    for process in processes where !known.contains(process.pid) {
      guard let tracer = LoadedTracer(process: process.pid) else { continue }
      known.insert(process.pid)
      note(process.pid, process.name, tracer)
    }
  }

  /// Notes what a process has loaded.
  mutating func note(_ pid: Int32, _ name: String, _ tracer: LoadedTracer) {
    guard let abi = tracer.abi else { return }
    if daemon.contains(abi) {
      hasFriend = true
    } else {
      strangers.append(Stranger(pid: pid, name: name, library: tracer.path, abi: abi))
    }
  }

  /// True if the program itself cannot be recorded, and no process that it has started was.
  func isHopeless(_ program: Int32) -> Bool {
    !hasFriend && strangers.contains { $0.pid == program }
  }

  /// The error if nothing can have been recorded; nil where something can.
  var failure: LTTngError? {
    hasFriend ? nil : strangers.first.map { LTTngError.tracerMismatch(mismatch($0)) }
  }

  /// The processes that are missing in a trace, a sentence each.
  var warnings: [String] {
    hasFriend ? strangers.map { "\(mismatch($0).sentence) Its events are missing." } : []
  }

  private func mismatch(_ stranger: Stranger) -> TracerMismatch {
    TracerMismatch(
      process: stranger.name + (stranger.pid == 0 ? "" : " (process \(stranger.pid))"),
      library: stranger.library,
      abi: stranger.abi,
      daemon: daemon.sorted()
    )
  }
}
