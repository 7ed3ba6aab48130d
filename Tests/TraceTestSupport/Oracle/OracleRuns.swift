import Signposts
package import TraceAnalysis

/// A run as it follows from the rules of `TraceRun`.
package struct OracleRun {
  package let process: ProcessID
  package let startNs: Int64
  package fileprivate(set) var endNs: Int64
  package fileprivate(set) var events = 0
  package fileprivate(set) var isAnnounced = false
  /// The description of the run; nil when nothing is known.
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
  /// The reason why there are several groups, as far as a parameter tells.
  package private(set) var mismatch: RunMismatch?

  /// Finds the runs: a process plays one from each announcement to the next, and what it does before
  /// the first one belongs to the first.
  package init(
    _ events: [TraceEvent],
    known: RunDescription?,
    _ asked: EvaluationOptions = EvaluationOptions()
  ) {
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
    group(asked)
  }

  private mutating func learn(_ event: TraceEvent, of run: Int) {
    switch event.type.name {
    case "run_begin":
      all[run].isAnnounced = true
      all[run].description = RunDescription(announcement: event)
    case "run_options": all[run].description?.learn(fields: event)
    case "run_parameter": all[run].description?.learn(parameter: event)
    case "scenario":
      guard all[run].description?.checksum == nil else { return }
      all[run].description?.checksum = event["checksum"]?.text
    case "run_end": all[run].description?.isComplete = true
    default: break
    }
  }

  /// Every run joins the first group of its host with no run that it contradicts, and whose frames are
  /// evaluated alike.
  private mutating func group(_ asked: EvaluationOptions) {
    func rule(_ run: Int) -> String {
      let said = all[run].description
      return OracleBudget(said, asked).numbers
        + " \(said?.warmupFrames ?? 0) \(said?["clock"] == .text("real"))"
    }
    for run in all.indices {
      let place = groups.firstIndex { members in
        all[members[0]].process.host == all[run].process.host && rule(members[0]) == rule(run)
          && members.allSatisfy { Self.areComparable(all[$0].description, all[run].description) }
      }
      if let place { groups[place].append(run) } else { groups.append([run]) }
    }
    let described = groups.compactMap { description(ofRuns: $0) }
    guard groups.count > 1 else { return }
    guard Set(groups.map { all[$0[0]].process.host }).count == 1 else {
      mismatch = .neverMixed("host")
      return
    }
    let found = described.dropFirst().compactMap { Self.mismatch(described[0], $0) }
    let budgets = Set(groups.map { OracleBudget(all[$0[0]].description, asked).numbers })
    let warmups = Set(groups.map { description(ofRuns: $0)?.warmupFrames ?? 0 })
    // Where nothing else differs, some say what they played and others don't.
    let other = budgets.count > 1 ? "budget" : warmups.count > 1 ? "warmup frames" : "scenario"
    mismatch = found.first { $0 == .clocks } ?? found.first ?? .parameter(other)
  }

  /// Returns the common description of the runs of a group.
  func description(ofRuns runs: [Int]) -> RunDescription? {
    let said = runs.compactMap { all[$0].description }
    guard let first = said.first else { return nil }
    return said.dropFirst().reduce(first) { Self.complete($0, $1) }
  }

  private static func areComparable(_ one: RunDescription?, _ two: RunDescription?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    return mismatch(one, two) == nil && (one.scenario == nil) == (two.scenario == nil)
  }

  /// The parameters that runs of one group do not differ in, in the order in which a difference is
  /// looked for, with their names for people.
  private static let compared = [
    ("items", "items"), ("seed", "seed"), ("layout", "layout"), ("sizing", "sizing"),
    ("batching", "batching"), ("users", "users"), ("frames", "frames"),
    ("refresh_rate_hz", "refresh rate"), ("gesture", "gesture"), ("physics", "physics"),
  ]

  private static func mismatch(_ one: RunDescription, _ two: RunDescription) -> RunMismatch? {
    func differ<Value: Equatable>(_ first: Value?, _ second: Value?) -> Bool {
      guard let first, let second else { return false }
      return first != second
    }
    if differ(one["clock"], two["clock"]) { return .clocks }
    if differ(one.scenario, two.scenario) { return .parameter("scenario") }
    for (name, title) in compared where differ(one[name], two[name]) { return .parameter(title) }
    return differ(one.checksum, two.checksum) ? .parameter("content") : nil
  }

  private static func complete(_ run: RunDescription, _ known: RunDescription?) -> RunDescription {
    guard let known else { return run }
    var result = run
    result.scenario = run.scenario ?? known.scenario
    result.checksum = run.checksum ?? known.checksum
    result.budgetNs = run.budgetNs ?? known.budgetNs
    for (name, _) in RunDescription.fields where run[name] == nil { result[name] = known[name] }
    return result
  }
}

extension RunDescription {
  /// Everything that is known, in a line.
  var line: String {
    let own = parameters.map { "\($0.definition.name)=\($0.value)" }.joined(separator: " ")
    return "\(scenario ?? "-") \(checksum ?? "-") \(budgetNs ?? -1) \(isComplete) \(own)"
  }

  private typealias Reading = @Sendable (FieldValue) -> ParameterValue?

  /// The parameters with how each is read.
  fileprivate static let fields: [(String, @Sendable (FieldValue) -> ParameterValue?)] = {
    let whole: Reading = { $0.integer.map { .integer($0) } }
    let seed: Reading = { $0.integer.map { .unsigned(UInt64(bitPattern: $0)) } }
    let text: Reading = { $0.text.map { .text($0) } }
    // Factors that make no sense are noted, and not evaluated by.
    let factor: Reading = { $0.number.map { .number($0) } }
    return [
      ("items", whole), ("frames", whole), ("repetition", whole), ("warmup_frames", whole),
      ("users", whole), ("refresh_rate_hz", whole), ("seed", seed), ("layout", text),
      ("sizing", text), ("batching", text), ("clock", text), ("gesture", text), ("physics", text),
      ("budget_share", factor), ("slowdown", factor),
    ]
  }()

  fileprivate init(announcement event: TraceEvent) {
    self.init()
    scenario = event["scenario"]?.text
    budgetNs = event["budget_ns"]?.integer.flatMap { $0 > 0 ? $0 : nil }
    learn(fields: event)
  }

  /// Schemas up to version 5 had a field for each parameter.
  fileprivate mutating func learn(fields event: TraceEvent) {
    for (name, read) in Self.fields {
      if let value = event[name].flatMap(read) { self[name] = value }
    }
  }

  /// Later ones have an event for each.
  fileprivate mutating func learn(parameter event: TraceEvent) {
    guard let name = event["name"]?.text, let text = event["value"]?.text else { return }
    let number = Double(text).map { FieldValue.number($0) }
    let whole = Int64(text).map { FieldValue.integer($0) }
    for (known, read) in Self.fields where known == name {
      for field in [whole, number, .text(text)].compactMap({ $0 }) {
        guard let value = read(field) else { continue }
        self[name] = value
        return
      }
    }
  }
}
