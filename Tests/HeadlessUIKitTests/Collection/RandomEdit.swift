import HeadlessUIKit

/// A random edit of sections, made in simple steps, with the commands that describe it.
struct RandomEdit {
  private(set) var old: [[Int]] = []
  private(set) var new: [[Int]] = []
  private(set) var updates = CollectionUpdates()
  /// For every section that stays, its old and its new index.
  private(set) var survivors: [CollectionUpdates.Move<Int>] = []

  private var nextItem = 0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    old = makeSections(upTo: 6, &random)
    placeSections(&random)
    editItems(&random)
    nameMovedAndInsertedItems()
  }

  var oldCounts: [Int] { old.map(\.count) }
  var newCounts: [Int] { new.map(\.count) }

  private mutating func makeItem() -> Int {
    nextItem += 1
    return nextItem
  }

  private mutating func makeSections(upTo limit: Int, _ random: inout SeededGenerator) -> [[Int]] {
    (0..<Int.random(in: 0...limit, using: &random)).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in makeItem() }
    }
  }

  /// Deletes, moves and inserts sections; those left over fill the free places in their order.
  private mutating func placeSections(_ random: inout SeededGenerator) {
    var kept: [Int] = []
    var moved: [Int] = []
    for section in old.indices {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: updates.deletedSections.append(section)
      case 1: moved.append(section)
      default: kept.append(section)
      }
    }
    let inserted = makeSections(upTo: 3, &random)
    let places = Array(0..<(kept.count + moved.count + inserted.count)).shuffled(using: &random)
    new = Array(repeating: [], count: places.count)
    for (section, place) in zip(moved, places) {
      updates.movedSections.append(.init(from: section, to: place))
    }
    for (items, place) in zip(inserted, places.dropFirst(moved.count)) {
      updates.insertedSections.append(place)
      new[place] = items
    }
    let free = places.dropFirst(moved.count + inserted.count).sorted()
    let pairs = zip(kept, free).map { CollectionUpdates.Move(from: $0, to: $1) }
    survivors = (pairs + updates.movedSections).sorted { $0.from < $1.from }
  }

  /// Keeps, deletes and moves the items of surviving sections, and inserts some.
  private mutating func editItems(_ random: inout SeededGenerator) {
    var moved: [Int] = []
    for pair in survivors {
      for (index, item) in old[pair.from].enumerated() {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: updates.deletedItems.append([pair.from, index])
        case 1: moved.append(item)
        default: new[pair.to].append(item)
        }
      }
    }
    let inserted = (0..<Int.random(in: 0...4, using: &random)).map { _ in makeItem() }
    for item in moved + inserted {
      guard let target = survivors.randomElement(using: &random)?.to else { continue }
      new[target].insert(item, at: Int.random(in: 0...new[target].count, using: &random))
    }
    movedItems = Set(moved)
    insertedItems = Set(inserted)
  }

  private var movedItems: Set<Int> = []
  private var insertedItems: Set<Int> = []

  /// Writes the commands for the items that have come to their places.
  private mutating func nameMovedAndInsertedItems() {
    for (section, items) in new.enumerated() {
      for (index, item) in items.enumerated() {
        if insertedItems.contains(item) { updates.insertedItems.append([section, index]) }
        guard movedItems.contains(item) else { continue }
        for (oldSection, items) in old.enumerated() {
          guard let oldIndex = items.firstIndex(of: item) else { continue }
          updates.movedItems.append(.init(from: [oldSection, oldIndex], to: [section, index]))
        }
      }
    }
  }
}
