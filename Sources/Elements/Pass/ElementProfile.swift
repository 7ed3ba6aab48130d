import Foundation
import ListSchema
import Signposts

/// What the elements of each type cost in one step of a host.
final class ElementProfile {
  /// The cost of one type.
  struct Cost {
    var elements = 0
    var measured = 0
    var cached = 0
    /// The time without that of elements inside, by the step's number.
    var selfNs = (measure: Int64(0), layout: Int64(0), views: Int64(0))

    mutating func add(_ other: Cost) {
      elements += other.elements
      measured += other.measured
      cached += other.cached
      selfNs.measure += other.selfNs.measure
      selfNs.layout += other.selfNs.layout
      selfNs.views += other.selfNs.views
    }
  }

  /// The most events of a step; further types share the last.
  static let maxEvents = 8
  /// What the rest of the types is called.
  static let rest = "other types"

  private let signposter: Signposter
  private var places: [ObjectIdentifier: Int] = [:]
  private var types: [any Any.Type] = []
  private var costs: [Cost] = []
  /// The time that elements took in the one that is being worked on.
  private var insideNs: Int64 = 0

  /// A profile that a signposter records; nil if it does not.
  init?(_ signposter: Signposter) {
    guard signposter.records(.elementCost) else { return nil }
    self.signposter = signposter
  }

  /// Counts a place in the tree that is visited for the first time.
  func countElement(_ type: any Any.Type) { update(type) { $0.elements += 1 } }

  /// Counts a size that was known.
  func countCached(_ type: any Any.Type) { update(type) { $0.cached += 1 } }

  /// Measures an element.
  func measure(_ type: any Any.Type, depth: Int, _ body: () -> CGSize) -> CGSize {
    run(type, .measure, depth, body, size: { $0 })
  }

  /// Does something else with an element of a size.
  func run<Result>(
    _ type: any Any.Type,
    _ step: ListSchema.ElementStep,
    _ depth: Int,
    _ size: CGSize,
    _ body: () -> Result
  ) -> Result {
    run(type, step, depth, body, size: { _ in size })
  }

  private func run<Result>(
    _ type: any Any.Type,
    _ step: ListSchema.ElementStep,
    _ depth: Int,
    _ body: () -> Result,
    size: (Result) -> CGSize
  ) -> Result {
    let outerNs = insideNs
    insideNs = 0
    let startNs = Self.now()
    let result = body()
    let durationNs = Self.now() - startNs
    let selfNs = max(0, durationNs - insideNs)
    insideNs = outerNs + durationNs
    update(type) { $0.add(step, selfNs) }
    if signposter.isDetailed {
      record(type, step, depth, size(result), durationNs: durationNs, selfNs: selfNs)
    }
    return result
  }

  private func record(
    _ type: any Any.Type,
    _ step: ListSchema.ElementStep,
    _ depth: Int,
    _ size: CGSize,
    durationNs: Int64,
    selfNs: Int64
  ) {
    signposter.event(
      .elementNode,
      .elementNode(
        element: "\(type)",
        step: step,
        depth: depth,
        widthPoints: size.width,
        heightPoints: size.height,
        durationNs: Int(durationNs),
        selfNs: Int(selfNs)
      )
    )
  }

  private func update(_ type: any Any.Type, _ change: (inout Cost) -> Void) {
    let id = ObjectIdentifier(type)
    if let place = places[id] { return change(&costs[place]) }
    places[id] = types.count
    types.append(type)
    var cost = Cost()
    change(&cost)
    costs.append(cost)
  }

  /// Records what was counted, and forgets it.
  ///
  /// The same elements give the same events, whatever their times: those that were visited most come
  /// first.
  func record() {
    let order = costs.indices.sorted {
      let (one, other) = (costs[$0], costs[$1])
      return (other.measured + other.elements, $0) < (one.measured + one.elements, $1)
    }
    let own = order.count > Self.maxEvents ? Self.maxEvents - 1 : order.count
    for place in order.prefix(own) { record("\(types[place])", costs[place]) }
    if own < order.count {
      var sum = Cost()
      for place in order.dropFirst(own) { sum.add(costs[place]) }
      record(Self.rest, sum)
    }
    (places, types, costs) = ([:], [], [])
  }

  private func record(_ name: String, _ cost: Cost) {
    signposter.event(
      .elementCost,
      .elementCost(
        element: name,
        elements: cost.elements,
        measured: cost.measured,
        cached: cost.cached,
        measureNs: Int(cost.selfNs.measure),
        layoutNs: Int(cost.selfNs.layout),
        viewsNs: Int(cost.selfNs.views)
      )
    )
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension ElementProfile.Cost {
  fileprivate mutating func add(_ step: ListSchema.ElementStep, _ selfNs: Int64) {
    switch step {
    case .measure:
      measured += 1
      self.selfNs.measure += selfNs
    case .layout: self.selfNs.layout += selfNs
    case .views: self.selfNs.views += selfNs
    }
  }
}
