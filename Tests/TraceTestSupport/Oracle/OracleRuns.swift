package import TraceAnalysis

/// A run as it follows from the rules of `TraceRun`.
package struct OracleRun {
  package let process: ProcessID
  package let startNs: Int64
  package fileprivate(set) var endNs: Int64
  package fileprivate(set) var events = 0
  package fileprivate(set) var isAnnounced = false
  /// What is known of it; nil when nothing is.
  package fileprivate(set) var description: RunDescription?
}

/// The runs of a trace, the run of each event, and the runs that may be compared.
package struct OracleRuns {
  /// In the order of their starts.
  package private(set) var all: [OracleRun] = []
  /// The run of each event.
  package private(set) var ofEvents: [Int] = []
  /// Runs that may be compared.
  package private(set) var groups: [[Int]] = []
  /// Why there are several groups, as far as a parameter tells.
  package private(set) var mismatch: RunMismatch?

  /// Finds the runs: a process plays one from each announcement to the next, and what it does before
  /// the first one belongs to the first.
  package init(_ events: [TraceEvent], known: RunDescription?) {
    var current: [ProcessID: Int] = [:]
    for event in events {
      let isAnnouncement = event.type.name == "run_begin"
      if current[event.process].map({ isAnnouncement && all[$0].isAnnounced }) ?? true {
        current[event.process] = all.count
        let time = event.timestampNs
        all.append(OracleRun(process: event.process, startNs: time, endNs: time))
      }
      let run = current[event.process] ?? 0
      ofEvents.append(run)
      all[run].endNs = max(all[run].endNs, event.timestampNs)
      all[run].events += 1
      learn(event, of: run)
    }
    for run in all.indices {
      all[run].description = all[run].description.map { Self.complete($0, known) } ?? known
    }
    group()
  }

  private mutating func learn(_ event: TraceEvent, of run: Int) {
    switch event.type.name {
    case "run_begin":
      all[run].isAnnounced = true
      all[run].description = RunDescription(announcement: event)
    case "run_options": all[run].description?.learn(options: event)
    case "scenario":
      guard all[run].description?.checksum == nil else { return }
      all[run].description?.checksum = event["checksum"]?.text
    case "run_end": all[run].description?.isComplete = true
    default: break
    }
  }

  /// Every run joins the first group whose first run it may be compared with.
  private mutating func group() {
    for run in all.indices {
      let place = groups.firstIndex {
        Self.areComparable(all[$0[0]].description, all[run].description)
      }
      if let place { groups[place].append(run) } else { groups.append([run]) }
    }
    let described = groups.compactMap { all[$0[0]].description }
    guard let first = described.first else { return }
    let found = described.dropFirst().compactMap { Self.mismatch(first, $0) }
    mismatch = found.first { $0 == .clocks } ?? found.first
  }

  private static func areComparable(_ one: RunDescription?, _ two: RunDescription?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    return mismatch(one, two) == nil && (one.scenario == nil) == (two.scenario == nil)
  }

  private static func mismatch(_ one: RunDescription, _ two: RunDescription) -> RunMismatch? {
    func parameters(_ run: RunDescription) -> [(String, String?)] {
      [
        ("scenario", run.scenario), ("items", run.items?.description),
        ("seed", run.seed?.description), ("content", run.checksum),
        ("frames", run.frames?.description), ("refresh rate", run.refreshRateHz?.description),
        ("layout", run.layout), ("sizing", run.sizing), ("batching", run.batching),
        ("gesture", run.gesture), ("physics", run.physics), ("users", run.users?.description),
      ]
    }
    if let first = one.clock, let second = two.clock, first != second { return .clocks }
    for (first, second) in zip(parameters(one), parameters(two)) {
      if let left = first.1, let right = second.1, left != right { return .parameter(first.0) }
    }
    return nil
  }

  private static func complete(_ run: RunDescription, _ known: RunDescription?) -> RunDescription {
    guard let known else { return run }
    var result = run
    func fill<Value>(_ path: WritableKeyPath<RunDescription, Value?>) {
      if result[keyPath: path] == nil { result[keyPath: path] = known[keyPath: path] }
    }
    for path in [
      \.scenario, \.layout, \.sizing, \.batching, \.checksum, \.clock, \.gesture, \.physics,
    ] as [WritableKeyPath<RunDescription, String?>] { fill(path) }
    for path in [
      \.items, \.frames, \.refreshRateHz, \.repetition, \.warmupFrames, \.users,
    ] as [WritableKeyPath<RunDescription, Int?>] { fill(path) }
    fill(\.seed)
    fill(\.budgetNs)
    fill(\.budgetShare)
    fill(\.slowdown)
    return result
  }
}

extension RunDescription {
  fileprivate init(announcement event: TraceEvent) {
    self.init()
    scenario = event["scenario"]?.text
    items = event.whole("items")
    seed = event["seed"]?.integer.map { UInt64(bitPattern: $0) }
    frames = event.whole("frames")
    refreshRateHz = event.whole("refresh_rate_hz").flatMap { $0 > 0 ? $0 : nil }
    budgetNs = event["budget_ns"]?.integer.flatMap { $0 > 0 ? $0 : nil }
    layout = event["layout"]?.text
    sizing = event["sizing"]?.text
    batching = event["batching"]?.text
    repetition = event.whole("repetition")
  }

  fileprivate mutating func learn(options event: TraceEvent) {
    clock = event["clock"]?.text
    gesture = event["gesture"]?.text
    physics = event["physics"]?.text
    warmupFrames = event.whole("warmup_frames")
    users = event.whole("users")
    budgetShare = event["budget_share"]?.number.flatMap { $0 > 0 ? $0 : nil }
    slowdown = event["slowdown"]?.number.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension TraceEvent {
  fileprivate func whole(_ field: String) -> Int? { self[field]?.integer.map { Int($0) } }
}
