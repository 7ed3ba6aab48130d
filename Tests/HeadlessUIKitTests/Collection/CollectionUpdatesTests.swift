import HeadlessUIKit
import Testing

/// An update made in place.
private func updates(_ edit: (inout CollectionUpdates) -> Void) -> CollectionUpdates {
  var updates = CollectionUpdates()
  edit(&updates)
  return updates
}

@Suite struct CollectionUpdatesTests {
  typealias Problem = CollectionUpdateError

  @Test("No commands lead from a list to itself only")
  func empty() throws {
    #expect(CollectionUpdates().isEmpty)
    try CollectionUpdates().validate(oldCounts: [], newCounts: [])
    try CollectionUpdates().validate(oldCounts: [3, 0], newCounts: [3, 0])
    #expect(throws: Problem.itemCount(oldSection: 1, newSection: 1, .init(before: 0, after: 1))) {
      try CollectionUpdates().validate(oldCounts: [3, 0], newCounts: [3, 1])
    }
    #expect(throws: Problem.sectionCount(.init(before: 2, after: 1))) {
      try CollectionUpdates().validate(oldCounts: [3, 0], newCounts: [3])
    }
  }

  @Test(
    "Invalid commands are reported separately",
    arguments: [
      (updates { $0.deletedSections = [2] }, Problem.sectionOutOfRange(2, .delete, count: 2)),
      (updates { $0.deletedSections = [-1] }, .sectionOutOfRange(-1, .delete, count: 2)),
      (updates { $0.insertedSections = [3] }, .sectionOutOfRange(3, .insert, count: 2)),
      (
        updates { $0.movedSections = [.init(from: 2, to: 0)] },
        .sectionOutOfRange(2, .moveFrom, count: 2)
      ),
      (
        updates { $0.movedSections = [.init(from: 0, to: 9)] },
        .sectionOutOfRange(9, .moveTo, count: 2)
      ),
      (updates { $0.deletedSections = [1, 1] }, .sectionUsedTwice(1, .delete, .delete)),
      (updates { $0.insertedSections = [1, 1] }, .sectionUsedTwice(1, .insert, .insert)),
      (
        updates {
          $0.deletedSections = [0]
          $0.movedSections = [.init(from: 0, to: 1)]
        }, .sectionUsedTwice(0, .delete, .moveFrom)
      ),
      (
        updates { $0.movedSections = [.init(from: 0, to: 1), .init(from: 1, to: 1)] },
        .sectionUsedTwice(1, .moveTo, .moveTo)
      ),
      (updates { $0.deletedItems = [[0, 3]] }, .itemOutOfRange([0, 3], .delete, count: 3)),
      (updates { $0.deletedItems = [[0, -1]] }, .itemOutOfRange([0, -1], .delete, count: 3)),
      (updates { $0.insertedItems = [[2, 0]] }, .itemOutOfRange([2, 0], .insert, count: nil)),
      (updates { $0.insertedItems = [[2]] }, .itemOutOfRange([2], .insert, count: nil)),
      (
        updates { $0.movedItems = [.init(from: [0, 0], to: [1, 2])] },
        .itemOutOfRange([1, 2], .moveTo, count: 2)
      ),
      (
        updates { $0.deletedItems = [[0, 1], [0, 1]] },
        .itemUsedTwice([0, 1], .delete, .delete)
      ),
      (
        updates { $0.insertedItems = [[1, 1], [1, 1]] },
        .itemUsedTwice([1, 1], .insert, .insert)
      ),
      (
        updates {
          $0.deletedItems = [[0, 1]]
          $0.movedItems = [.init(from: [0, 1], to: [0, 0])]
        }, .itemUsedTwice([0, 1], .delete, .moveFrom)
      ),
      (
        updates {
          $0.insertedItems = [[0, 0]]
          $0.movedItems = [.init(from: [0, 1], to: [0, 0])]
        }, .itemUsedTwice([0, 0], .insert, .moveTo)
      ),
    ]
  )
  func impossible(updates: CollectionUpdates, expected: CollectionUpdateError) {
    #expect(!updates.isEmpty)
    #expect(throws: expected) { try updates.validate(oldCounts: [3, 2], newCounts: [3, 2]) }
  }

  @Test("Items move between sections, and into and out of sections that are inserted and removed")
  func acrossSections() throws {
    let across = updates { $0.movedItems = [.init(from: [0, 2], to: [1, 0])] }
    try across.validate(oldCounts: [3, 2], newCounts: [2, 3])
    let goingAndComing = updates {
      $0.deletedSections = [0]
      $0.insertedSections = [1]
      $0.deletedItems = [[0, 0]]
      $0.insertedItems = [[1, 4]]
      $0.movedItems = [.init(from: [0, 2], to: [0, 0]), .init(from: [1, 1], to: [1, 0])]
    }
    try goingAndComing.validate(oldCounts: [3, 2], newCounts: [2, 7])
  }

  @Test("Sections without commands keep their order around those that move")
  func survivingSections() throws {
    let updates = updates {
      $0.deletedSections = [1]
      $0.insertedSections = [0, 4]
      $0.movedSections = [.init(from: 3, to: 1)]
    }
    let pairs = try updates.survivingSections(oldCount: 4, newCount: 5)
    #expect(pairs.map { [$0.from, $0.to] } == [[0, 2], [2, 3], [3, 1]])
  }

  @Test("The error says what is wrong in numbers")
  func descriptions() {
    let count = Problem.Count(before: 10, after: 12, inserted: 1)
    let tooMany = Problem.itemCount(oldSection: 2, newSection: 3, count)
    #expect(
      "\(tooMany)" == "invalid number of items in section 3: 12 after the update, but 10 before it,"
        + " with 1 inserted, 0 deleted, 0 moved in, 0 moved out"
    )
    #expect(
      "\(Problem.itemUsedTwice([2, 7], .delete, .moveFrom))"
        == "attempt to delete and move from the same item 2.7"
    )
    #expect(
      "\(Problem.itemOutOfRange([2, 7], .insert, count: 7))"
        == "attempt to insert item 2.7, but there are only 7 items in that section after the update"
    )
    #expect(
      "\(Problem.sectionCount(.init(before: 1, after: 3, inserted: 1)))"
        == "invalid number of sections: 3 after the update, but 1 before it,"
        + " with 1 inserted, 0 deleted"
    )
  }

  @Test("Every edit that was really made is valid", arguments: 1...64 as ClosedRange<UInt64>)
  func randomEdits(seed: UInt64) throws {
    for round in 0..<20 {
      let edit = RandomEdit(seed: seed &* 1_000 &+ UInt64(round))
      try edit.updates.validate(oldCounts: edit.oldCounts, newCounts: edit.newCounts)
      let pairs = try edit.updates.survivingSections(
        oldCount: edit.old.count,
        newCount: edit.new.count
      )
      #expect(pairs == edit.survivors)
    }
  }

  @Test("To perform an edit leads to what was made", arguments: 1...64 as ClosedRange<UInt64>)
  func performedEdits(seed: UInt64) throws {
    for round in 0..<20 {
      let edit = RandomEdit(seed: seed &* 1_000 &+ UInt64(round))
      let known = Set(edit.old.joined())
      var latest = 0
      let after = try edit.updates.perform(on: edit.old, to: edit.newCounts) {
        latest -= 1
        return latest
      }
      let kept = after.items.map { $0.map { max(0, $0) } }
      #expect(kept == edit.new.map { $0.map { known.contains($0) ? $0 : 0 } })
      #expect(after.items.joined().filter { $0 < 0 }.sorted() == Array(latest..<0))
      var origins = [Int?](repeating: nil, count: edit.new.count)
      for pair in edit.survivors { origins[pair.to] = pair.from }
      #expect(after.origins == origins)
    }
  }

  @Test("Items that leave a deleted section, or arrive in an inserted one")
  func sectionsOfItemsThatMove() throws {
    var latest = 100
    func newItem() -> Int {
      latest += 1
      return latest
    }
    var leaving = CollectionUpdates()
    leaving.deletedSections = [0]
    leaving.deletedItems = [[0, 0]]
    leaving.movedItems = [.init(from: [0, 1], to: [0, 0])]
    let left = try leaving.perform(on: [[1, 2], [3]], to: [2], newItem)
    #expect(left.items == [[2, 3]])
    #expect(left.origins == [1])
    var arriving = CollectionUpdates()
    arriving.insertedSections = [1]
    arriving.insertedItems = [[1, 2]]
    arriving.movedItems = [.init(from: [0, 0], to: [1, 0])]
    let arrived = try arriving.perform(on: [[1, 2]], to: [1, 3], newItem)
    #expect(arrived.items == [[2], [101, 102, 103]])
    #expect(arrived.origins == [0, nil])
  }

  @Test("An edit with one thing changed is not valid", arguments: 1...64 as ClosedRange<UInt64>)
  func spoiltEdits(seed: UInt64) throws {
    for round in 0..<20 {
      let edit = RandomEdit(seed: seed &* 1_000 &+ UInt64(round))
      for spoilt in spoil(edit) {
        #expect(throws: CollectionUpdateError.self) {
          try spoilt.updates.validate(oldCounts: spoilt.old, newCounts: spoilt.new)
        }
      }
    }
  }

  private typealias Case = (updates: CollectionUpdates, old: [Int], new: [Int])

  /// The edit with every possible single mistake.
  private func spoil(_ edit: RandomEdit) -> [Case] {
    var cases: [Case] = [(edit.updates, edit.oldCounts, edit.newCounts + [0])]
    func add(_ change: (inout Case) -> Void) {
      var spoilt: Case = (edit.updates, edit.oldCounts, edit.newCounts)
      change(&spoilt)
      cases.append(spoilt)
    }
    for pair in edit.survivors {
      add { $0.old[pair.from] += 1 }
      add { $0.new[pair.to] += 1 }
    }
    // Items are deleted, inserted and moved in sections that stay only.
    for index in edit.updates.deletedItems.indices {
      add { $0.updates.deletedItems.remove(at: index) }
      add { $0.updates.deletedItems.append(edit.updates.deletedItems[index]) }
    }
    for index in edit.updates.insertedItems.indices {
      add { $0.updates.insertedItems.remove(at: index) }
      add { $0.updates.insertedItems.append(edit.updates.insertedItems[index]) }
    }
    for move in edit.updates.movedItems {
      add { $0.updates.movedItems.append(move) }
      add { $0.updates.deletedItems.append(move.from) }
      add { $0.updates.insertedItems.append(move.to) }
    }
    for section in edit.updates.deletedSections {
      add { $0.updates.deletedSections.append(section) }
      add { $0.updates.movedSections.append(.init(from: section, to: 0)) }
    }
    return cases
  }
}
