import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct PagedLayoutTests {
  /// The paged fixture of the specification.
  private func fixture(
    _ direction: LayoutDirection = .vertical,
    _ bounds: ListContentBounds? = nil
  ) -> PlacedContent {
    shownList(100, 100) { list in
      list.layout = .paged {
        $0.direction = direction
        $0.bounds = bounds
        $0.fixedPageLength = 100
      }
      (list.header, list.footer) = (title(1), title(1))
      for count in [3, 2] {
        list(count) { section in
          (section.header, section.footer) = (title(1), title(1))
          section += rows(.init(repeating: 1, count: count))
        }
      }
    }.placement.content
  }

  private static let bounds = ListContentBounds(padding: insets(10, 10, 10, 10), width: .atMost(40))

  @Test("The list's own parts have pages (P1.0, P2.0, P3.0)")
  func ownParts() {
    let full = fixture()
    #expect(full.contentSize == CGSize(width: 100, height: 1_100))
    #expect(full.naturalContentWidth == nil)
    #expect(full.containerHeader == nil)
    #expect(full.header == rect(0, 0, 100, 100))
    #expect(full.footer == rect(0, 1_000, 100, 100))

    let padded = fixture(.vertical, Self.bounds)
    #expect(padded.contentSize == CGSize(width: 100, height: 1_110))
    #expect(padded.header == rect(30, 10, 40, 80))
    #expect(padded.footer == rect(30, 1_010, 40, 80))

    let horizontal = fixture(.horizontal)
    #expect(horizontal.contentSize == CGSize(width: 1_100, height: 100))
    #expect(horizontal.header == rect(0, 0, 100, 100))
    #expect(horizontal.footer == rect(1_000, 0, 100, 100))
  }

  @Test(
    "Everything in a section has a page",
    arguments: [
      SectionVector(
        "P1.1",
        section: 1,
        contents: rect(0, 100, 100, 500),
        header: rect(0, 100, 100, 100),
        footer: rect(0, 500, 100, 100),
        items: [rect(0, 200, 100, 100), rect(0, 300, 100, 100), rect(0, 400, 100, 100)]
      ),
      SectionVector(
        "P1.2",
        section: 2,
        contents: rect(0, 600, 100, 400),
        header: rect(0, 600, 100, 100),
        footer: rect(0, 900, 100, 100),
        items: [rect(0, 700, 100, 100), rect(0, 800, 100, 100)]
      ),
    ]
  )
  func sections(vector: SectionVector) {
    #expect(vector.matches(fixture()))
  }

  @Test(
    "Padding is taken from each page",
    arguments: [
      SectionVector(
        "P2.1",
        section: 1,
        contents: rect(30, 110, 40, 480),
        header: rect(30, 110, 40, 80),
        footer: rect(30, 510, 40, 80),
        items: [rect(30, 210, 40, 80), rect(30, 310, 40, 80), rect(30, 410, 40, 80)]
      ),
      SectionVector(
        "P2.2",
        section: 2,
        contents: rect(30, 610, 40, 380),
        header: rect(30, 610, 40, 80),
        footer: rect(30, 910, 40, 80),
        items: [rect(30, 710, 40, 80), rect(30, 810, 40, 80)]
      ),
    ]
  )
  func paddedSections(vector: SectionVector) {
    #expect(vector.matches(fixture(.vertical, Self.bounds)))
  }

  @Test("Pages are vertical, without indicators, and native (P5); with a peek they are not (P6)")
  func defaults() {
    let appearance = PagedAppearance()
    #expect(appearance.direction == .vertical)
    #expect(!appearance.showsScrollIndicators)
    #expect(appearance.bounds == nil)
    #expect(appearance.scrollViewProperties.pageScrollingBehavior == .full)
    let peeking = PagedAppearance(peek: .init(value: 10))
    #expect(peeking.scrollViewProperties.pageScrollingBehavior == .peek)
  }

  @Test("The size of a page depends on direction and peek (P7, P8)")
  func pageSize() {
    let view = CGSize(width: 30, height: 50)
    for isFirst in [true, false] {
      func size(_ change: (inout PagedAppearance) -> Void) -> CGSize {
        PagedAppearance.default(change).pageSize(in: view, isFirst: isFirst)
      }
      #expect(size { _ in } == view)
      #expect(size { $0.direction = .horizontal } == view)
      #expect(size { $0.fixedPageLength = 100 } == CGSize(width: 30, height: 100))
      #expect(
        size { ($0.direction, $0.fixedPageLength) = (.horizontal, 100) }
          == CGSize(width: 100, height: 50)
      )
      #expect(size { $0.peek.value = 10 } == CGSize(width: 30, height: 30))
      #expect(
        size { ($0.direction, $0.peek.value) = (.horizontal, 10) } == CGSize(width: 10, height: 50)
      )
    }
  }

  private func place(
    items: Int,
    _ configure: @escaping (inout PagedAppearance) -> Void
  ) -> PlacedContent {
    shownList(300, 400) { list in
      list.layout = .paged(configure)
      list("s") { $0 += rows(.init(repeating: 1, count: items)) }
    }.placement.content
  }

  @Test("Neighbours are partly visible at both ends (P10)")
  func uniformPeek() {
    let content = place(items: 3) { $0.peek.value = 20 }
    #expect(
      content.sections[0].items == [
        rect(0, 20, 300, 360), rect(0, 380, 300, 360), rect(0, 740, 300, 360),
      ]
    )
    #expect(content.contentSize == CGSize(width: 300, height: 1_120))
  }

  @Test("The first page may be at the start of the view (P12)")
  func customLeading() {
    let content = place(items: 3) {
      $0.direction = .horizontal
      $0.peek = .init(value: 20, firstItemConfiguration: .customLeading(0))
    }
    #expect(
      content.sections[0].items == [
        rect(0, 0, 280, 400), rect(280, 0, 260, 400), rect(540, 0, 260, 400),
      ]
    )
    #expect(content.contentSize == CGSize(width: 820, height: 400))
  }

  @Test("Pages keep padding and width (P14)")
  func padding() {
    let content = place(items: 2) {
      $0.bounds = ListContentBounds(padding: insets(10, 20, 30, 40), width: .atMost(100))
    }
    #expect(
      content.sections[0].items == [rect(90, 10, 100, 360), rect(90, 410, 100, 360)]
    )
    #expect(content.contentSize == CGSize(width: 300, height: 830))
  }

  @Test("Nothing is measured")
  func measuresNothing() {
    let log = TestLog()
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.configure { list in
      list.layout = .paged()
      list("s") { $0 += [TestRow(id: "a", log: log)] }
    }
    #expect(log.applied == ["a willDisplay"])
  }
}
