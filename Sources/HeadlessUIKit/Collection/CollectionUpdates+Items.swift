import Foundation

extension CollectionUpdates {
  /// The items after the update, by numbers that the view gives them.
  ///
  /// - Parameters:
  ///   - old: the items of each section before it.
  ///   - counts: the numbers of items after it.
  ///   - newItem: the number of an item that is new, also in a new section.
  /// - Returns: the items of each section, and which section each was before; nil for a new one.
  /// - Throws: if the changes do not lead to the new numbers.
  /// - Complexity: O(sections + items of changed sections + n log n) for n commands.
  package func perform(
    on old: [[Int]],
    to counts: [Int],
    _ newItem: () -> Int
  ) throws(CollectionUpdateError) -> (items: [[Int]], origins: [Int?]) {
    try validate(oldCounts: old.map(\.count), newCounts: counts)
    let pairs = try survivingSections(oldCount: old.count, newCount: counts.count)
    let departures = Self.sorted(
      (deletedItems + movedItems.map(\.from)).map { Step($0, nil) }
    )
    let arrivals = Self.sorted(
      insertedItems.map { Step($0, nil) }
        + movedItems.map { Step($0.to, old[$0.from.section][$0.from.item]) }
    )
    var origins = [Int?](repeating: nil, count: counts.count)
    for pair in pairs { origins[pair.to] = pair.from }
    let items = counts.indices.map { section in
      guard let origin = origins[section] else {
        return (0..<counts[section]).map { _ in newItem() }
      }
      return Self.merge(
        old[origin],
        without: Self.steps(of: origin, in: departures),
        Self.steps(of: section, in: arrivals),
        newItem
      )
    }
    return (items, origins)
  }

  /// An item that leaves a section, or that arrives in one.
  private struct Step {
    let section: Int
    let place: Int
    /// The item that arrives; nil for a new one.
    let item: Int?

    init(_ path: IndexPath, _ item: Int?) {
      (section, place, self.item) = (path.section, path.item, item)
    }
  }

  private static func sorted(_ steps: [Step]) -> [Step] {
    steps.sorted { ($0.section, $0.place) < ($1.section, $1.place) }
  }

  /// Those of sorted steps that are of a section.
  private static func steps(
    of section: Int,
    in all: [Step]
  ) -> ArraySlice<Step> {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.section == section }
  }

  /// The items of a section without those that leave it, and with those that arrive at their places.
  private static func merge(
    _ old: [Int],
    without departures: ArraySlice<Step>,
    _ arrivals: ArraySlice<Step>,
    _ newItem: () -> Int
  ) -> [Int] {
    guard !departures.isEmpty || !arrivals.isEmpty else { return old }
    var (departures, arrivals) = (departures, arrivals)
    var items: [Int] = []
    items.reserveCapacity(old.count - departures.count + arrivals.count)
    for (place, item) in old.enumerated() {
      if departures.first?.place == place {
        departures = departures.dropFirst()
        continue
      }
      while let arrival = arrivals.first, arrival.place == items.count {
        items.append(arrival.item ?? newItem())
        arrivals = arrivals.dropFirst()
      }
      items.append(item)
    }
    for arrival in arrivals { items.append(arrival.item ?? newItem()) }
    return items
  }
}
