/// What hosts of elements did, and why: what mistakes in elements are found from.
struct ElementUpdates: Hashable, Sendable {
  /// The updates of hosts for one reason.
  struct Views: Hashable, Sendable {
    /// How many hosts were updated.
    var hosts: Int64 = 0
    /// The views that were there.
    var reused: Int64 = 0
    /// The views that took the place of removed ones.
    var rebuilt: Int64 = 0
    /// The part of the updates' time that these took, by the number of views, in nanoseconds.
    var rebuiltNs: Int64 = 0
    /// In how many updates of the list.
    var updates: Int64 = 0

    mutating func add(_ other: Views) {
      hosts = hosts.addingSaturating(other.hosts)
      reused = reused.addingSaturating(other.reused)
      rebuilt = rebuilt.addingSaturating(other.rebuilt)
      rebuiltNs = rebuiltNs.addingSaturating(other.rebuiltNs)
      updates = updates.addingSaturating(other.updates)
    }
  }

  /// Why a host is updated, as far as the analysis understands it.
  enum Cause: String {
    case shown
    case resized
    case changed
    case state
    case environment
    case neverEquivalent = "never_equivalent"
    case notCompared = "not_compared"
  }

  /// How often hosts were measured or laid out.
  private(set) var steps: Int64 = 0
  /// How often elements were measured.
  private(set) var measurements: Int64 = 0
  /// How many of these were in almost the same proposal as before.
  private(set) var nearMisses: Int64 = 0
  private var views: [Cause: Views] = [:]
  private var lastUpdates: [Place: UInt32] = [:]

  /// The updates of one list for one reason.
  private struct Place: Hashable {
    let cause: Cause
    let list: ListKey
  }

  /// The updates for a reason.
  subscript(cause: Cause) -> Views { views[cause] ?? Views() }

  /// The updates of hosts that had shown the same row before.
  var ofShownRows: Views {
    [Cause.changed, .state, .environment, .neverEquivalent, .notCompared]
      .reduce(into: Views()) { $0.add(self[$1]) }
  }

  /// Takes the work of elements in a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ tree: IntervalTree) {
    for position in tree.pairs.indices {
      switch tree.pairs[position].meaning {
      case .elements: addStep(tree, position)
      case .elementViews: addViews(tree, position)
      default: break
      }
    }
  }

  private mutating func addStep(_ tree: IntervalTree, _ position: Int) {
    func count(_ field: IntervalField) -> Int64 {
      max(0, tree.value(field, at: position)?.integer ?? 0)
    }
    steps += 1
    measurements = [measurements, count(.leafMeasurements), count(.containerMeasurements)]
      .saturatingSum()
    nearMisses = nearMisses.addingSaturating(count(.nearMisses))
  }

  private mutating func addViews(_ tree: IntervalTree, _ position: Int) {
    func count(_ field: IntervalField) -> Int64 {
      max(0, tree.value(field, at: position)?.integer ?? 0)
    }
    guard let cause = tree.value(.cause, at: position)?.name.flatMap(Cause.init(rawValue:)) else {
      return
    }
    let pair = tree.pairs[position]
    let place = Place(cause: cause, list: ListKey(process: pair.process, list: pair.list))
    let isNew = lastUpdates.updateValue(pair.update, forKey: place) != pair.update
    let (created, reused) = (count(.created), count(.reused))
    let rebuilt = min(created, count(.removed))
    let share = rebuilt > 0 ? Double(rebuilt) / (Double(created) + Double(reused)) : 0
    views[cause, default: Views()].add(
      Views(
        hosts: 1,
        reused: reused,
        rebuilt: rebuilt,
        rebuiltNs: Int64(clamping: Double(pair.durationNs) * share),
        updates: isNew ? 1 : 0
      )
    )
  }

  /// Takes the work of another run.
  mutating func merge(_ other: ElementUpdates) {
    steps = steps.addingSaturating(other.steps)
    measurements = measurements.addingSaturating(other.measurements)
    nearMisses = nearMisses.addingSaturating(other.nearMisses)
    for (cause, own) in other.views { views[cause, default: Views()].add(own) }
  }
}
