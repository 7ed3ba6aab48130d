import HeadlessUIKit
import Testing

@testable import Elements

/// PIX.
@Suite struct PixelRoundingTests {
  private func host(_ element: any Element, _ width: CGFloat, _ height: CGFloat, scale: CGFloat)
    -> BlueprintView
  {
    let view = BlueprintView(element: element)
    view.environment.displayScale = scale
    view.frame.size = size(width, height)
    view.layoutIfNeeded()
    return view
  }

  /// The left and right edges of nested views on screen, from the outermost in.
  private func edges(_ view: UIView, from x: CGFloat = 0) -> [[CGFloat]] {
    view.subviews.flatMap { child in
      let left = x + child.frame.minX
      let own = child is BlueprintView ? [] : [[left, left + child.frame.width]]
      return own + edges(child, from: left)
    }
  }

  @Test(
    "Nested edges are rounded on screen (PIX-01…05)",
    arguments: [
      (0.3, 1, [[0, 100], [0, 100], [1, 99], [1, 99]]),
      (0.3, 2, [[0, 100], [0.5, 99.5], [0.5, 99.5], [1, 99]]),
      (0.9, 1, [[0, 100], [1, 99], [2, 98], [3, 97]]),
      (-1.5, 1, [[0, 100], [-2, 102], [-3, 103], [-5, 105]]),
    ] as [(CGFloat, CGFloat, [[CGFloat]])]
  )
  func nested(inset: CGFloat, scale: CGFloat, expected: [[CGFloat]]) {
    var element: any Element = Backed(child: Empty())
    for _ in 0..<3 { element = Backed(child: element.inset(uniform: inset)) }
    let found = edges(host(element, 100, 100, scale: scale))
    #expect(found.count == 4)
    for (edges, expected) in zip(found, expected) {
      for (edge, expected) in zip(edges, expected) { #expect(abs(edge - expected) < 1e-12) }
    }
  }

  private func row(_ wrap: (any Element) -> any Element) -> any Element {
    Backed(child: Row { for _ in 0..<5 { wrap(Leaf<UIView>(2, 5)) } })
  }

  /// An element in a host of its own.
  private struct Hosted: UIViewElement {
    var element: any Element
    func makeUIView() -> BlueprintView { BlueprintView(element: nil) }
    func updateUIView(_ view: BlueprintView, with context: UIViewElementContext) {
      view.element = element
    }
  }

  @Test("A row of equal boxes keeps their size (PIX-06, PIX-09)", arguments: [false, true])
  func row(isNested: Bool) {
    let view = host(row { isNested ? Hosted(element: $0) : $0 }, 13, 5, scale: 2)
    let boxes = view.subviews[0].subviews
    #expect(boxes.map(\.frame.minX) == [0, 3, 5.5, 8.5, 11])
    #expect(boxes.map(\.frame.size) == Array(repeating: size(2, 5), count: 5))
  }

  @Test("Nested boxes round as one (PIX-08, PIX-09)", arguments: [false, true])
  func boxes(isNested: Bool) {
    var element: any Element = Backed(child: Spacer(10))
    for _ in 0..<10 {
      element = Backed(
        child: (isNested ? Hosted(element: element) : element).inset(horizontal: 0.3, vertical: 2)
      )
    }
    let found = edges(host(element, 16, 50, scale: 2))
    let left: [CGFloat] = [0, 0.5, 0.5, 1, 1, 1.5, 2, 2, 2.5, 2.5, 3]
    #expect(found.count == 11)
    for (edges, left) in zip(found, left) {
      #expect(abs(edges[0] - left) < 1e-9)
      #expect(abs(edges[1] - (16 - left)) < 1e-9)
    }
  }

  private static let rules: [FloatingPointRoundingRule] = [
    .awayFromZero, .down, .toNearestOrAwayFromZero, .toNearestOrEven, .towardZero, .up,
  ]

  @Test(
    "Values are rounded to pixels (PIX-10…20)",
    arguments: [
      (1, 0, [0, 0, 0, 0, 0, 0]), (1, 0.1, [1, 0, 0, 0, 0, 1]), (1, 0.9, [1, 0, 1, 1, 0, 1]),
      (2, 0, [0, 0, 0, 0, 0, 0]), (2, 0.5, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
      (2, 0.9, [1, 0.5, 1, 1, 0.5, 1]), (3, 0.1, [1 / 3, 0, 0, 0, 0, 1 / 3]),
      (3, 0.5, [2 / 3, 1 / 3, 2 / 3, 2 / 3, 1 / 3, 2 / 3]),
    ] as [(CGFloat, CGFloat, [CGFloat])]
  )
  func values(scale: CGFloat, value: CGFloat, expected: [CGFloat]) {
    #expect(Self.rules.map { value.rounded($0, by: scale) } == expected)
  }

  @Test("Labels keep their size wherever they are (TXT-07)")
  func labels() {
    let label = Label(text: "Hello, World!")
    let measured = BlueprintView(element: label).sizeThatFits(.zero)
    #expect(measured.width > 0)
    for x in [-65536.3, -0.3, 0.2, 0.3, 65536.3] as [CGFloat] {
      let placed = label.aligned(vertically: .top, horizontally: .leading)
      let element = placed.inset(left: x, right: -x)
      let view = host(element, measured.width + 1, 40, scale: 2)
      #expect(view.subviews.map(\.frame.width) == [measured.width])
    }
  }

  @Test("Views in a transformed view are left alone")
  func transformed() {
    let element = Backed(child: Leaf<UIView>(3, 3).inset(uniform: 0.3)).scaled(scaleX: 2)
    let view = host(element, 10, 10, scale: 1)
    #expect(abs(view.subviews[0].subviews[0].frame.minX - 0.3) < 1e-9)
  }
}
