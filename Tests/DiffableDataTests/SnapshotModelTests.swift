import HeadlessUIKit
import Testing

@testable import DiffableData

/// Snapshots and their differences against arrays of arrays.
struct SnapshotModelTests {
  /// A snapshot as arrays, with the obvious operations.
  private struct Model {
    var sections: [(id: Int, items: [Int])] = []

    mutating func delete(_ items: [Int]) {
      for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    }

    mutating func insert(_ items: [Int], at index: Int, nextTo target: Int) {
      delete(items)
      for section in sections.indices {
        guard let place = sections[section].items.firstIndex(of: target) else { continue }
        sections[section].items.insert(contentsOf: items, at: place + index)
      }
    }
  }

  /// Performs a random operation on both.
  private func change(
    _ snapshot: inout Snapshot,
    _ model: inout Model,
    _ random: inout SeededGenerator,
    _ next: inout Int
  ) {
    let items = model.sections.flatMap(\.items)
    let ids = model.sections.map(\.id)
    let new = (0..<Int.random(in: 1...4, using: &random)).map { next + $0 }
    next += 4
    let some = Array(items.shuffled(using: &random).prefix(2))
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      snapshot.appendSections(new)
      model.sections += new.map { ($0, []) }
    case 1:
      guard let section = ids.randomElement(using: &random) else { return }
      let many = Array(next..<next + Int.random(in: 1...150, using: &random))
      next += 150
      snapshot.appendItems(many + some, toSection: section)
      model.delete(some)
      for index in model.sections.indices where model.sections[index].id == section {
        model.sections[index].items += many + some
      }
    case 2, 3:
      guard let target = items.randomElement(using: &random) else { return }
      let isAfter = Bool.random(using: &random)
      let inserted = (new + some).filter { $0 != target }
      if isAfter {
        snapshot.insertItems(inserted, afterItem: target)
      } else {
        snapshot.insertItems(inserted, beforeItem: target)
      }
      model.insert(inserted, at: isAfter ? 1 : 0, nextTo: target)
    case 4:
      snapshot.deleteItems(some + [-1])
      model.delete(some)
    case 5, 6:
      guard let target = some.first, let moved = some.last, target != moved else { return }
      snapshot.moveItem(moved, beforeItem: target)
      model.insert([moved], at: 0, nextTo: target)
    case 7:
      guard ids.count > 3, let section = ids.randomElement(using: &random) else { return }
      snapshot.deleteSections([section])
      model.sections.removeAll { $0.id == section }
    default:
      guard let section = ids.randomElement(using: &random),
        let target = ids.randomElement(using: &random), section != target
      else { return }
      snapshot.moveSection(section, afterSection: target)
      guard let from = ids.firstIndex(of: section) else { return }
      let moved = model.sections.remove(at: from)
      let place = model.sections.firstIndex { $0.id == target } ?? 0
      model.sections.insert(moved, at: place + 1)
    }
  }

  @Test("After random operations a snapshot is what arrays would be", arguments: UInt64(1)...20)
  func operations(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot(sections: [-2, -3])
    var model = Model(sections: [(-2, []), (-3, [])])
    var next = 0
    for step in 0..<120 {
      let old = snapshot
      change(&snapshot, &model, &random, &next)
      #expect(snapshot.sectionIdentifiers == model.sections.map(\.id), "step \(step)")
      #expect(snapshot.contents == model.sections.map(\.items), "step \(step)")
      #expect(snapshot.errors.isEmpty, "step \(step)")
      let all = model.sections.flatMap(\.items)
      #expect(snapshot.numberOfItems == all.count)
      if let item = all.randomElement(using: &random) {
        #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item))
      }
      if step % 3 == 0 { expectReplay(old, snapshot, "step \(step)") }
    }
  }

  @Test("Differences of unrelated snapshots lead from one to the other", arguments: UInt64(1)...60)
  func unrelated(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func any() -> Snapshot {
      let ids = Array(0..<30).shuffled(using: &random)
      var snapshot = Snapshot()
      var rest = ids[...]
      for section in (0..<5).shuffled(using: &random).prefix(4) {
        snapshot.appendSections([section])
        let count = Int.random(in: 0...8, using: &random)
        snapshot.appendItems(Array(rest.prefix(count)), toSection: section)
        rest = rest.dropFirst(count)
      }
      return snapshot
    }
    expectReplay(any(), any(), "seed \(seed)")
  }

  /// Replays a difference on the old items and expects the new ones.
  private func expectReplay(_ old: Snapshot, _ new: Snapshot, _ note: String) {
    let difference = SnapshotDifference(from: old, to: new)
    let updates = difference.updates
    #expect(throws: Never.self, "\(note)") {
      try updates.validate(
        oldCounts: old.contents.map(\.count),
        newCounts: new.contents.map(\.count)
      )
    }
    #expect(difference.itemCounts == new.contents.map(\.count))
    guard
      let survivors = try? updates.survivingSections(
        oldCount: old.numberOfSections,
        newCount: new.numberOfSections
      )
    else { return }
    for pair in survivors {
      #expect(old.sectionIdentifiers[pair.from] == new.sectionIdentifiers[pair.to], "\(note)")
      var left = Set(updates.deletedItems.filter { $0.section == pair.from }.map(\.item))
      left.formUnion(updates.movedItems.filter { $0.from.section == pair.from }.map(\.from.item))
      var items = old.contents[pair.from].indices.filter { !left.contains($0) }
        .map { old.contents[pair.from][$0] }
      var came: [(Int, Int)] = updates.insertedItems.filter { $0.section == pair.to }
        .map { ($0.item, new.contents[pair.to][$0.item]) }
      came += updates.movedItems.filter { $0.to.section == pair.to }
        .map { ($0.to.item, old.contents[$0.from.section][$0.from.item]) }
      for (place, item) in came.sorted(by: { $0.0 < $1.0 }) { items.insert(item, at: place) }
      #expect(items == new.contents[pair.to], "\(note)")
    }
  }
}
