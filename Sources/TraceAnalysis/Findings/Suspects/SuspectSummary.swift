/// Work of frames that may be a mistake, by the names of content types.
struct SuspectSummary: Sendable {
  /// Suspect work for rows of one type.
  struct ByType: Sendable {
    /// The name of the type; nil where the trace does not say, and for work that has none.
    let type: String?
    let tally: SuspectTally
  }

  /// The findings of checks for rows of one type.
  struct Check: Sendable {
    let type: String?
    let tally: RowCheckTally
  }

  /// The most rows that were on screen at once.
  let maxVisible: Int64
  private var work: [SuspectWork: [String?: SuspectTally]] = [:]
  private var checks: [String: [String?: RowCheckTally]] = [:]

  init(_ collector: SuspectCollector, _ names: ContentTypes) {
    maxVisible = collector.maxVisible
    for (key, tally) in collector.work {
      let type = key.type.map { names.name(of: $0) }
      work[key.work, default: [:]][type, default: SuspectTally()].add(tally)
    }
    let sorted = collector.checks.sorted { Self.order($0.key) < Self.order($1.key) }
    for (key, tally) in sorted {
      let type = key.type.map { names.name(of: $0) }
      checks[key.finding, default: [:]][type, default: RowCheckTally()].add(tally)
    }
  }

  /// Of several lists with the same type, the first one gives the example.
  private static func order(_ key: SuspectCollector.CheckKey) -> (ProcessID, UInt32, Int64) {
    (key.type?.process ?? ProcessID(pid: 0), key.type?.list ?? 0, key.type?.type ?? 0)
  }

  /// Some work by type, that which took longest first.
  func byType(_ kind: SuspectWork) -> [ByType] {
    (work[kind] ?? [:]).map { ByType(type: $0, tally: $1) }
      .sorted { ($1.tally.ns, $0.type ?? "") < ($0.tally.ns, $1.type ?? "") }
  }

  /// Some work of one type.
  func tally(_ kind: SuspectWork, type: String?) -> SuspectTally {
    work[kind]?[type] ?? SuspectTally()
  }

  /// Some work of all types.
  func total(_ kind: SuspectWork) -> SuspectTally {
    (work[kind] ?? [:]).values.reduce(into: SuspectTally()) { $0.add($1) }
  }

  /// The callbacks of the app, those that took longest first.
  var callbacks: [(name: String, tally: SuspectTally)] {
    work.keys.compactMap { kind in
      if case .callback(let name) = kind { (name, total(kind)) } else { nil }
    }
    .sorted { ($1.tally.ns, $0.name) < ($0.tally.ns, $1.name) }
  }

  /// The functions of the app that provide views, with the types of these, those that took longest first.
  var providedViews: [(provider: String, type: String?, tally: SuspectTally)] {
    work.keys.flatMap { kind -> [(provider: String, type: String?, tally: SuspectTally)] in
      guard case .providedViews(let provider) = kind else { return [] }
      return byType(kind).map { (provider, $0.type, $0.tally) }
    }
    .sorted { ($1.tally.ns, $0.provider) < ($0.tally.ns, $1.provider) }
  }

  /// Returns the findings of checks, by type, the most rows first.
  func checks(_ finding: String) -> [Check] {
    (checks[finding] ?? [:]).map { Check(type: $0, tally: $1) }
      .sorted { ($1.tally.found, $0.type ?? "") < ($0.tally.found, $1.type ?? "") }
  }
}
