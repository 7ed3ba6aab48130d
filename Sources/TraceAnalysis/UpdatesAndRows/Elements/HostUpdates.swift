/// The updates of hosts of elements, by the reason.
struct HostUpdates: Hashable, Sendable {
  /// The cause of an update of a host, as far as the analysis understands it.
  enum Cause: String {
    case shown
    case resized
    case changed
    case state
    case environment
    case neverEquivalent = "never_equivalent"
    case notCompared = "not_compared"

    /// True if the row was given its content again, changed or not.
    var isOfContent: Bool { Self.ofContent.contains(self) }

    static let ofContent: [Cause] = [.changed, .neverEquivalent, .notCompared]
  }

  /// The updates for one reason.
  struct Views: Hashable, Sendable {
    /// The number of hosts that were updated.
    var hosts: Int64 = 0
    /// The views that were there.
    var reused: Int64 = 0
    /// The views that took the place of removed ones.
    var rebuilt: Int64 = 0
    /// The duration of the updates, in nanoseconds.
    var ns: Int64 = 0
    /// The part of that time that rebuilt views took, by the number of views, in nanoseconds.
    var rebuiltNs: Int64 = 0
    /// In how many updates of the list.
    var updates: Int64 = 0

    mutating func add(_ other: Views) {
      hosts = hosts.addingSaturating(other.hosts)
      reused = reused.addingSaturating(other.reused)
      rebuilt = rebuilt.addingSaturating(other.rebuilt)
      ns = ns.addingSaturating(other.ns)
      rebuiltNs = rebuiltNs.addingSaturating(other.rebuiltNs)
      updates = updates.addingSaturating(other.updates)
    }
  }

  private var views: [Cause: Views] = [:]

  /// The updates for a reason.
  subscript(cause: Cause) -> Views { views[cause] ?? Views() }

  /// The updates of hosts that had shown the same row before.
  var ofShownRows: Views {
    [Cause.changed, .state, .environment, .neverEquivalent, .notCompared]
      .reduce(into: Views()) { $0.add(self[$1]) }
  }

  /// All updates.
  var all: Views { views.values.reduce(into: Views()) { $0.add($1) } }

  mutating func add(_ other: Views, for cause: Cause) { views[cause, default: Views()].add(other) }

  mutating func add(_ other: HostUpdates) {
    for (cause, own) in other.views { add(own, for: cause) }
  }
}

/// The updates of hosts in rows of one content type.
struct TypedHostUpdates: Sendable {
  /// The name of the type; nil where the trace does not say.
  let type: String?
  let updates: HostUpdates

  /// " of type EpisodeRow", to follow "row" or "rows"; empty where the type is not known.
  var ofType: String { type.map { " of type \($0)" } ?? "" }
}
