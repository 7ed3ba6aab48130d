import Foundation
import ListSchema
import Signposts

/// The costs of the elements of each type in one step of a host.
final class ElementProfile {
  /// The most events of a step; further types share the last.
  static let maxEvents = 8
  /// The name of all further types.
  static let rest = "other types"

  private let signposter: Signposter
  private var places: [ObjectIdentifier: Int] = [:]
  private var costs: [ElementTypeCost] = []
  /// The time that elements took in the one that is being worked on.
  private var insideNs: Int64 = 0

  /// A profile that a signposter records, or other code reads; nil if neither does.
  init?(_ signposter: Signposter, isRead: Bool = false) {
    guard isRead || signposter.records(.elementCost) else { return nil }
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

  private func update(_ type: any Any.Type, _ change: (inout ElementTypeCost) -> Void) {
    let id = ObjectIdentifier(type)
    if let place = places[id] { return change(&costs[place]) }
    places[id] = costs.count
    var cost = ElementTypeCost(type: type)
    change(&cost)
    costs.append(cost)
  }

  /// Returns the costs counted so far, and forgets them.
  ///
  /// The same elements give the same order, whatever their times: types that were visited most come
  /// first.
  private func take() -> [ElementTypeCost] {
    defer { (places, costs) = ([:], []) }
    return costs.enumerated()
      .sorted { ($1.element.visits, $0.offset) < ($0.element.visits, $1.offset) }
      .map(\.element)
  }

  /// Records what was counted, and forgets it.
  @discardableResult
  func record() -> [ElementTypeCost] {
    let costs = take()
    guard signposter.records(.elementCost) else { return costs }
    let own = costs.count > Self.maxEvents ? Self.maxEvents - 1 : costs.count
    for cost in costs.prefix(own) { record("\(cost.type)", cost) }
    if own < costs.count {
      var sum = costs[own]
      for cost in costs.dropFirst(own + 1) { sum.add(cost) }
      record(Self.rest, sum)
    }
    return costs
  }

  private func record(_ name: String, _ cost: ElementTypeCost) {
    signposter.event(
      .elementCost,
      .elementCost(
        element: name,
        elements: cost.elements,
        measured: cost.measured,
        cached: cost.cached,
        measureNs: Int(cost.measureNs),
        layoutNs: Int(cost.layoutNs),
        viewsNs: Int(cost.viewsNs)
      )
    )
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension ElementTypeCost {
  /// The number of times that elements of the type were visited or measured.
  fileprivate var visits: Int { measured + elements }

  fileprivate mutating func add(_ step: ListSchema.ElementStep, _ selfNs: Int64) {
    switch step {
    case .measure:
      measured += 1
      measureNs += selfNs
    case .layout: layoutNs += selfNs
    case .views: viewsNs += selfNs
    }
  }
}
