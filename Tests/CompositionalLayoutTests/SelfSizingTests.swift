import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Estimated sides and preferred sizes.
struct SelfSizingTests {
  /// A layout of one section in a view, with preferred sizes of all its items.
  private func layout(
    _ section: Section,
    _ count: Int,
    _ size: CGSize,
    preferred: [CGSize?]
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.prepare(itemCounts: [count], in: LayoutViewport(size: size))
    layout.sizeVisibleElements { preferred[$0.indexPath.item] }
    return layout
  }

  @Test("Rows follow the preferred heights of their items")
  func heights() throws {
    let list = section(
      {
        Group.horizontal(
          layoutSize: size(fw(1), e(100)),
          repeatingSubitem: item(fw(1), e(100)),
          count: 1
        )
      }(),
      insets: .all(10),
      spacing: 10
    )
    let layout = layout(
      list,
      3,
      CGSize(width: 375, height: 812),
      preferred: [CGSize(width: 355, height: 140), CGSize(width: 355, height: 60), nil]
    )
    try expectFrames(
      layout,
      [
        "0.0": [10, 10, 355, 140], "0.1": [10, 160, 355, 60], "0.2": [10, 230, 355, 100],
      ]
    )
    #expect(layout.extent == 340)
  }

  @Test(
    "A divided group is as long as a fixed one of its estimate, also where items are missing",
    arguments: 1...6
  )
  func divided(items: Int) {
    for preferred: CGFloat? in [nil, 20, 300] {
      let extents = [e(100), a(100)].map { length in
        layout(
          section(column(2, fw(1), length, item(fw(1), length))),
          items,
          CGSize(width: 300, height: 600),
          preferred: Array(
            repeating: preferred.map { CGSize(width: 300, height: $0) },
            count: items
          )
        ).extent
      }
      #expect(extents == Array(repeating: CGFloat((items + 1) / 2 * 100), count: 2))
    }
  }

  @Test("Preferred widths decide which items are in a row")
  func wrapping() throws {
    let chips = section(
      row(fw(1), e(30), [item(e(80), e(30))], spacing: .fixed(8)),
      spacing: 8
    )
    let layout = layout(
      chips,
      6,
      CGSize(width: 200, height: 600),
      preferred: [(50, 30), (60, 30), (70, 30), (120, 30), (200, 34), (20, 30)]
        .map { CGSize(width: $0.0, height: $0.1) }
    )
    try expectFrames(
      layout,
      [
        "0.0": [0, 0, 50, 30], "0.1": [58, 0, 60, 30], "0.2": [126, 0, 70, 30],
        "0.3": [0, 38, 120, 30], "0.4": [0, 76, 200, 34], "0.5": [0, 118, 20, 30],
      ]
    )
    #expect(layout.extent == 148)
  }

  @Test("Uniform siblings all have the largest preferred height of their row")
  func uniform() throws {
    let layout = layout(
      section(row(fw(1), e(50), [item(fw(1 / 3), u(50))]), spacing: 4),
      5,
      CGSize(width: 300, height: 600),
      preferred: [40, 80, 60, 20, 30].map { CGSize(width: 100, height: $0) }
    )
    try expectFrames(
      layout,
      [
        "0.0": [0, 0, 100, 80], "0.2": [200, 0, 100, 80], "0.3": [0, 84, 100, 30],
        "0.4": [100, 84, 100, 30],
      ]
    )
    #expect(layout.extent == 114)
  }

  @Test("All instances of a uniform group are as long as the longest, also when that changes")
  func uniformGroups() throws {
    let layout = layout(
      section(row(fw(1), u(50), [item(fw(1 / 2), e(50))]), spacing: 4),
      5,
      CGSize(width: 300, height: 600),
      preferred: [40, 80, 60, 20, 30].map { CGSize(width: 150, height: $0) }
    )
    try expectFrames(
      layout,
      [
        "0.0": [0, 0, 150, 40], "0.1": [150, 0, 150, 80], "0.2": [0, 84, 150, 60],
        "0.4": [0, 168, 150, 30],
      ]
    )
    #expect(layout.extent == 248)
    layout.setPreferredSizes([IndexPath(item: 1, section: 0): CGSize(width: 150, height: 70)])
    try expectFrames(layout, ["0.2": [0, 74, 150, 60], "0.4": [0, 148, 150, 30]])
    #expect(layout.extent == 218)
  }

  @Test("Uniform items of a uniform group share their largest; the others keep their own size")
  func uniformBesideOwn() throws {
    let layout = layout(
      section(row(fw(1), u(50), [item(fw(0.5), u(50)), item(fw(0.5), e(50))])),
      4,
      CGSize(width: 100, height: 300),
      preferred: [40, 100, 80, 20].map { CGSize(width: 50, height: $0) }
    )
    try expectFrames(
      layout,
      [
        "0.0": [0, 0, 50, 80], "0.1": [50, 0, 50, 100], "0.2": [0, 100, 50, 80],
        "0.3": [50, 100, 50, 20],
      ]
    )
    #expect(layout.extent == 200)
  }

  @Test("Siblings that share a size are measured, also where they are not visible")
  func siblings() throws {
    let heights: [CGFloat] = Array(repeating: 30, count: 9) + [80]
    let groups = layout(
      section(row(fw(1), u(50), [item(fw(1), u(50))])),
      10,
      CGSize(width: 100, height: 100),
      preferred: heights.map { CGSize(width: 100, height: $0) }
    )
    try expectFrames(groups, ["0.0": [0, 0, 100, 80], "0.9": [0, 720, 100, 80]])
    let items = layout(
      section(column(fw(1), a(1000), [item(u(50), a(100))])),
      10,
      CGSize(width: 100, height: 100),
      preferred: heights.map { CGSize(width: $0, height: 100) }
    )
    try expectFrames(items, ["0.0": [0, 0, 80, 100], "0.9": [0, 900, 80, 100]])
  }

  @Test("Two elements of a kind at the boundary of the layout each have their own size")
  func boundaryOfAKind() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), a(40), [item()])),
      configuration: configuration(
        boundary: [boundary("title", .top, fw(1), e(20)), boundary("title", .bottom, fw(1), e(20))]
      )
    )
    layout.prepare(itemCounts: [1], in: LayoutViewport(size: CGSize(width: 100, height: 300)))
    layout.setPreferredSize(
      CGSize(width: 100, height: 50),
      forSupplementaryViewOfKind: "title",
      at: IndexPath(index: 0)
    )
    try expectFrames(
      layout,
      ["title 0": [0, 0, 100, 50], "0.0": [0, 50], "title 1": [0, 90, 100, 20]]
    )
    layout.sizeVisibleElements { element in
      CGSize(width: 100, height: element.indexPath[0] == 0 ? 30 : 10)
    }
    try expectFrames(layout, ["title 0": [0, 0, 100, 30], "title 1": [0, 70, 100, 10]])
  }

  @Test("A fraction of an estimated side is a fraction of the estimate")
  func fractionOfEstimate() throws {
    let layout = layout(
      section(row(fw(1), e(100), [item(fw(1), fh(1))])),
      2,
      CGSize(width: 300, height: 600),
      preferred: [CGSize(width: 300, height: 300), CGSize(width: 300, height: 300)]
    )
    try expectFrames(layout, ["0.0": [0, 0, 300, 100], "0.1": [0, 100, 300, 100]])
  }

  @Test("An estimated header pushes the items down")
  func header() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(40), [item()]),
        boundary: [boundary("header", .top, fw(1), e(20))]
      )
    )
    layout.prepare(itemCounts: [1, 1], in: LayoutViewport(size: CGSize(width: 100, height: 300)))
    layout.sizeVisibleElements { CGSize(width: 100, height: $0.indexPath.section == 0 ? 50 : 10) }
    try expectFrames(
      layout,
      [
        "header 0.0": [0, 0, 100, 50], "0.0": [0, 50], "header 1.0": [0, 90, 100, 10],
        "1.0": [0, 100],
      ]
    )
  }

  private let list = section(row(fw(1), e(100), [item(fw(1), e(100))]))

  @Test("A change before the visible range moves the offset")
  func offset() {
    let layout = UICollectionViewCompositionalLayout(section: list)
    layout.prepare(itemCounts: [10], in: LayoutViewport(size: CGSize(width: 100, height: 200)))
    layout.contentOffset.y = 350
    let size = CGSize(width: 100, height: 160)
    #expect(layout.setPreferredSizes([IndexPath(item: 1, section: 0): size]) == 60)
    #expect(layout.contentOffset.y == 410)
    #expect(layout.extent == 1060)
    #expect(layout.setPreferredSizes([IndexPath(item: 6, section: 0): size]) == 0)
    #expect(layout.contentOffset.y == 410)
  }

  @Test("Elements that never agree are reported after ten rounds")
  func oscillation() {
    let layout = UICollectionViewCompositionalLayout(section: list)
    layout.prepare(itemCounts: [10], in: LayoutViewport(size: CGSize(width: 100, height: 200)))
    var height: CGFloat = 10
    let result = layout.sizeVisibleElements { _ in
      height += 1
      return CGSize(width: 100, height: height)
    }
    #expect(result.isOscillating)
    #expect(result.passes == UICollectionViewCompositionalLayout.maxSelfSizingPasses)
  }

  @Test("Preferred sizes stay until the view has another width")
  func resizing() {
    let layout = UICollectionViewCompositionalLayout(section: list)
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 100, height: 900)))
    layout.sizeVisibleElements { _ in CGSize(width: 100, height: 40) }
    #expect(layout.extent == 120)
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 100, height: 500)))
    #expect(layout.extent == 120)
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 90, height: 500)))
    #expect(layout.extent == 300)
    layout.sizeVisibleElements { _ in CGSize(width: 100, height: 40) }
    layout.resetPreferredSizes()
    #expect(layout.extent == 300)
  }

  @Test("The cost of one change does not depend on the place of the item or the number of items")
  func costOfAChange() {
    func cost(_ count: Int, _ item: Int) -> LayoutWork {
      let layout = UICollectionViewCompositionalLayout(section: list)
      layout.prepare(
        itemCounts: [count],
        in: LayoutViewport(size: CGSize(width: 100, height: 200))
      )
      let sizes = Dictionary(
        uniqueKeysWithValues: (0..<count).lazy.filter { $0 % 10 == 0 }.map {
          (IndexPath(item: $0, section: 0), CGSize(width: 100, height: 50))
        }
      )
      layout.setPreferredSizes(sizes)
      layout.work = LayoutWork()
      let path = IndexPath(item: item, section: 0)
      layout.setPreferredSizes([path: CGSize(width: 100, height: 77)])
      return layout.work
    }
    let first = cost(1000, 3)
    #expect(first.solvedGroups == 1)
    #expect(cost(1000, 993) == first)
    #expect(cost(20_000, 10_003) == first)
  }

  @Test("An inserted item costs its own group, however many have preferred sizes")
  func costOfAnInsertion() throws {
    func cost(_ count: Int) throws -> LayoutWork {
      let layout = UICollectionViewCompositionalLayout(section: list)
      layout.prepare(
        itemCounts: [count],
        in: LayoutViewport(size: CGSize(width: 100, height: 200))
      )
      let sizes = (0..<count).map {
        (IndexPath(item: $0, section: 0), CGSize(width: 100, height: 50))
      }
      layout.setPreferredSizes(Dictionary(uniqueKeysWithValues: sizes))
      layout.work = LayoutWork()
      var updates = CollectionUpdates()
      updates.insertedItems = [IndexPath(item: count / 2, section: 0)]
      try layout.performUpdates(updates, itemCounts: [count + 1])
      #expect(layout.extent == CGFloat(count) * 50 + 100)
      return layout.work
    }
    let few = try cost(300)
    #expect(few.solvedGroups < 5)
    #expect(try cost(3000) == few)
  }

  @Test("Preferred sizes stay with items that move to another section")
  func movingSizes() throws {
    let layout = UICollectionViewCompositionalLayout(section: list)
    layout.prepare(itemCounts: [3, 2], in: LayoutViewport(size: CGSize(width: 100, height: 900)))
    layout.setPreferredSizes([IndexPath(item: 1, section: 0): CGSize(width: 100, height: 30)])
    var updates = CollectionUpdates()
    updates.insertedSections = [0]
    updates.movedItems = [
      CollectionUpdates.Move(
        from: IndexPath(item: 1, section: 0),
        to: IndexPath(item: 0, section: 2)
      )
    ]
    try layout.performUpdates(updates, itemCounts: [1, 2, 3])
    #expect(layout.frame("2.0")?.height == 30)
    #expect(layout.frame("2.1")?.minY == 330)
    #expect(layout.extent == 530)
    #expect(throws: CollectionUpdateError.self) {
      try layout.performUpdates(updates, itemCounts: [1, 2, 3])
    }
    #expect(layout.extent == 530)
  }
}
