import HeadlessUIKit
import ListSchema
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct CustomLayoutTests {
  private func list(
    offset: CGPoint = .zero,
    _ configure: @escaping (inout MasonryAppearance) -> Void = { _ in }
  ) -> ListView {
    shownList(100, 100, offset: offset) { list in
      list.layout = MasonryLayout.describe(appearance: configure)
      list.overscrollFooter = title(10)
      list("s") { section in
        section.header = title(20)
        section += rows([50, 30, 40, 200])
      }
    }
  }

  private func layout(of list: ListView) -> MasonryLayout? {
    (list.placement.placer.layout as? EagerLayout<MasonryLayout>)?.layout
  }

  @Test("A custom layout measures and places everything")
  func places() {
    let content = list().placement.content
    #expect(content.contentSize == CGSize(width: 100, height: 270))
    #expect(
      content.sections[0].items == [
        rect(0, 20, 50, 50), rect(50, 20, 50, 30), rect(50, 50, 50, 40), rect(0, 70, 50, 200),
      ]
    )
    #expect(content.overscrollFooter?.minY == 270)
  }

  @Test("It scrolls horizontally if its appearance is horizontal")
  func horizontal() {
    let content = list { $0.direction = .horizontal }.placement.content
    #expect(content.contentSize == CGSize(width: 270, height: 100))
    #expect(content.sections[0].items[1] == rect(20, 50, 30, 50))
  }

  @Test("Its headers stick by default, and follow the scrolling")
  func stickyHeaders() {
    let list = list()
    list.scrollView.contentOffset.y = 100
    #expect(list.placement.content.visibleHeader(ofSection: 0)?.minY == 100)
    list.scrollView.contentOffset.y = 265
    #expect(list.placement.content.visibleHeader(ofSection: 0)?.minY == 250)
    list.scrollView.contentOffset.y = 0
    #expect(list.placement.content.visibleHeader(ofSection: 0)?.minY == 0)
    #expect(list.display.visible.elements.count == 5)
  }

  @Test("Scrolling only copies pinned positions, until something else moves")
  func scrolling() {
    let list = list()
    let item = layout(of: list)?.content.sections[0].items[0]
    list.scrollView.contentOffset.y = 10
    #expect(list.placement.content.visibleHeader(ofSection: 0) == rect(0, 10, 100, 20))
    item?.y = 35
    list.scrollView.contentOffset.y = 20
    #expect(list.placement.content.sections[0].items[0] == rect(0, 35, 50, 50))
    #expect(list.placement.content.visibleHeader(ofSection: 0) == rect(0, 20, 100, 20))
  }

  @Test("Rows are measured once")
  func measuresOnce() {
    let log = TestLog()
    func show() {
      list.configure { list in
        list.layout = MasonryLayout.describe()
        list("s") { $0 += ["a", "b"].map { TestRow(id: $0, log: log) } }
      }
    }
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    show()
    show()
    #expect(log.applied.filter { $0.hasSuffix("measurement") }.count == 2)
  }

  @Test("Another layout pass keeps the layout, unless the presented content changes")
  func presentedAnew() {
    let list = list()
    let first = layout(of: list)
    list.relayout()
    #expect(layout(of: list) === first)
    let other = shownList(100, 100) { $0("s") { $0 += rows([70]) } }
    list.presentation = other.presentation
    list.relayout()
    #expect(layout(of: list) !== first)
    #expect(list.placement.content.sections[0].items == [rect(0, 0, 50, 70)])
  }

  @Test("The closure that describes a layout runs once (W19)")
  func describedOnce() {
    var calls = 0
    let description = MasonryLayout.describe {
      calls += 1
      $0.spacing = 7
    }
    _ = description.layoutAppearanceProperties
    let shown = shownList(100, 100) { list in
      list.layout = description
      list("s") { $0 += rows([10]) }
    }
    #expect(calls == 1)
    #expect(layout(of: shown)?.layoutAppearance.spacing == 7)
  }

  @Test("The common properties of appearances are known without a layout (W21)")
  func properties() {
    let properties = LayoutDescription.table {
      $0.direction = .horizontal
      $0.stickySectionHeaders = false
    }.layoutAppearanceProperties
    #expect(properties.direction == .horizontal)
    #expect(!properties.stickySectionHeaders)
    #expect(properties.bounds == nil)
    #expect(properties.listHeaderPosition == .inline)
    #expect(properties.pagingBehavior == .none)
    #expect(properties.scrollViewProperties == TableAppearance().scrollViewProperties)
  }

  @Test("An equal description keeps the layout; another appearance or type replaces it (W23)")
  func replaced() {
    let list = list()
    let first = layout(of: list)
    list.layout = MasonryLayout.describe()
    #expect(layout(of: list) === first)
    list.layout = MasonryLayout.describe { $0.spacing = 5 }
    let second = layout(of: list)
    #expect(second != nil && second !== first)
    #expect(list.placement.content.contentSize.height == 280)
    list.layout = .paged()
    #expect(layout(of: list) == nil)
    #expect(list.contentSize.height == 500)
  }

  @Test("Descriptions are equal when type and appearance are")
  func equality() {
    #expect(LayoutDescription.table() == .table { _ in })
    #expect(LayoutDescription.table() != .table { $0.layout.itemSpacing = 1 })
    #expect(LayoutDescription.table() != .flow())
    #expect(LayoutDescription.table().isSameLayoutType(as: .table { $0.direction = .horizontal }))
    #expect(!LayoutDescription.flow().isSameLayoutType(as: .paged()))
    #expect(LayoutDescription.table().wantsKeyboardInsetAdjustment)
    #expect(!LayoutDescription.flow { $0.direction = .horizontal }.wantsKeyboardInsetAdjustment)
  }

  @Test("Layouts provide the animations of rows that declare none")
  func animations() {
    func name(_ description: LayoutDescription) -> String {
      description.defaults.itemInsertAndRemoveAnimations.name
    }
    #expect(name(.table()) == "fade")
    #expect(name(.flow()) == "scaleUp")
    #expect(name(.paged()) == "scaleDown")
    #expect(name(MasonryLayout.describe()) == "fade")
  }

  @Test("Parts are stacked in the order of Listable")
  func zIndexes() {
    let elements = list().placement.content.elements(in: rect(0, 0, 100, 100))
    #expect(elements.filter { $0.place.part == .sectionHeader }.map(\.zIndex) == [4])
    #expect(elements.filter { $0.place.part == .item }.allSatisfy { $0.zIndex == 3 })
    #expect(ListSchema.ContentPart.containerHeader.defaultZIndex == 6)
  }

  /// A title that says itself whether it sticks.
  private struct OwnTitle: HeaderFooterContent, Equatable {
    var isStickySectionHeader: Bool?

    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

    func apply(
      to views: HeaderFooterContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyHeaderFooterContentInfo
    ) {}
  }

  @Test(
    "A row that is scrolled to the top is below its section's header if that sticks",
    arguments: [
      (true, nil, true), (false, nil, false), (true, false, false), (false, true, true),
    ] as [(Bool, Bool?, Bool)],
    [ScrollPosition.IfAlreadyVisible.doNothing, .scrollToPosition]
  )
  func scrollsBelowHeader(
    sticks: (appearance: Bool, title: Bool?, Bool),
    ifVisible: ScrollPosition.IfAlreadyVisible
  ) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.configure { list in
      list.layout = MasonryLayout.describe { $0.stickySectionHeaders = sticks.appearance }
      for section in 0..<3 {
        list(section) { content in
          let title = OwnTitle(isStickySectionHeader: sticks.title)
          content.header = HeaderFooter(title, sizing: .fixed(height: 30))
          content += (0..<20).map {
            Item(TestRow(id: "\(section)/\($0)"), sizing: .fixed(height: 50))
          }
        }
      }
    }
    // Two rows in each line, and a header of 30 points: a section is 530 points long.
    for (row, start) in [("1/10", 810), ("1/0", 560), ("0/4", 130)] as [(String, CGFloat)] {
      list.scrollTo(
        item: TestRow.identifier(with: row),
        position: .init(position: .top, ifAlreadyVisible: ifVisible)
      )
      #expect(list.scrollView.contentOffset.y == (sticks.2 ? start - 30 : start), "\(row)")
    }
  }
}
