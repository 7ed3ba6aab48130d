import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Sections with different descriptions, empty ones, what they keep clear of, and the text direction.
struct SectionsTests {
  @Test("Empty sections have no extent, but their headers have")
  func empty() throws {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let headers = index == 3 ? [boundary("header", .top, fw(1), a(20))] : []
        return section(row(fw(1), a(40), [item()]), boundary: headers)
      },
      configuration: configuration(8)
    )
    layout.prepare(
      itemCounts: [1, 0, 2, 0, 1],
      in: LayoutViewport(size: CGSize(width: 100, height: 300))
    )
    try expectFrames(
      layout,
      [
        "0.0": [0, 0], "2.0": [0, 56], "2.1": [0, 96], "header 3.0": [0, 144, 100, 20],
        "4.0": [0, 172],
      ]
    )
    #expect(layout.rangeOfSection(1) == 48..<48)
    #expect(layout.extent == 212)
    #expect(layout.work.providerCalls == 5)
  }

  @Test("What stands beside the content makes the section as long as itself")
  func besideContent() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(40), [item()]),
        boundary: [boundary("side", .trailing, a(10), a(60))]
      )
    )
    layout.prepare(itemCounts: [1], in: LayoutViewport(size: CGSize(width: 100, height: 300)))
    try expectFrames(layout, ["0.0": [0, 10, 100, 40], "side 0.0": [90, 0, 10, 60]])
    #expect(layout.extent == 60)
  }

  @Test("The largest item of uniform groups is the size of all, in each group")
  func uniformGroups() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(a(100), u(50), [item(fw(1), u(50))]), orthogonal: .continuous)
    )
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 400, height: 300)))
    let heights: [CGFloat] = [40, 80, 60]
    layout.sizeVisibleElements { CGSize(width: 100, height: heights[$0.indexPath.item]) }
    #expect((0..<3).map { layout.frame("0.\($0)")?.height } == [80, 80, 80])
    #expect(layout.extent == 80)
  }

  @Test("A badge that sticks out of its cell is found where the cell is not")
  func badgeAlone() {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.3, y: -0.3)
    )
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(a(20), a(20)),
      elementKind: "badge",
      containerAnchor: anchor
    )
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(100), [item(fw(0.25), fh(1), insets: .all(5), badges: [badge])])
      )
    )
    layout.prepare(itemCounts: [4], in: LayoutViewport(size: CGSize(width: 400, height: 300)))
    let found = layout.elements(in: CGRect(x: 0, y: 0, width: 400, height: 4))
    #expect(found.count == 4)
  }

  @Test("An inner group that does not fit leaves its data to the next group")
  func droppedGroup() throws {
    let inner: [NSCollectionLayoutItem] = [
      row(2, fw(1), fh(1), item()), row(1, fw(1), fh(1), item()),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), fh(1), inner), orthogonal: .groupPaging)
    )
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 400, height: 300)))
    try expectFrames(
      layout,
      ["0.0": [0, 0, 200, 300], "0.1": [200, 0, 200, 300], "0.2": [400, 0, 200, 300]]
    )
    #expect(layout.orthogonalContentLength(ofSection: 0) == 800)
  }

  @Test("A group that continues goes on with the next subitem")
  func continuing() throws {
    let group = row(fw(1), a(20), [item(a(60), fh(1)), item(a(50), fh(1)), item(a(30), fh(1))])
    func frames() -> [CGRect?] {
      let layout = UICollectionViewCompositionalLayout(section: section(group))
      layout.prepare(itemCounts: [6], in: LayoutViewport(size: CGSize(width: 110, height: 300)))
      return (0..<6).map { layout.frame("0.\($0)") }
    }
    #expect(frames().map { $0?.width } == [60, 50, 60, 50, 60, 50])
    group.wrap = .continue
    #expect(frames().map { $0?.width } == [60, 50, 30, 60, 50, 30])
    #expect(frames().map { $0?.minX } == [0, 60, 0, 30, 0, 50])
    #expect(frames().map { $0?.minY } == [0, 0, 20, 20, 40, 40])
  }

  @Test("Sections keep clear of what they refer to, at both sides only")
  func insetsReference() throws {
    let configuration = configuration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        #expect(environment.container.contentSize.width == 1012)
        let section = section(row(fw(1), a(40), [item()]))
        if index == 1 { section.contentInsetsReference = .none }
        return section
      },
      configuration: configuration
    )
    layout.prepare(
      itemCounts: [1, 1],
      in: LayoutViewport(
        size: CGSize(width: 1040, height: 719.5),
        insetsReferences: ContentInsetsReferences(layoutMargins: .all(14))
      )
    )
    try expectFrames(layout, ["0.0": [14, 0, 1012, 40], "1.0": [0, 40, 1040, 40]])
  }

  @Test("Boundary elements keep clear of what they refer to, whatever the section does")
  func supplementaryInsetsReference() throws {
    let configuration = configuration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = section(
          row(fw(1), a(40), [item()]),
          boundary: [boundary("title", .top, fw(1), a(20))]
        )
        if index == 0 { section.contentInsetsReference = .none }
        if index == 1 { section.supplementaryContentInsetsReference = .none }
        return section
      },
      configuration: configuration
    )
    layout.prepare(
      itemCounts: [1, 1],
      in: LayoutViewport(
        size: CGSize(width: 200, height: 300),
        insetsReferences: ContentInsetsReferences(layoutMargins: .all(10))
      )
    )
    try expectFrames(
      layout,
      [
        "title 0.0": [10, 0, 180, 20], "0.0": [0, 20, 200, 40],
        "title 1.0": [0, 60, 200, 20], "1.0": [10, 80, 180, 40],
      ]
    )
  }

  @Test("Right to left, frames are mirrored in the content")
  func rightToLeft() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(40), [item(a(30), fh(1))]),
        insets: Insets(leading: 8),
        boundary: [boundary("title", .topLeading, a(50), a(20))]
      )
    )
    layout.prepare(
      itemCounts: [4],
      in: LayoutViewport(size: CGSize(width: 100, height: 300), isRightToLeft: true)
    )
    try expectFrames(
      layout,
      [
        "0.0": [62, 20, 30, 40], "0.1": [32, 20], "0.3": [62, 60], "title 0.0": [42, 0, 50, 20],
      ]
    )
    #expect(layout.names(in: CGRect(x: 65, y: 0, width: 5, height: 300)).count == 3)
  }

  @Test("Cells are above decorations, and each at the order that its place says")
  func order() throws {
    let group = Group.custom(layoutSize: size(fw(1), a(40))) { _ in
      (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 40, height: 40),
          zIndex: $0 * 5
        )
      }
    }
    let layout = UICollectionViewCompositionalLayout(
      section: section(group, decorations: [.background(elementKind: "background")])
    )
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: CGSize(width: 100, height: 300)))
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(all.map(\.zIndex) == [0, 1, 6, 11])
    #expect(all.map(\.representedElementCategory) == [.decorationView, .cell, .cell, .cell])
  }

  @Test("The first display of 50,000 items costs what is visible")
  func window() {
    func work(_ count: Int, at depth: CGFloat) -> LayoutWork {
      let layout = UICollectionViewCompositionalLayout(
        section: section(row(fw(1), fw(0.2), [item(fw(0.2), fh(1))]))
      )
      let size = CGSize(width: 375, height: 812)
      layout.prepare(itemCounts: [count], in: LayoutViewport(size: size))
      let origin = CGPoint(x: 0, y: (layout.extent - 812) * depth)
      #expect(layout.names(in: CGRect(origin: origin, size: size)).count >= 55)
      return layout.work
    }
    let reference = work(500, at: 0)
    for count in [500, 50_000] {
      for depth in [0, 0.31, 1] {
        let work = work(count, at: depth)
        #expect(work.solvedGroups == reference.solvedGroups)
        #expect(work.fitTests == reference.fitTests)
        #expect(work.examinedElements <= reference.examinedElements + 15)
      }
    }
  }

  @Test("Of an orthogonal section of 10,000 items only the visible ones are looked at")
  func orthogonalWindow() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(a(100), a(80), [item()]), spacing: 10, orthogonal: .continuous)
    )
    layout.prepare(
      itemCounts: Array(repeating: 10_000, count: 100),
      in: LayoutViewport(size: CGSize(width: 375, height: 160))
    )
    layout.setOrthogonalOffset(500_000, ofSection: 50)
    let found = layout.names(in: CGRect(x: 0, y: 50 * 80, width: 375, height: 160))
    #expect(found.count == 8 || found.count == 9)
    #expect(layout.work.examinedElements < 20)
    #expect(layout.work.solvedGroups == 100)
  }

  @Test("Flexible distances across a row push an item to the other edge, or to the centre")
  func acrossARow() throws {
    let flexible = NSCollectionLayoutSpacing.flexible(0)
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(
          fw(1),
          a(100),
          [
            item(a(20), a(40), edges: edges(nil, flexible, nil, flexible)),
            item(a(20), a(40), edges: edges(nil, flexible, nil, .fixed(6))),
            item(a(20), a(40), edges: edges(nil, .fixed(6), nil, flexible)),
            item(a(20), a(40)),
          ]
        )
      )
    )
    layout.prepare(itemCounts: [4], in: LayoutViewport(size: CGSize(width: 80, height: 300)))
    #expect((0..<4).map { layout.frame("0.\($0)")?.minY } == [30, 54, 6, 0])
  }

  @Test("Flexible distances across a layout move its groups in the same way")
  func acrossALayout() throws {
    let flexible = NSCollectionLayoutSpacing.flexible(0)
    let vectors: [(NSCollectionLayoutEdgeSpacing, CGFloat)] = [
      (edges(flexible, nil, flexible, nil), 50), (edges(flexible, nil, .fixed(6), nil), 94),
      (edges(.fixed(6), nil, flexible, nil), 6), (edges(), 0),
    ]
    for (edges, x) in vectors {
      let group = row(fw(0.5), a(40), [item()])
      group.edgeSpacing = edges
      let layout = UICollectionViewCompositionalLayout(section: section(group))
      layout.prepare(itemCounts: [2], in: LayoutViewport(size: CGSize(width: 200, height: 300)))
      try expectFrames(layout, ["0.0": [x, 0, 100, 40], "0.1": [x, 40, 100, 40]])
    }
  }

  @Test("In a horizontal layout, leading and trailing elements are before and after the groups")
  func horizontalBoundary() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        column(a(50), fh(1), [item()]),
        insets: Insets(top: 10, leading: 4, bottom: 20, trailing: 6),
        boundary: [
          boundary("header", .leading, a(20), fh(1), pins: true),
          boundary("footer", .bottomTrailing, a(30), a(40)),
        ]
      ),
      configuration: configuration(direction: .horizontal)
    )
    layout.prepare(itemCounts: [2, 1], in: LayoutViewport(size: CGSize(width: 90, height: 130)))
    try expectFrames(
      layout,
      [
        "header 0.0": [0, 10, 20, 100], "0.0": [24, 10, 50, 100], "0.1": [74, 10],
        "footer 0.0": [130, 70, 30, 40], "header 1.0": [160, 10, 20, 100], "1.0": [184, 10],
      ]
    )
    layout.contentOffset.x = 40
    try expectFrames(layout, ["header 0.0": [40, 10, 20, 100]])
    layout.contentOffset.x = 125
    try expectFrames(layout, ["header 0.0": [110, 10, 20, 100]])
  }
}
