import ListSchema

/// Adds up waits in measured frames.
struct WaitTotals {
  private struct Place: Hashable {
    let kind: WaitKind
    let intervals: [String]
    let contentType: String?
    let stack: Int
  }

  private var totals: [Place: (count: Int, ns: Int64, costNs: Int64)] = [:]

  /// Takes a wait.
  mutating func add(
    _ wait: StackSample.Wait,
    _ intervals: [String],
    _ contentType: String?,
    stack: Int
  ) {
    let place = Place(
      kind: wait.kind,
      intervals: intervals,
      contentType: contentType,
      stack: stack
    )
    let total = totals[place] ?? (0, 0, 0)
    totals[place] = (
      total.count + 1, total.ns.addingSaturating(wait.ns),
      total.costNs.addingSaturating(wait.costNs)
    )
  }

  /// All, those with the longest time first.
  func all(_ stacks: [[CodeAddress]]) -> [StackWait] {
    totals.sorted { ($1.value.ns, $0.key.stack) < ($0.value.ns, $1.key.stack) }.map {
      place,
      total in
      StackWait(
        kind: place.kind,
        intervals: place.intervals,
        contentType: place.contentType,
        stack: stacks[place.stack],
        count: total.count,
        ns: total.ns,
        costNs: total.costNs
      )
    }
  }
}

extension StackSample {
  /// The duration and the kind of a thread's wait.
  struct Wait {
    let kind: WaitKind
    let ns: Int64
    /// The time that taking its stack took of the thread; 0 in recordings that do not state it.
    let costNs: Int64

    /// Takes what an event says; nil where that makes no sense.
    init?(_ event: TraceEvent) {
      guard let kind = WaitKind(rawValue: event[.kind]?.text ?? ""),
        let ns = event[.durationNs]?.integer, ns > 0
      else { return nil }
      (self.kind, self.ns) = (kind, ns)
      costNs = max(0, event[.costNs]?.integer ?? 0)
    }
  }
}
