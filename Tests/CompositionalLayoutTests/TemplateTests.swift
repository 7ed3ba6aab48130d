import HeadlessUIKit
import Synchronization
import Testing

@testable import CompositionalLayout

/// Templates are solved once for a description, and no longer than they hold.
struct TemplateTests {
  private static let view = CGSize(width: 320, height: 480)

  private func elements(
    _ layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let rect = CGRect(x: -1_000, y: -1_000, width: 100_000, height: 1_000_000)
    return layout.layoutAttributesForElements(in: rect)
  }

  @Test("An invalid layout whose description is what it was solves no template again")
  func kept() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), a(30), [item(fw(0.5), fh(1))]))
    )
    let viewport = LayoutViewport(size: Self.view)
    layout.prepare(itemCounts: [1_001], in: viewport)
    let before = layout.work.solvedGroups
    layout.invalidateLayout()
    layout.prepare(itemCounts: [2_000], in: viewport)
    #expect(layout.work.solvedGroups == before)
    #expect(layout.extent == 30_000)
    layout.invalidateLayout()
    layout.prepare(itemCounts: [2_000], in: LayoutViewport(size: CGSize(width: 320, height: 100)))
    #expect(layout.work.solvedGroups > before)
  }

  @Test("Places that a closure computes are asked for again")
  func custom() {
    let calls = Mutex(0)
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(widthDimension: fw(1), heightDimension: a(50))
    ) { _ in
      let number = calls.withLock { calls in
        calls += 1
        return calls
      }
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(number), y: 0, width: 10, height: 10)
        )
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: Self.view))
    let first = calls.withLock { $0 }
    layout.invalidateLayout()
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: Self.view))
    #expect(calls.withLock { $0 } > first)
    #expect(layout.frame("0.2")?.minX == CGFloat(calls.withLock { $0 }))
  }

  @Test(
    "Other numbers of items with kept templates give what a new layout gives",
    arguments: SlowLayoutTests.seeds
  )
  func numbers(_ seeds: Range<UInt64>) {
    for seed in seeds where seed % 5 == 1 {
      var random = RandomLayout(seed: seed)
      let section = random.anySection()
      let layout = UICollectionViewCompositionalLayout(section: section)
      let viewport = LayoutViewport(size: Self.view)
      for _ in 0..<5 {
        let count = Int.random(in: 0...60, using: &random.generator)
        layout.invalidateLayout()
        layout.prepare(itemCounts: [count], in: viewport)
        let new = UICollectionViewCompositionalLayout(section: section)
        new.prepare(itemCounts: [count], in: viewport)
        #expect(elements(layout) == elements(new), "seed \(seed), \(count) items")
        #expect(layout.errors == new.errors, "seed \(seed), \(count) items")
        guard count > 0, random.chance(50), layout.errors.isEmpty else { continue }
        let sizes = [IndexPath(item: count / 2, section: 0): random.preferredSize()]
        layout.setPreferredSizes(sizes)
        // A group that is placed only now may have no room; a section with an error forgets sizes.
        guard layout.errors.isEmpty else { continue }
        let sized = elements(layout)
        layout.invalidateLayout()
        layout.prepare(itemCounts: [count], in: viewport)
        #expect(elements(layout) == sized, "seed \(seed), \(count) items, a size")
        layout.resetPreferredSizes()
      }
    }
  }
}
