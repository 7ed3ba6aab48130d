/// The number of instants of one name that an app has marked, or of messages of one level in a log.
public struct SignpostCount: Hashable, Sendable {
  /// The subsystem and the category.
  public let origin: SignpostOrigin
  /// The name; nil for messages of a log.
  public let name: String?
  /// The level; nil for what is no message of a log.
  public let level: String?
  /// The number of them.
  public fileprivate(set) var count = 0
}

/// Counts the instants that apps mark, and the messages of their logs.
struct SignpostCounts: StageCollector {
  private struct Key: Hashable {
    let origin: SignpostOrigin
    let name: String?
    let level: String?
  }

  private var counts: [Key: SignpostCount] = [:]

  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard let origin = event.type.origin else { return }
    add(1, Key(origin: origin, name: event["name"]?.name, level: event["level"]?.name))
  }

  mutating func merge(_ other: SignpostCounts) {
    for (key, found) in other.counts { add(found.count, key) }
  }

  private mutating func add(_ count: Int, _ key: Key) {
    guard counts[key] != nil || counts.count < TraceFacts.maxNames else { return }
    let none = SignpostCount(origin: key.origin, name: key.name, level: key.level)
    counts[key, default: none].count += count
  }

  /// The counts in the order of categories and names.
  var summary: [SignpostCount] {
    counts.values.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}

extension SignpostCount {
  fileprivate var order: [String] {
    [origin.subsystem, origin.category, name ?? "", level ?? ""]
  }
}
