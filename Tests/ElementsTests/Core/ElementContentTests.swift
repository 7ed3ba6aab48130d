import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct ElementContentTests {
  /// Places children in the rectangles that are their traits.
  private struct FrameLayout: Layout {
    static var defaultTraits: CGRect { .zero }

    func sizeThatFits(
      proposal: SizeConstraint,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) -> CGSize {
      subelements.reduce(.zero) {
        let frame = $1.traits(forLayoutType: FrameLayout.self)
        return CGSize(width: max($0.width, frame.maxX), height: max($0.height, frame.maxY))
      }
    }

    func placeSubelements(
      in size: CGSize,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {
      for subelement in subelements {
        subelement.place(in: subelement.traits(forLayoutType: FrameLayout.self))
      }
    }
  }

  private struct Frames: Element {
    var frames: [CGRect]

    var content: ElementContent {
      ElementContent(layout: FrameLayout()) {
        for frame in frames { $0.add(traits: frame, element: Empty()) }
      }
    }
  }

  @Test("A container without children (EC-01)")
  func noChildren() {
    let frames = Frames(frames: [])
    #expect(frames.content.childCount == 0)
    #expect(frames.size(in: limits(100, 100)) == .zero)
  }

  @Test("A layout measures and places its children (EC-03, EC-04)", arguments: Modes.all)
  func multipleChildren(mode: LayoutMode) {
    let frames = Frames(frames: [rect(0, 0, 20, 20), rect(200, 300, 400, 500)])
    #expect(frames.size(in: limits(0, 0), mode) == size(600, 800))
    #expect(frames.frames(0, 0, mode) == [rect(0, 0, 20, 20), rect(200, 300, 400, 500)])
  }

  @Test("A lazy content knows whether it is measured or laid out (EC-06)")
  func phase() {
    var phases: [LayoutPhase] = []
    struct Lazy: Element {
      let build: (LayoutPhase) -> Void
      var content: ElementContent {
        ElementContent(
          storage: LazyContent(dependence: .proposalAndPhase) { _, _, phase in
            build(phase)
            return Empty()
          }
        )
      }
    }
    _ = Lazy { phases.append($0) }.size()
    _ = Lazy { phases.append($0) }.layOut(10, 10)
    #expect(phases == [.measurement, .layout])
  }

  @Test("A content that measures as an element has no children (EC-07)", arguments: Modes.all)
  func measuring(mode: LayoutMode) {
    struct Measuring: Element {
      var content: ElementContent { ElementContent(measuring: Fixed(100, 10)) }
    }
    #expect(Measuring().size(in: limits(100, 100), mode) == size(100, 10))
    #expect(Measuring().layOut(100, 100, mode).children.isEmpty)
  }

  private enum Foo: LayoutTraitsKey {
    static var defaultValue: CGFloat { 0 }
  }

  private enum Bar: LayoutTraitsKey {
    static var defaultValue: CGFloat { 0 }
  }

  private struct SumLayout: Layout {
    func sizeThatFits(
      proposal: SizeConstraint,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) -> CGSize {
      let sum = subelements.reduce(0) { $0 + $1[Foo.self] + $1[Bar.self] }
      return CGSize(width: sum, height: sum)
    }

    func placeSubelements(
      in size: CGSize,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {}
  }

  @Test(
    "Children have traits of any kinds (EC-09)",
    arguments: [([(1, 2), (2, 3), (3, 4)], 15), ([], 0)] as [([(CGFloat, CGFloat)], CGFloat)]
  )
  func traits(values: [(CGFloat, CGFloat)], sum: CGFloat) {
    let content = ElementContent(layout: SumLayout()) { builder in
      for (foo, bar) in values {
        var traits = LayoutTraits()
        traits[Foo.self] = foo
        traits[Bar.self] = bar
        builder.add(layoutTraits: traits, element: Empty())
      }
      builder.add(element: Empty())
    }
    #expect(content.measure(in: .unconstrained, environment: .empty) == size(sum, sum))
  }

  @Test("A proxy adds no level, and its own type identifies it")
  func proxy() {
    struct Proxy: ProxyElement {
      var elementRepresentation: any Element { Fixed(10, 20).centered() }
    }
    let row = Row { Proxy() }.layOut(100, 20)
    #expect(row.children[0].identifier == ElementIdentifier(elementType: Proxy.self))
    #expect(row.children[0].children.map(\.attributes.frame) == [rect(0, 0, 10, 20)])
  }

  @Test("A subelement is placed by an anchor; one that is not fills its container")
  func placing() {
    struct Anchored: SingleChildLayout {
      var anchor: UnitPoint?
      func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout Void
      ) -> CGSize { .zero }
      func placeSubelement(
        in size: CGSize,
        subelement: Subelement,
        environment: Environment,
        cache: inout Void
      ) {
        guard let anchor else { return }
        subelement.place(at: CGPoint(x: 1, y: 2), size: size)
        subelement.place(
          at: CGPoint(x: 50, y: 50),
          anchor: anchor,
          size: CGSize(width: 10, height: 20)
        )
      }
    }
    struct Host: Element {
      var anchor: UnitPoint?
      var content: ElementContent {
        ElementContent(child: Empty(), layout: Anchored(anchor: anchor))
      }
    }
    #expect(Host().frames(100, 90) == [rect(0, 0, 100, 90)])
    #expect(Host(anchor: .topLeading).frames(100, 90) == [rect(50, 50, 10, 20)])
    #expect(Host(anchor: .center).frames(100, 90) == [rect(45, 40, 10, 20)])
    #expect(Host(anchor: .bottomTrailing).frames(100, 90) == [rect(40, 30, 10, 20)])
    #expect(Host(anchor: UnitPoint(x: 2, y: -1)).frames(100, 90) == [rect(30, 70, 10, 20)])
  }
}
