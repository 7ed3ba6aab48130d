import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Other items and descriptions of a layout that stays, as a list has them.
struct ContentUpdateTests {
  private static let viewport = LayoutViewport(size: CGSize(width: 100, height: 300))

  /// The identities of the items of a section.
  private struct Model {
    var id: Int
    var items: [Int]
    var splices: [LayoutSectionUpdate.Splice] = []
    var origin: Int?
  }

  /// Rows of estimated heights, or two columns.
  private func description(_ id: Int) -> Section {
    id % 2 == 0
      ? section(row(fw(1), e(30), [item(fw(1), e(30))]), spacing: 2)
      : section(row(fw(1), e(30), [item(fw(0.5), e(30))]), insets: .all(3))
  }

  private func height(_ item: Int) -> CGFloat { CGFloat(10 + item * 7 % 50) }

  private func update(_ layout: UICollectionViewCompositionalLayout, _ models: [Model]) {
    layout.update(
      to: models.map {
        LayoutSectionUpdate(
          description($0.id),
          itemCount: $0.items.count,
          origin: $0.origin,
          splices: $0.splices
        )
      },
      configuration(),
      in: Self.viewport
    )
  }

  private func setSizes(_ layout: UICollectionViewCompositionalLayout, _ models: [Model]) {
    var sizes: [IndexPath: CGSize] = [:]
    for (section, model) in models.enumerated() {
      for (item, id) in model.items.enumerated() {
        sizes[IndexPath(item: item, section: section)] = CGSize(width: 0, height: height(id))
      }
    }
    layout.setPreferredSizes(sizes)
  }

  private func frames(_ layout: UICollectionViewCompositionalLayout) -> [CGRect] {
    let size = layout.collectionViewContentSize
    return layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)).map(\.frame)
  }

  @Test("Measured sizes stay with their items, and everything is as in a new layout")
  func randomUpdates() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      var nextItem = 0
      func newItems(_ count: Int) -> [Int] {
        defer { nextItem += count }
        return Array(nextItem..<nextItem + count)
      }
      let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
      var models = (0..<3).map { Model(id: $0, items: newItems($0 * 9 + 4)) }
      update(layout, models)
      setSizes(layout, models)
      for _ in 0..<8 {
        for index in models.indices {
          models[index].origin = index
          models[index].splices = []
          guard Bool.random(using: &random) else { continue }
          let position = Int.random(in: 0...models[index].items.count, using: &random)
          let removed = Int.random(
            in: 0...min(3, models[index].items.count - position),
            using: &random
          )
          let inserted = newItems(Int.random(in: 0...3, using: &random))
          models[index].items.replaceSubrange(position..<position + removed, with: inserted)
          models[index].splices = [
            .init(position: position, removed: removed, inserted: inserted.count)
          ]
        }
        if Bool.random(using: &random) { models.swapAt(0, models.count - 1) }
        if Int.random(in: 0..<4, using: &random) == 0 {
          models.append(Model(id: models.count + seed, items: newItems(5)))
        }
        update(layout, models)
        setSizes(layout, models)
        let other = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
        update(other, models.map { Model(id: $0.id, items: $0.items) })
        setSizes(other, models)
        #expect(frames(layout) == frames(other), "seed \(seed)")
      }
    }
  }

  @Test("An equal description costs no solving, and sizes move with their items")
  func equalDescriptions() {
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
    var model = Model(id: 0, items: Array(0..<50))
    update(layout, [model])
    setSizes(layout, [model])
    let before = (layout.work.solvedSections, frames(layout))
    model.origin = 0
    update(layout, [model])
    #expect(layout.work.solvedSections == before.0)
    #expect(frames(layout) == before.1)
    // Two new rows at the start: the others keep their measured heights without being asked.
    model.splices = [.init(position: 0, removed: 0, inserted: 2)]
    model.items = [100, 101] + model.items
    update(layout, [model])
    #expect(layout.work.solvedSections == before.0)
    #expect(frames(layout).dropFirst(2).map(\.height) == before.1.map(\.height))
  }
}
