/// What a thread waited for.
public enum WaitKind: String, CaseIterable, Sendable {
  /// Another thread.
  case lock
  /// A file.
  case file
}

/// Waits for one kind of thing, in one interval, with one stack.
public struct StackWait: Sendable {
  /// What was waited for.
  public let kind: WaitKind
  /// The names of the intervals around, outermost first.
  public let intervals: [String]
  /// The content type that the innermost of them is about that is about any; nil for none.
  public let contentType: String?
  /// The addresses of the calls, innermost first.
  public let stack: [CodeAddress]
  /// How often.
  public let count: Int
  /// For how long in all, in nanoseconds.
  public let ns: Int64
}

/// A function that waits inside of frames.
public struct WaitSite: Hashable, Sendable {
  /// What it waits for.
  public let kind: WaitKind
  /// The name of the innermost interval.
  public let interval: String
  /// The content type of the row; nil for intervals that have none.
  public let type: String?
  /// The innermost function of the user's, in a row the innermost that its work calls; where there is
  /// none, the engine's module or the library.
  public let function: SourceFunction
  /// How often it waits.
  public let count: Int
  /// For how long in all, in nanoseconds.
  public let ns: Int64

  /// The functions of waits, those that wait longest first.
  ///
  /// - Complexity: O(stacks · depth).
  static func all(_ profile: StackProfile, _ names: StackNames, _ owners: CodeOwners) -> [WaitSite]
  {
    struct Place: Hashable {
      let kind: WaitKind
      let interval: String
      let type: String?
      let function: SourceFunction
    }
    var totals: [Place: (count: Int, ns: Int64)] = [:]
    for wait in profile.waits {
      let frames = names.frames(wait.stack, of: profile)
      let parts = owners.parts(frames, profile)
      let user = wait.contentType == nil ? owners.user(parts) : owners.userInRow(parts)
      let function =
        user ?? SourceFunction(name: parts.last?.name ?? owners.module(frames, profile))
      let place = Place(
        kind: wait.kind,
        interval: wait.intervals.last ?? "",
        type: wait.contentType,
        function: function
      )
      let total = totals[place] ?? (0, 0)
      totals[place] = (total.count + wait.count, total.ns.addingSaturating(wait.ns))
    }
    return totals.sorted {
      ($1.value.ns, $0.key.function.name) < ($0.value.ns, $1.key.function.name)
    }
    .map { place, total in
      WaitSite(
        kind: place.kind,
        interval: place.interval,
        type: place.type,
        function: place.function,
        count: total.count,
        ns: total.ns
      )
    }
  }
}

/// Adds up waits in measured frames.
struct WaitTotals {
  private struct Place: Hashable {
    let kind: WaitKind
    let intervals: [String]
    let contentType: String?
    let stack: Int
  }

  private var totals: [Place: (count: Int, ns: Int64)] = [:]

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
    let total = totals[place] ?? (0, 0)
    totals[place] = (total.count + 1, total.ns.addingSaturating(wait.ns))
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
        ns: total.ns
      )
    }
  }
}

extension StackSample {
  /// How long a thread waited, and for what.
  struct Wait {
    let kind: WaitKind
    let ns: Int64

    /// Takes what an event says; nil where that makes no sense.
    init?(_ event: TraceEvent) {
      guard let kind = WaitKind(rawValue: event["kind"]?.text ?? ""),
        let ns = event["duration_ns"]?.integer, ns > 0
      else { return nil }
      (self.kind, self.ns) = (kind, ns)
    }
  }
}
