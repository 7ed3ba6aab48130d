import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Pinned elements, orthogonal scrolling, and what is in a rectangle.
struct ScrollingTests {
  @Test(
    "Pinned headers and footers follow the visible range",
    arguments: [
      (0, ["header 0.0": 0, "footer 0.0": 184]),
      (100, ["header 0.0": 100, "footer 0.0": 284]),
      (300, ["header 0.0": 300, "footer 0.0": 420, "header 1.0": 436, "footer 1.0": 484]),
      (410, ["header 0.0": 400, "header 1.0": 436, "footer 1.0": 594]),
    ] as [(CGFloat, [String: CGFloat])]
  )
  func pinning(_ offset: CGFloat, _ positions: [String: CGFloat]) throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(40), [item()]),
        boundary: [
          boundary("header", .top, fw(1), a(20), pins: true),
          boundary("footer", .bottom, fw(1), a(16), pins: true),
        ]
      )
    )
    layout.prepare(
      itemCounts: [10, 10],
      in: LayoutViewport(size: CGSize(width: 100, height: 200))
    )
    let solvedGroups = layout.work.solvedGroups
    layout.contentOffset.y = offset
    for (name, position) in positions {
      #expect(layout.frame(name)?.minY == position, "\(name)")
    }
    let visible = CGRect(x: 0, y: offset, width: 100, height: 200)
    for name in positions.keys { #expect(layout.names(in: visible).contains(name)) }
    #expect(layout.work.solvedGroups == solvedGroups)
  }

  @Test(
    "Right to left, a pinned header of a horizontal layout is at the right of what is visible",
    arguments: [(320, 400), (200, 280), (0, 80)] as [(CGFloat, CGFloat)]
  )
  func pinningRightToLeft(_ offset: CGFloat, _ position: CGFloat) throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        column(a(40), fh(1), [item()]),
        boundary: [boundary("header", .leading, a(20), fh(1), pins: true)]
      ),
      configuration: configuration(direction: .horizontal)
    )
    layout.prepare(
      itemCounts: [10],
      in: LayoutViewport(size: CGSize(width: 100, height: 50), isRightToLeft: true)
    )
    layout.contentOffset.x = offset
    try expectFrames(layout, ["0.0": [360, 0, 40, 50], "header 0.0": [position, 0, 20, 50]])
  }

  @Test("Pinned elements are above all cells, also those of custom groups")
  func pinningAboveCells() throws {
    let group = Group.custom(layoutSize: size(fw(1), a(60))) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 50, height: 60),
          zIndex: 5
        )
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: section(group, boundary: [boundary("header", .top, fw(1), a(20), pins: true)]),
      configuration: configuration(boundary: [boundary("title", .top, fw(1), a(20), pins: true)])
    )
    layout.prepare(itemCounts: [10], in: LayoutViewport(size: CGSize(width: 100, height: 200)))
    let elements = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 100, height: 200)
    )
    let cells = elements.filter { $0.representedElementCategory == .cell }.map(\.zIndex)
    let pinned = elements.filter { $0.representedElementCategory != .cell }.map(\.zIndex)
    #expect(cells == [5, 5, 5])
    #expect(pinned == [6, 6])
  }

  /// Three banners of 318.75 points with spaces of 20.
  private func banners(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(0.85), a(250), [item()]),
        insets: Insets(leading: 20, trailing: 20),
        spacing: 20,
        orthogonal: behavior
      )
    )
    layout.prepare(
      itemCounts: [3],
      in: LayoutViewport(size: CGSize(width: 375, height: 812))
    )
    return layout
  }

  @Test(
    "A section stops where its behaviour says",
    arguments: [
      (.continuous, []),
      (.continuousGroupLeadingBoundary, [0, 338.75, 661.25]),
      (.paging, [0, 375, 661.25]),
      (.groupPaging, [0, 338.75, 661.25]),
      (.groupPagingCentered, [0, 338.75, 677.5]),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])]
  )
  func stops(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ stops: [CGFloat]
  ) {
    #expect(banners(behavior).orthogonalStops(ofSection: 0) == stops)
  }

  @Test("Centred paging pads the ends so that the first and last group can be in the centre")
  func padding() throws {
    let layout = banners(.groupPagingCentered)
    #expect(layout.frame("0.0")?.minX == 28.125)
    #expect(layout.orthogonalContentLength(ofSection: 0) == 677.5 + 375)
  }

  @Test(
    "A gesture ends at a stop",
    arguments: [
      (.continuous, 0, 100, 0, 100), (.continuous, 0, -30, 0, 0),
      (.continuous, 0, 900, 0, 661.25), (.paging, 0, 0, 1, 375),
      (.paging, 375, 400, 1, 661.25), (.paging, 0, 180, 0, 0), (.paging, 0, 190, 0, 375),
      (.groupPaging, 0, 900, 1, 338.75), (.groupPaging, 338.75, 0, -1, 0),
      (.groupPaging, 338.75, 520, 0.1, 661.25), (.groupPaging, 338.75, 460, 0, 338.75),
      (.groupPaging, 661.25, 661.25, 1, 661.25), (.groupPaging, 0, -50, -1, 0),
    ]
      as [(
        UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat, CGFloat
      )]
  )
  func gesture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ start: CGFloat,
    _ proposed: CGFloat,
    _ velocity: CGFloat,
    _ target: CGFloat
  ) {
    let layout = banners(behavior)
    layout.setOrthogonalOffset(start, ofSection: 0)
    let end = layout.targetOrthogonalOffset(
      ofSection: 0,
      proposed: proposed,
      velocity: velocity
    )
    #expect(end == target)
  }

  @Test("Groups of three items page by the width of the view")
  func storefront() throws {
    let vector = try #require(DerivedVectorTests.nestings.first { $0.id == "V-D20" })
    let layout = vector.layout
    #expect(layout.orthogonalStops(ofSection: 0) == [0, 375, 750])
    #expect(layout.orthogonalContentLength(ofSection: 0) == 1125)
  }

  @Test("A vertical section of a horizontal layout stops at its groups")
  func verticalSection() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        column(a(100), a(60), [item()]),
        insets: Insets(top: 8, leading: 6, bottom: 8, trailing: 6),
        spacing: 10,
        orthogonal: .continuousGroupLeadingBoundary
      ),
      configuration: configuration(direction: .horizontal)
    )
    layout.prepare(itemCounts: [4], in: LayoutViewport(size: CGSize(width: 300, height: 200)))
    #expect(layout.orthogonalStops(ofSection: 0) == [0, 70, 86])
    #expect(layout.orthogonalContentLength(ofSection: 0) == 286)
  }

  @Test("Elements that only touch a rectangle are not in it")
  func touching() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), fw(0.2), [item(fw(0.2), fh(1))]))
    )
    layout.prepare(
      itemCounts: [94],
      in: LayoutViewport(size: CGSize(width: 375, height: 812))
    )
    func items(_ y: CGFloat, _ height: CGFloat) -> [String] {
      layout.names(in: CGRect(x: 0, y: y, width: 375, height: height))
    }
    #expect(items(100, 100) == (5...14).map { "0.\($0)" })
    #expect(items(150, 75) == (10...14).map { "0.\($0)" })
    #expect(items(150, 0) == [])
    #expect(items(5000, 100) == [])
  }

  @Test("A rectangle across two sections has the end of one and the start of the other")
  func acrossSections() throws {
    let vector = try #require(DerivedVectorTests.sections.first { $0.id == "V-D06" })
    let names = vector.layout.names(in: CGRect(x: 0, y: 180, width: 375, height: 60))
    #expect(names == ["0.2", "footer 0.0", "header 1.0"])
  }

  @Test("Only the items in the scroller's window are visible")
  func orthogonalWindow() {
    let layout = banners(.continuous)
    layout.setOrthogonalOffset(338.75, ofSection: 0)
    #expect(layout.names(in: CGRect(x: 0, y: 0, width: 375, height: 812)) == ["0.1", "0.2"])
    layout.setOrthogonalOffset(10_000, ofSection: 0)
    #expect(layout.orthogonalOffset(ofSection: 0) == 661.25)
  }

  @Test("A handler scales the items by their distance from the centre of the scroller")
  func handler() throws {
    let carousel = section(
      row(fw(1 / 3), a(100), [item()]),
      insets: .all(0),
      orthogonal: .continuous
    )
    carousel.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for index in items.indices {
        let distance = abs(items[index].frame.midX - middle)
        items[index].alpha = 1 - distance / environment.container.contentSize.width
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: carousel)
    layout.prepare(itemCounts: [9], in: LayoutViewport(size: CGSize(width: 300, height: 400)))
    layout.setOrthogonalOffset(200, ofSection: 0)
    let items = layout.visibleItems()
    #expect(items.map(\.indexPath.item) == [2, 3, 4])
    #expect(items.map { ($0.alpha * 300).rounded() } == [200, 300, 200])
    #expect(layout.work.handlerCalls == 1)
    #expect(layout.frame("0.3") == CGRect(x: 300, y: 0, width: 100, height: 100))
  }
}
