import ListSchema

/// Adds up what elements cost, by their type.
struct ElementCollector: StageCollector {
  private var costs: [String: ElementCost] = [:]

  /// Takes what a host says of one type; any other event is left alone.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard event.type.name == EventName.elementCost, let name = event[.element]?.name,
      costs[name] != nil || costs.count < TraceFacts.maxNames
    else { return }
    func number(_ field: FieldName) -> Int64 { max(0, event[field]?.integer ?? 0) }
    var cost = ElementCost(name: name)
    cost.steps = 1
    cost.elements = number(.elements)
    cost.measured = number(.measured)
    cost.cached = number(.cached)
    cost.measureNs = number(.measureNs)
    cost.layoutNs = number(.layoutNs)
    cost.viewsNs = number(.viewsNs)
    let repeated = max(0, cost.measured - cost.elements)
    if repeated > 0 {
      let share = Double(repeated) / Double(cost.measured)
      cost.repeatedNs = Int64(clamping: Double(cost.measureNs) * share)
    }
    cost.repeatedNs = cost.repeatedNs.addingSaturating(cost.layoutNs)
    costs[name, default: ElementCost(name: name)].add(cost)
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: ElementCollector) {
    costs.merge(other.costs) { first, second in
      var sum = first
      sum.add(second)
      return sum
    }
  }

  /// The costs that were added up, the most expensive types first.
  var summary: [ElementCost] {
    let measureNs = costs.values.map(\.measureNs).saturatingSum()
    return costs.values
      .map { cost in
        var cost = cost
        cost.shareOfMeasuring = measureNs > 0 ? Double(cost.measureNs) / Double(measureNs) : nil
        return cost
      }
      .sorted { ($1.totalNs, $0.name) < ($0.totalNs, $1.name) }
  }
}
