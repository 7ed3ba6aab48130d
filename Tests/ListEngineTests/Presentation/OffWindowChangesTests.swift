import HeadlessUIKit
import Testing
import Workloads

@testable import ListEngine

@Suite("Changes of the items outside the window")
struct OffWindowChangesTests {
  private static func entry(_ id: Int) -> OffWindowItems.Entry {
    let item = ItemStorage(noted("\(id)", .notSelectable, TestLog()))
    return OffWindowItems.Entry(
      state: item.newPresentationItemState(),
      item: item,
      contentNumber: 1
    )
  }

  @Test("What is taken and what is left is as with changes at once", arguments: 1...20)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Few identifiers, so that some are there several times.
    var entries = (0..<60).map { _ in Self.entry(Int.random(in: 0..<12, using: &random)) }
    let identifiers = (0..<12).map { Self.entry($0).item.identifier }
    var (kept, atOnce) = (OffWindowItems(), OffWindowItems())
    while !entries.isEmpty {
      var changes = OffWindowChanges(kept)
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        if Bool.random(using: &random), let entry = entries.popLast() {
          changes.insert(entry)
          atOnce.insert(entry)
        } else {
          let identifier = identifiers.randomElement(using: &random) ?? identifiers[0]
          #expect(changes.take(identifier)?.state === atOnce.take(identifier)?.state)
        }
        #expect(changes.isEmpty == atOnce.isEmpty)
      }
      changes.forgetItemsBefore()
      changes.apply(to: &kept)
      #expect(kept.count == atOnce.count)
      var (left, expected) = (kept, atOnce)
      for identifier in identifiers {
        while let entry = expected.take(identifier) {
          #expect(left.take(identifier)?.state === entry.state)
        }
      }
      #expect(left.isEmpty)
    }
  }

  @Test(
    "Of items with one identifier those that are gone are removed, and no others",
    arguments: 1...10
  )
  func removal(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let entries = (0..<40).map { _ in Self.entry(Int.random(in: 0..<12, using: &random)) }
    var items = OffWindowItems()
    for entry in entries { items.insert(entry) }
    let isGone = entries.map { _ in Bool.random(using: &random) }
    let gone = zip(entries, isGone).filter(\.1).map { ObjectIdentifier($0.0.state) }
    items.remove(items.all { gone.contains(ObjectIdentifier($0.state)) })
    #expect(items.count == entries.count - gone.count)
    for (entry, isGone) in zip(entries, isGone).reversed() {
      #expect((items.entry(of: entry.state) == nil) == isGone)
      if !isGone { #expect(items.take(entry.item.identifier)?.state === entry.state) }
    }
    #expect(items.isEmpty)
  }

  @Test("Until they are applied, the items before are as they were")
  func before() {
    let (one, other) = (Self.entry(1), Self.entry(2))
    var items = OffWindowItems()
    items.insert(one)
    var changes = OffWindowChanges(items)
    changes.insert(other)
    #expect(changes.take(one.item.identifier)?.state === one.state)
    #expect(items.entry(of: one.state)?.item === one.item)
    #expect(items.entry(of: other.state) == nil)
    changes.apply(to: &items)
    #expect(items.entry(of: one.state) == nil)
    #expect(items.entry(of: other.state)?.item === other.item)
  }
}
