// Rules about calls that wait, by timed calls and their stacks.
extension Advice.Rule {
  /// Speaks where waits of one function, for files or for other threads, take a twentieth of the time of
  /// frames; of locks, only where the user's code waits: those of the text engine and of libraries are not its own.
  static func waits(_ kind: WaitKind, _ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding]
  {
    let waits = (stacks?.waits ?? []).filter { $0.kind == kind && ($0.isUsers || kind != .lock) }
    let functions = Dictionary(grouping: waits, by: \.function).values
      .sorted { ($1.ns, $0[0].function.name) < ($0.ns, $1[0].function.name) }
    return functions.compactMap { sites in
      guard let loss = group.loss(ns: Double(sites.ns)), loss.shareOfFrameTime >= 0.05,
        group.matters(loss)
      else { return nil }
      let function = sites[0].function
      let count = sites.reduce(0) { $0 + $1.count }
      return AdviceFinding(
        sentence:
          "\(kind.calls.words) in \(sites.intervals)\(sites.rows), called by \(function.label): "
          + "\(Readable.count(count, "time")) in frames, "
          + "\(Readable.time(sites.ns / Int64(max(1, count)))) each: \(loss.words)",
        figures: ["waits": Double(count), "waitedNs": Double(sites.ns)],
        subject: FindingSubject(type: sites.onlyType, function: function),
        loss: loss,
        fix: kind.calls.fix(for: ""),
        costs: sites.compactMap { cost(of: $0, group) }
      )
    }
  }

  /// The part of the time of the row's work, or else of the interval, that is waited.
  static func cost(of site: WaitSite, _ group: RunGroup) -> FindingCost? {
    let rows = group.rows.byType.first {
      $0.type == site.type && $0.work.rawValue == site.interval
    }
    let wholeNs = rows?.durations.sum ?? group.intervals.first { $0.name == site.interval }?.selfNs
    guard let wholeNs, wholeNs > 0 else { return nil }
    return FindingCost(
      intervals: [site.interval],
      type: site.type,
      share: min(1, Double(site.ns) / Double(wholeNs)),
      time: rows == nil ? .own : .whole
    )
  }
}

extension WaitKind {
  /// The functions that wait for it.
  fileprivate var calls: StackHotspot.Kind {
    switch self {
    case .lock: .lock
    case .file: .fileReading
    }
  }
}

/// The places of one function's waits, those that wait longest first.
extension [WaitSite] {
  fileprivate var ns: Int64 { map(\.ns).saturatingSum() }

  private var types: Set<String> { Set(compactMap(\.type)) }

  /// The content type of all of them; nil where they have none, or several.
  fileprivate var onlyType: String? { types.count == 1 ? types.first : nil }

  /// The intervals with most of it: `measure and apply`.
  fileprivate var intervals: String {
    reduce(into: []) { if !$0.contains($1.interval) { $0.append($1.interval) } }.prefix(2)
      .joined(separator: " and ")
  }

  /// The types of the rows that wait: ` of rows of type MessageRow`.
  fileprivate var rows: String {
    guard let first = compactMap(\.type).first else { return "" }
    return types.count == 1
      ? " of rows of type \(first)" : " of rows of \(types.count) types, such as \(first)"
  }
}
