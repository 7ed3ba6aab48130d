import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct BadInputTests {
  private static func nested(_ levels: Int) -> any Element {
    var element: any Element = Leaf<UIView>(10, 10)
    for number in 0..<levels {
      if number % 2 == 0 { element = Backed(child: element) } else { element = Column { element } }
    }
    return element
  }

  @Test("2,000 levels are shown, without filling the stack", arguments: Modes.all.suffix(2))
  func deep(mode: LayoutMode) {
    let view = BlueprintView(element: Self.nested(TreeDepth.limit - 1))
    view.layoutMode = mode
    #expect(view.sizeThatFits(.zero) == size(10, 10))
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    var depth = 0
    var inner: UIView? = view
    while let next = inner?.subviews.first {
      depth += 1
      inner = next
    }
    #expect(depth == TreeDepth.limit / 2 + 1)
  }

  private struct Endless: ProxyElement {
    var elementRepresentation: any Element { Endless() }
  }

  private struct Lazy: ProxyElement {
    var elementRepresentation: any Element { EnvironmentReader { _ in Lazy() } }
  }

  private struct Broken: Element {
    var content: ElementContent {
      ElementContent(measureFunction: { _ in CGSize(width: CGFloat.nan, height: 1) })
    }
  }

  private struct Inner: ProxyElement {
    var elementRepresentation: any Element { Column { Inner() } }
  }

  private struct ByGeometry: ProxyElement {
    var elementRepresentation: any Element {
      GeometryReader { Spacer($0.measure(element: ByGeometry()).width) }
    }
  }

  private struct ByWriter: ProxyElement {
    var elementRepresentation: any Element {
      LayoutWriter { _, layout in layout.add(with: rect(0, 0, 1, 1), child: ByWriter()) }
    }
  }

  private struct ByContent: Element {
    var content: ElementContent {
      ElementContent { (constraint: SizeConstraint, environment: Environment) in
        ByContent().content.measure(in: constraint, environment: environment)
      }
    }
  }

  private struct ByHost: UIViewElement {
    func makeUIView() -> BlueprintView { BlueprintView(element: ByHost()) }
    func updateUIView(_ view: BlueprintView, with context: UIViewElementContext) {}
  }

  @Test("An element that contains itself ends a debug build with a message that names it")
  func endless() async {
    let results = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Endless().size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Lazy().size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Inner().size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ByGeometry().size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ByWriter().layOut(10, 10)
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ByContent().size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = BlueprintView(element: ByHost()).sizeThatFits(.zero)
        }
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.nested(TreeDepth.limit + 1).size()
      },
    ].map(stderr)
    let names = [
      "Endless / Endless", "Lazy / Lazy", "Inner / Inner", "ByGeometry", "ByWriter", "/", "ByHost",
      "Backed / Column",
    ]
    for (result, name) in zip(results, names) {
      #expect(result.contains("more than 2000 levels"))
      #expect(result.contains(name))
    }
  }

  private struct Placing: Layout {
    var frames: [CGRect]

    func sizeThatFits(
      proposal: SizeConstraint,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubelements(
      in size: CGSize,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {
      for (index, frame) in frames.enumerated() {
        subelements[index % subelements.count].place(in: frame)
      }
    }
  }

  private struct Placed: Element {
    var count: Int
    var frames: [CGRect]
    var content: ElementContent {
      ElementContent(layout: Placing(frames: frames)) { builder in
        for _ in 0..<count { builder.add(element: Fixed(1, 1)) }
      }
    }
  }

  @Test("Children that are not placed fill the container; of several places the last one counts")
  func frameNumbers() {
    let (one, two) = (rect(1, 2, 3, 4), rect(5, 6, 7, 8))
    #expect(Placed(count: 2, frames: [one]).frames(20, 30) == [one, rect(0, 0, 20, 30)])
    #expect(Placed(count: 1, frames: [one, two]).frames(20, 30) == [two])
    #expect(Placed(count: 0, frames: []).frames(20, 30) == [])
    #expect(
      Placed(count: 2, frames: []).frames(20, 30) == [rect(0, 0, 20, 30), rect(0, 0, 20, 30)]
    )
  }

  @Test(
    "A size or place that is no number ends a debug build with a message that names the element"
  )
  func numbers() async {
    let results = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Column { Broken() }.size()
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Placed(count: 1, frames: [rect(0, 0, .infinity, 1)]).layOut(10, 10)
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Placed(count: 1, frames: [rect(.nan, 0, 1, 1)]).layOut(10, 10)
      },
    ].map(stderr)
    #expect(results[0].contains("Broken measured"))
    #expect(results[1].contains("Fixed was placed in"))
    #expect(results[2].contains("Fixed was placed in"))
  }

  /// A container of each kind around a child.
  private static func containers(_ child: any Element) -> [any Element] {
    [
      Row { [child, child] }, Column { [child, child] },
      Row(alignment: .fill, underflow: .growUniformly, minimumSpacing: 4) { [child, child] },
      EqualStack(direction: .horizontal, spacing: 3) { [child, child] },
      GridRow(spacing: 2) { [child, child] }, Overlay { child },
      Flow(lineSpacing: 2, itemSpacing: 3) { [child, child] }, child.inset(uniform: 5),
      child.inset(uniform: -5), child.aligned(vertically: .bottom, horizontally: .trailing),
      child.centered(), child.constrainedTo(width: .atMost(-3), height: .atLeast(2)),
      child.constrainedTo(width: .within(20...30)), child.box(corners: .capsule),
      child.scrollable(), child.opacity(0.5), child.keyed(1), Button(wrapping: child),
      child.decorate(layering: .above, position: .inset(.zero)) { child },
    ]
  }

  private static let lengths: [CGFloat] = [-1e300, -10, 0, 1e-300, 1e9, 1e300]

  @Test("Negative and huge sizes are laid out in every container", arguments: lengths, Modes.all)
  func sizes(length: CGFloat, mode: LayoutMode) {
    for element in Self.containers(Fixed(length, length)) {
      let size = element.size(in: limits(100, nil), mode)
      #expect(!size.width.isNaN && !size.height.isNaN)
      for frame in element.layOut(100, 100, mode).allFrames {
        #expect(frame.width.isFinite && frame.height.isFinite)
        #expect(frame.minX.isFinite && frame.minY.isFinite)
      }
      let view = BlueprintView(element: element)
      view.frame.size = CGSize(width: 100, height: 100)
      view.layoutIfNeeded()
    }
  }

  @Test("A host of any size lays its element out", arguments: [-1, 0, 1e9] as [CGFloat])
  func hosts(length: CGFloat) {
    for element in Self.containers(Label(text: "some text")) {
      let view = BlueprintView(element: element)
      for other in [-5, 0, 100] as [CGFloat] {
        view.frame.size = CGSize(width: length, height: other)
        view.layoutIfNeeded()
        let size = view.sizeThatFits(CGSize(width: length, height: other))
        #expect(!size.width.isNaN && !size.height.isNaN)
      }
      let size = view.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan))
      #expect(!size.width.isNaN && !size.height.isNaN)
    }
  }

  @Test("Children with the same key keep their views, in order")
  func duplicateKeys() {
    func tags(_ keys: [Int]) -> any Element {
      Column { for key in keys { Leaf<UILabel>(5, 5) { $0[\.text] = "\(key)" }.keyed(key) } }
    }
    let view = BlueprintView(element: tags([1, 1, 2, 1]))
    view.frame.size = CGSize(width: 100, height: 100)
    view.layoutIfNeeded()
    let old = view.subviews
    #expect(old.count == 4)
    view.element = tags([1, 2, 1])
    view.layoutIfNeeded()
    #expect(view.subviews.count == 3)
    #expect(zip(view.subviews, [old[0], old[2], old[1]]).allSatisfy { $0 === $1 })
    let texts = view.subviews.map { ($0 as? UILabel)?.text }
    #expect(texts == ["1", "2", "1"])
  }

  private func stderr(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("An element of negative size shows nothing")
  func negative() {
    let view = BlueprintView(element: Leaf<UIView>(10, 10).inset(uniform: 60))
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.size) == [.zero])
  }
}
