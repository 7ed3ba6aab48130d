import ListSchema

/// The work of hosts of elements, and its causes: the evidence for mistakes in elements.
struct ElementUpdates: Hashable, StageCollector {
  /// The maximum number of types; further ones, which only a damaged or malicious trace has, are
  /// left out.
  private static let maxTypes = 4_096

  /// The number of times hosts were measured or laid out.
  private(set) var steps: Int64 = 0
  /// The number of times elements were measured.
  private(set) var measurements: Int64 = 0
  /// The number of these in almost the same proposal as before.
  private(set) var nearMisses: Int64 = 0
  /// The time that took, in nanoseconds.
  private(set) var stepNs: Int64 = 0
  /// The updates of hosts, by the content type of their rows; nil where the trace does not say.
  private var hosts: [ContentTypes.Key?: HostUpdates] = [:]
  private var lastUpdates: [Place: UInt32] = [:]

  /// The updates of the rows of one type in one list, for one reason.
  private struct Place: Hashable {
    let cause: HostUpdates.Cause
    let list: ListKey
    let type: ContentTypes.Key?
  }

  /// The updates of hosts by the names of their rows' types, in the order of the names.
  func hosts(_ types: ContentTypes) -> [TypedHostUpdates] {
    var named: [String?: HostUpdates] = [:]
    for (key, updates) in hosts {
      named[key.map { types.name(of: $0) }, default: HostUpdates()].add(updates)
    }
    return named.map { TypedHostUpdates(type: $0, updates: $1) }
      .sorted { ($0.type ?? "") < ($1.type ?? "") }
  }

  /// Takes the work of elements in a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    for position in tree.pairs.indices {
      switch tree.pairs[position].meaning {
      case .elements: addStep(tree, position)
      case .elementViews: addViews(tree, position)
      default: break
      }
    }
  }

  private mutating func addStep(_ tree: IntervalTree, _ position: Int) {
    let step = ElementStep(tree, position)
    steps += 1
    measurements = measurements.addingSaturating(step.measurements)
    nearMisses = nearMisses.addingSaturating(step.nearMisses)
    stepNs = stepNs.addingSaturating(step.ns)
  }

  private mutating func addViews(_ tree: IntervalTree, _ position: Int) {
    guard
      let cause = tree.value(.cause, at: position)?.name.flatMap(
        HostUpdates.Cause.init(rawValue:)
      )
    else { return }
    let pair = tree.pairs[position]
    let type = ContentTypes.Key(tree, position)
    guard hosts[type] != nil || hosts.count < Self.maxTypes else { return }
    let list = ListKey(process: pair.process, list: pair.list)
    let place = Place(cause: cause, list: list, type: type)
    let isNew = lastUpdates.updateValue(pair.update, forKey: place) != pair.update
    let (created, reused) = (
      tree.count(.created, at: position), tree.count(.reused, at: position)
    )
    let rebuilt = min(created, tree.count(.removed, at: position))
    let share = rebuilt > 0 ? Double(rebuilt) / (Double(created) + Double(reused)) : 0
    hosts[type, default: HostUpdates()].add(
      HostUpdates.Views(
        hosts: 1,
        reused: reused,
        rebuilt: rebuilt,
        ns: pair.durationNs,
        rebuiltNs: Int64(clamping: Double(pair.durationNs) * share),
        updates: isNew ? 1 : 0
      ),
      for: cause
    )
  }

  /// Takes the work of another run.
  mutating func merge(_ other: ElementUpdates) {
    steps = steps.addingSaturating(other.steps)
    measurements = measurements.addingSaturating(other.measurements)
    nearMisses = nearMisses.addingSaturating(other.nearMisses)
    stepNs = stepNs.addingSaturating(other.stepNs)
    for (type, own) in other.hosts { hosts[type, default: HostUpdates()].add(own) }
  }
}

/// One measuring or placing of a host's elements.
struct ElementStep {
  /// The number of times elements were measured.
  let measurements: Int64
  /// The number of these in almost the same proposal as before.
  let nearMisses: Int64
  /// The duration, in nanoseconds.
  let ns: Int64

  init(_ tree: IntervalTree, _ position: Int) {
    measurements = tree.count(.leafMeasurements, at: position)
      .addingSaturating(tree.count(.containerMeasurements, at: position))
    nearMisses = min(measurements, tree.count(.nearMisses, at: position))
    ns = tree.pairs[position].durationNs
  }

  /// The part of the time that those took, by their number.
  var nearMissNs: Int64 {
    measurements > 0
      ? Int64(clamping: Double(ns) * Double(nearMisses) / Double(measurements)) : 0
  }
}

extension IntervalTree {
  /// A count that an interval has; 0 where it has none.
  fileprivate func count(_ field: FieldName, at position: Int) -> Int64 {
    max(0, value(field, at: position)?.integer ?? 0)
  }
}
