import Foundation

extension CollectionUpdates {
  /// The items after the update.
  ///
  /// - Parameters:
  ///   - old: the items of each section before it.
  ///   - counts: the numbers of items after it.
  ///   - newItem: makes an item that is new, and those of a new section.
  /// - Returns: the items of each section, and which section each was before; nil for a new one.
  /// - Throws: if the changes do not lead to the new numbers.
  /// - Complexity: O(items of changed sections + n log n) for n commands.
  package func perform<Item>(
    on old: [[Item]],
    to counts: [Int],
    _ newItem: () -> Item
  ) throws(CollectionUpdateError) -> (items: [[Item]], origins: [Int?]) {
    try validate(oldCounts: old.map(\.count), newCounts: counts)
    let pairs = try survivingSections(oldCount: old.count, newCount: counts.count)
    var departures: [Int: Set<Int>] = [:]
    var arrivals: [Int: [(place: Int, item: Item?)]] = [:]
    for path in deletedItems { departures[path.section, default: []].insert(path.item) }
    for path in insertedItems { arrivals[path.section, default: []].append((path.item, nil)) }
    for move in movedItems {
      departures[move.from.section, default: []].insert(move.from.item)
      arrivals[move.to.section, default: []]
        .append((move.to.item, old[move.from.section][move.from.item]))
    }
    var origins = [Int?](repeating: nil, count: counts.count)
    for pair in pairs { origins[pair.to] = pair.from }
    let items = counts.indices.map { section in
      guard let origin = origins[section] else {
        return (0..<counts[section]).map { _ in newItem() }
      }
      return Self.merge(old[origin], without: departures[origin], arrivals[section], newItem)
    }
    return (items, origins)
  }

  /// The items of a section without those that leave it, and with those that arrive at their places.
  private static func merge<Item>(
    _ old: [Item],
    without departures: Set<Int>?,
    _ arrivals: [(place: Int, item: Item?)]?,
    _ newItem: () -> Item
  ) -> [Item] {
    guard departures != nil || arrivals != nil else { return old }
    var next = (arrivals ?? []).sorted { $0.place < $1.place }[...]
    var items: [Item] = []
    items.reserveCapacity(old.count + next.count)
    for (place, item) in old.enumerated() where departures?.contains(place) != true {
      while let arrival = next.first, arrival.place == items.count {
        items.append(arrival.item ?? newItem())
        next.removeFirst()
      }
      items.append(item)
    }
    return items + next.map { $0.item ?? newItem() }
  }
}
