@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct GrowthTests {
  @Test(
    "Sizes go up to the requested one",
    arguments: [(1, [1]), (250, [100, 250]), (10_000, [100, 300, 1_000, 3_000, 10_000])]
  )
  func sizes(items: Int, expected: [Int]) {
    let sizes = GrowthStep.plan(upTo: items).compactMap { step in
      if case .grow(let size) = step { size } else { nil }
    }
    #expect(sizes == expected)
  }

  @Test("A grown catalogue has the requested number of products, all of them new")
  func grow() {
    var catalog = GrowingCatalog(count: 1_000, seed: 1)
    let old = Set(catalog.categories.flatMap { $0.products.map(\.id) })
    #expect(old.count == 100)
    catalog.grow(to: 300)
    let new = Set(catalog.categories.flatMap { $0.products.map(\.id) })
    #expect(new.count == 300)
    #expect(old.isDisjoint(with: new))
    #expect(catalog.categories.count == 40)
  }

  @Test("Inserts go to the start, the middle and the end")
  func inserts() {
    var catalog = GrowingCatalog(count: 100, seed: 1)
    for (share, index) in [(0.0, 0), (0.5, 50), (1, 102)] {
      let old = Set(catalog.categories.flatMap { $0.products.map(\.id) })
      catalog.insert(at: share)
      let ids = catalog.categories.flatMap { $0.products.map(\.id) }
      #expect(ids.firstIndex { !old.contains($0) } == index)
    }
  }

  @Test("An update changes one product")
  func update() {
    var catalog = GrowingCatalog(count: 100, seed: 1)
    for share in [0, 0.5, 1] {
      let old = catalog.categories.flatMap(\.products)
      catalog.update(at: share)
      let changed = zip(old, catalog.categories.flatMap(\.products)).filter { $0 != $1 }
      #expect(changed.count == 1)
      #expect(changed.first?.1 == catalog.product(at: share))
    }
  }

  @Test(
    "Every step is played at every size and depth",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func plays(batching: BatchingPolicy) {
    let stage = Stage(GrowthSession(RunParameters(items: 300)), batching: batching)
    var counts: Set<Int> = []
    var greatest: CGFloat = 0
    stage.play(for: 50 * 3 / 60.0 + 0.05) {
      counts.insert(stage.list.content.itemCount)
      greatest = max(greatest, stage.list.scrollView.contentOffset.y)
    }
    let depth = [
      "jump", "insert_start", "insert_middle", "insert_end", "update_one", "no_change",
    ]
    let size = ["grow"] + depth + depth + depth + depth
    #expect(stage.changes == size + size)
    #expect(counts == Set(100...112).union(300...312))
    #expect(greatest > 300 * 56 - 844)
  }
}
