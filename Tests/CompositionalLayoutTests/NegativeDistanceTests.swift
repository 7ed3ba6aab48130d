import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Negative distances put elements outside of their section or over others; a rectangle has them all.
struct NegativeDistanceTests {
  private static let view = CGSize(width: 100, height: 300)

  private static func line(
    _ height: CGFloat,
    insets: Insets = .zero,
    edges: NSCollectionLayoutEdgeSpacing? = nil,
    boundary: [NSCollectionLayoutBoundarySupplementaryItem] = [],
    background: Insets? = nil
  ) -> Section {
    let group = row(fw(1), a(height), [item()])
    group.edgeSpacing = edges
    let section = section(group, insets: insets, boundary: boundary)
    if let background {
      let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      decoration.contentInsets = background
      section.decorationItems = [decoration]
    }
    return section
  }

  private static func footer(insets: Insets) -> NSCollectionLayoutBoundarySupplementaryItem {
    let footer = boundary("footer", .bottom, fw(1), a(20))
    footer.contentInsets = insets
    return footer
  }

  private static func layout(
    _ sections: [Section],
    _ counts: [Int],
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[min(index, sections.count - 1)] },
      configuration: configuration
    )
    layout.prepare(itemCounts: counts, in: LayoutViewport(size: view))
    return layout
  }

  // The objects of a description are not changed.
  struct Query: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    var sections: [Section]
    var counts: [Int]
    var spacing: CGFloat = 0
    var range: ClosedRange<CGFloat>
    var expected: [String]
  }

  static let queries = [
    Query(
      testDescription: "below its group",
      sections: [line(40, edges: edges(nil, nil, nil, .fixed(-20)))],
      counts: [5],
      range: 105...115,
      expected: ["0.4"]
    ),
    Query(
      testDescription: "above its group",
      sections: [line(40, edges: edges(nil, .fixed(-20), nil, nil))],
      counts: [5],
      range: -18 ... -8,
      expected: ["0.0"]
    ),
    Query(
      testDescription: "above its section",
      sections: [line(50), line(50, insets: Insets(top: -30))],
      counts: [2, 1],
      range: 75...85,
      expected: ["0.1", "1.0"]
    ),
    Query(
      testDescription: "below its section",
      sections: [line(50, insets: Insets(bottom: -30)), line(50)],
      counts: [2, 1],
      range: 85...95,
      expected: ["0.1", "1.0"]
    ),
    Query(
      testDescription: "backgrounds larger than their sections",
      sections: [line(50, background: .all(-10))],
      counts: [1, 1, 1],
      range: 41...46,
      expected: ["background 0.0", "0.0", "background 1.0"]
    ),
    Query(
      testDescription: "a footer that is larger than its place",
      sections: [line(50, boundary: [footer(insets: Insets(bottom: -15))]), line(50)],
      counts: [1, 1],
      range: 72...82,
      expected: ["footer 0.0", "1.0"]
    ),
    Query(
      testDescription: "empty sections that go back",
      sections: [line(40)],
      counts: [5, 0, 0, 0, 1],
      spacing: -60,
      range: 150...190,
      expected: ["0.3", "0.4"]
    ),
    Query(
      testDescription: "a section before the first",
      sections: [line(40)],
      counts: [5, 0, 0, 0, 1],
      spacing: -60,
      range: -30 ... -20,
      expected: ["4.0"]
    ),
  ]

  @Test(
    "A rectangle has the elements that are outside of their section or group",
    arguments: queries
  )
  func outside(_ query: Query) {
    let layout = Self.layout(query.sections, query.counts, configuration(query.spacing))
    let height = query.range.upperBound - query.range.lowerBound
    let rect = CGRect(x: 0, y: query.range.lowerBound, width: 100, height: height)
    #expect(layout.names(in: rect) == query.expected)
  }

  @Test("The items at a position are all that share it")
  func items() throws {
    let sections = [Self.line(50), Self.line(50, insets: Insets(top: -30))]
    let layout = Self.layout(sections, [2, 1], configuration())
    let shared = try #require(layout.items(at: 80))
    #expect(shared.first <= IndexPath(item: 1, section: 0))
    #expect(shared.last == IndexPath(item: 0, section: 1))
    let column = Self.layout(
      [Self.line(40, edges: edges(nil, nil, nil, .fixed(-30)))],
      [50],
      configuration()
    )
    let items = try #require(column.items(at: 105))
    // Item k is from 10k to 10k + 40.
    #expect(items.first <= IndexPath(item: 7, section: 0))
    #expect(items.last >= IndexPath(item: 10, section: 0))
  }

  /// A section with distances of any sign.
  private func anySection(_ random: inout RandomLayout) -> Section {
    func spacing() -> NSCollectionLayoutSpacing? { .fixed(random.number(-25...10)) }
    let section = Self.line(
      random.number(10...60),
      insets: Insets(top: random.number(-40...20), bottom: random.number(-40...20)),
      edges: edges(nil, spacing(), nil, spacing()),
      boundary: random.chance(50)
        ? [Self.footer(insets: Insets(top: random.number(-20...4), bottom: random.number(-20...4)))]
        : [],
      background: random.chance(50) ? .all(random.number(-20...4)) : nil
    )
    section.interGroupSpacing = random.number(-30...10)
    if random.chance(20) { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  @Test("Random distances: a rectangle has what each element by itself says", arguments: 0..<64)
  func random(_ seed: UInt64) {
    var random = RandomLayout(seed: seed)
    for _ in 0..<20 {
      let counts = (0..<5).map { _ in Int.random(in: 0...6, using: &random.generator) }
      let sections = counts.map { _ in anySection(&random) }
      let layout = Self.layout(sections, counts, configuration(random.number(-40...10)))
      let names = counts.indices.flatMap { section in
        (0..<counts[section]).map { "\(section).\($0)" }
          + ["footer \(section).0", "background \(section).0"]
      }
      for _ in 0..<10 {
        let y = random.number(-150...600)
        let rect = CGRect(x: 0, y: y, width: 100, height: random.number(1...80))
        let expected = names.filter { layout.frame($0)?.sharesArea(with: rect) == true }
        #expect(Set(layout.names(in: rect)) == Set(expected), "seed \(seed), \(counts), \(rect)")
      }
    }
  }

  @Test("Lengths of any sign: a range has all elements that share a part of it", arguments: 0..<64)
  func lengths(_ seed: UInt64) {
    var random = RandomLayout(seed: seed)
    var lengths = (0..<20).map { _ in random.number(-10...30) }
    var tree = LengthTree(lengths)
    for _ in 0..<40 {
      let changed = Int.random(in: 0..<20, using: &random.generator)
      lengths[changed] = random.number(random.chance(50) ? 0...30 : -10...30)
      tree[changed] = lengths[changed]
      let start = random.number(-50...300)
      let range = tree.indices(from: start, to: start + random.number(1...50))
      var (offset, expected) = (CGFloat(0), [Int]())
      for (index, length) in lengths.enumerated() {
        let (first, last) = (min(offset, offset + length), max(offset, offset + length))
        if first < last, last > start, first < start + 1 { expected.append(index) }
        offset += length
      }
      #expect(expected.allSatisfy(range.contains), "seed \(seed)")
    }
  }
}
