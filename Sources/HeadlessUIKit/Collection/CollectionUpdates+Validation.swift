import Foundation

extension CollectionUpdates {
  /// Checks that the commands lead from the old to the new number of items in every section.
  ///
  /// As in `UICollectionView`: every index is used at most once on its side, and a section that
  /// stays has as many items as before, plus those inserted and moved in, minus those deleted and
  /// moved out. Sections that are neither deleted, inserted nor moved keep their order. Commands
  /// for the items of deleted and inserted sections are allowed and have no effect.
  ///
  /// - Parameters:
  ///   - oldCounts: the number of items in every section before the update.
  ///   - newCounts: the number of items in every section after the update.
  /// - Throws: the first error found; sections are checked before items.
  /// - Complexity: O(*commands* + *sections*).
  public func validate(oldCounts: [Int], newCounts: [Int]) throws(CollectionUpdateError) {
    let pairs = try survivingSections(oldCount: oldCounts.count, newCount: newCounts.count)
    var old = ItemTally(counts: oldCounts)
    var new = ItemTally(counts: newCounts)
    for path in deletedItems { try old.add(path, .delete) }
    for move in movedItems { try old.add(move.from, .moveFrom) }
    for path in insertedItems { try new.add(path, .insert) }
    for move in movedItems { try new.add(move.to, .moveTo) }
    for pair in pairs {
      let count = CollectionUpdateError.Count(
        before: oldCounts[pair.from],
        after: newCounts[pair.to],
        inserted: new.whole[pair.to],
        deleted: old.whole[pair.from],
        movedIn: new.moved[pair.to],
        movedOut: old.moved[pair.from]
      )
      guard count.after == count.expected else {
        throw .itemCount(oldSection: pair.from, newSection: pair.to, count)
      }
    }
  }

  /// The sections that exist before and after the update, by their old index.
  ///
  /// - Throws: when the section commands do not lead from `oldCount` to `newCount` sections.
  /// - Complexity: O(*section commands* + *sections*).
  public func survivingSections(
    oldCount: Int,
    newCount: Int
  ) throws(CollectionUpdateError) -> [Move<Int>] {
    var old = SectionUses(count: oldCount)
    var new = SectionUses(count: newCount)
    for section in deletedSections { try old.add(section, .delete) }
    for move in movedSections { try old.add(move.from, .moveFrom) }
    for section in insertedSections { try new.add(section, .insert) }
    for move in movedSections { try new.add(move.to, .moveTo) }
    let count = CollectionUpdateError.Count(
      before: oldCount,
      after: newCount,
      inserted: insertedSections.count,
      deleted: deletedSections.count
    )
    guard count.after == count.expected else { throw .sectionCount(count) }
    var targets: [Int?] = Array(repeating: nil, count: oldCount)
    for (from, to) in zip(old.unused, new.unused) { targets[from] = to }
    for move in movedSections { targets[move.from] = move.to }
    return targets.enumerated().compactMap { from, to in to.map { Move(from: from, to: $0) } }
  }
}

/// The commands that use each section on one side of an update.
private struct SectionUses {
  private var commands: [CollectionUpdateError.Command?]

  init(count: Int) {
    commands = Array(repeating: nil, count: count)
  }

  /// The sections that no command names, in ascending order.
  var unused: [Int] { commands.indices.filter { commands[$0] == nil } }

  mutating func add(
    _ section: Int,
    _ command: CollectionUpdateError.Command
  ) throws(CollectionUpdateError) {
    guard commands.indices.contains(section) else {
      throw .sectionOutOfRange(section, command, count: commands.count)
    }
    if let first = commands[section] { throw .sectionUsedTwice(section, first, command) }
    commands[section] = command
  }
}

/// The number of items in each section that commands use on one side of an update.
private struct ItemTally {
  /// The items deleted or inserted, by section.
  private(set) var whole: [Int]
  /// The items moved, by section.
  private(set) var moved: [Int]
  private let counts: [Int]
  /// For each section, the number of items in all earlier ones.
  private var starts: [Int] = []
  /// The commands so far, by the position of their item among all items.
  private var commands: [Int: CollectionUpdateError.Command] = [:]

  init(counts: [Int]) {
    self.counts = counts
    whole = Array(repeating: 0, count: counts.count)
    moved = whole
    starts.reserveCapacity(counts.count)
    var start = 0
    for count in counts {
      starts.append(start)
      start += count
    }
  }

  mutating func add(
    _ path: IndexPath,
    _ command: CollectionUpdateError.Command
  ) throws(CollectionUpdateError) {
    guard path.count == 2, counts.indices.contains(path.section) else {
      throw .itemOutOfRange(path, command, count: nil)
    }
    let section = path.section
    guard path.item >= 0, path.item < counts[section] else {
      throw .itemOutOfRange(path, command, count: counts[section])
    }
    if let first = commands.updateValue(command, forKey: starts[section] + path.item) {
      throw .itemUsedTwice(path, first, command)
    }
    switch command {
    case .delete, .insert: whole[section] += 1
    case .moveFrom, .moveTo: moved[section] += 1
    }
  }
}
