import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// The fast solver gives the frames of the slow one, whatever happened before.
struct SlowLayoutTests {
  private static let view = CGSize(width: 320, height: 480)
  /// Groups of seeds, so that a failure names few of them.
  static let seeds = stride(from: UInt64(0), to: 5000, by: 250).map { $0..<$0 + 250 }

  /// Compares all frames, and the answers to random questions.
  private func expectSame(
    _ layout: UICollectionViewCompositionalLayout,
    _ slow: SlowLayout,
    _ random: inout RandomLayout,
    _ note: String
  ) {
    #expect(layout.errors.isEmpty != slow.failed, "\(note)")
    #expect(abs(layout.extent - slow.extent) < 1e-6, "\(note)")
    let frames = slow.frames.indices.map { layout.frame("0.\($0)") }
    let differing = slow.frames.indices.first { index in
      guard let frame = frames[index] else { return true }
      return zip(frame.numbers, slow.frames[index].numbers).contains { abs($0 - $1) > 1e-6 }
    }
    #expect(
      differing == nil,
      "\(note): item \(differing ?? 0) of \(slow.frames.count)"
    )
    guard differing == nil else { return }
    for _ in 0..<4 {
      let y = CGFloat.random(in: -50...max(1, layout.extent), using: &random.generator)
      let rect = CGRect(x: random.number(-10...300), y: y, width: 100, height: 90)
      let expected = frames.indices.filter { frames[$0]?.sharesArea(with: rect) == true }
      #expect(layout.names(in: rect) == expected.map { "0.\($0)" }, "\(note): \(rect)")
    }
  }

  @Test("5,000 random layouts have the frames of the slow solver", arguments: seeds)
  func first(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomLayout(seed: seed)
      let section = random.anySection()
      let count = Int.random(in: 0...60, using: &random.generator)
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.prepare(itemCounts: [count], in: LayoutViewport(size: Self.view))
      let slow = SlowLayout(section, count: count, container: Self.view)
      expectSame(layout, slow, &random, "seed \(seed)")
    }
  }

  @Test("Preferred sizes and updates lead to what a new layout would be", arguments: seeds)
  func changes(_ seeds: Range<UInt64>) throws {
    for seed in seeds where seed % 5 == 0 {
      var random = RandomLayout(seed: seed)
      let section = random.anySection()
      var count = Int.random(in: 1...60, using: &random.generator)
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.prepare(itemCounts: [count], in: LayoutViewport(size: Self.view))
      guard layout.errors.isEmpty else { continue }
      // Each item with an identifier, and the preferred size of each identifier.
      var identifiers = Array(0..<count)
      var next = count
      var preferred: [Int: CGSize] = [:]
      for step in 0..<6 {
        if random.chance(60), count > 0 {
          let sizes = (0..<Int.random(in: 1...4, using: &random.generator)).map { _ in
            (Int.random(in: 0..<count, using: &random.generator), random.preferredSize())
          }
          let unique = Dictionary(sizes) { $1 }
          let paths = unique.map { (IndexPath(item: $0.key, section: 0), $0.value) }
          layout.setPreferredSizes(Dictionary(uniqueKeysWithValues: paths))
          // Places that are not estimated do not take over sizes.
          for item in unique.keys {
            preferred[identifiers[item]] = layout.section(0)?.preferredSizes[item]
          }
        } else {
          var updates = CollectionUpdates()
          let old = identifiers
          identifiers.removeAll { _ in random.chance(10) }
          for _ in 0..<Int.random(in: 0...3, using: &random.generator) {
            let place = Int.random(in: 0...identifiers.count, using: &random.generator)
            identifiers.insert(next, at: place)
            next += 1
          }
          var stayed = Set(old).intersection(identifiers)
          if random.chance(50), let moved = stayed.sorted().randomElement(using: &random.generator),
            let from = identifiers.firstIndex(of: moved)
          {
            identifiers.remove(at: from)
            let place = Int.random(in: 0...identifiers.count, using: &random.generator)
            identifiers.insert(moved, at: place)
            stayed.remove(moved)
            updates.movedItems = [
              CollectionUpdates.Move(
                from: IndexPath(item: old.firstIndex(of: moved) ?? 0, section: 0),
                to: IndexPath(item: place, section: 0)
              )
            ]
          }
          let moved = Set(updates.movedItems.map { old[$0.from.item] })
          updates.deletedItems = old.indices
            .filter { !stayed.contains(old[$0]) && !moved.contains(old[$0]) }
            .map { IndexPath(item: $0, section: 0) }
          updates.insertedItems = identifiers.indices
            .filter { !stayed.contains(identifiers[$0]) && !moved.contains(identifiers[$0]) }
            .map { IndexPath(item: $0, section: 0) }
          count = identifiers.count
          try layout.performUpdates(updates, itemCounts: [count])
        }
        var sizes: [Int: CGSize] = [:]
        for (item, identifier) in identifiers.enumerated() { sizes[item] = preferred[identifier] }
        let slow = SlowLayout(section, count: count, container: Self.view, preferred: sizes)
        expectSame(layout, slow, &random, "seed \(seed), step \(step)")
      }
    }
  }
}
