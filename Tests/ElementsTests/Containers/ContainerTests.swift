import HeadlessUIKit
import Testing

@testable import Elements

/// EQ, GR, OVL, INS, ALN, CEN, DRV-16, DRV-17.
@Suite struct ContainerTests {
  private static var squares: [any Element] {
    [Fixed(50, 50), Fixed(100, 100), Fixed(150, 150)]
  }

  /// A leaf of a fixed area.
  private static func area(_ area: CGFloat) -> any Element {
    Measured { constraint in
      if let width = constraint.width.constrainedValue { return size(width, area / width) }
      if let height = constraint.height.constrainedValue { return size(area / height, height) }
      return size(area.squareRoot(), area.squareRoot())
    }
  }

  private static var areas: [any Element] { [area(100), area(1200), area(100)] }

  private func equal(
    _ direction: EqualStack.Direction,
    _ spacing: CGFloat,
    _ children: [any Element]
  ) -> EqualStack {
    EqualStack(direction: direction, spacing: spacing) { children }
  }

  @Test("An EqualStack measures as its largest child (EQ-01…09)", arguments: Modes.all)
  func equalMeasuring(mode: LayoutMode) {
    #expect(EqualStack(direction: .vertical).spacing == 0)
    #expect(EqualStack(direction: .vertical).size(in: .unconstrained, mode) == .zero)
    let cases: [(EqualStack, SizeConstraint, CGSize)] = [
      (equal(.horizontal, 0, Self.squares), .unconstrained, size(450, 150)),
      (equal(.horizontal, 50, Self.squares), .unconstrained, size(550, 150)),
      (equal(.vertical, 0, Self.squares), .unconstrained, size(150, 450)),
      (equal(.vertical, 50, Self.squares), .unconstrained, size(150, 550)),
      (equal(.horizontal, 0, Self.areas), limits(300, nil), size(300, 12)),
      (equal(.horizontal, 30, Self.areas), limits(300, nil), size(300, 15)),
      (equal(.vertical, 50, Self.areas), limits(nil, 400), size(12, 400)),
    ]
    for (stack, proposal, expected) in cases {
      #expect(stack.size(in: proposal, mode) == expected)
    }
  }

  @Test("An EqualStack gives its children equal lengths (EQ-11, EQ-12)")
  func equalPlacing() {
    #expect(
      equal(.horizontal, 50, Self.squares).frames(700, 700)
        == [rect(0, 0, 200, 700), rect(250, 0, 200, 700), rect(500, 0, 200, 700)]
    )
    #expect(
      equal(.vertical, 0, Self.squares).frames(600, 600)
        == [rect(0, 0, 600, 200), rect(0, 200, 600, 200), rect(0, 400, 600, 200)]
    )
  }

  typealias Columns = [(GridRow.Width, CGFloat, CGFloat)]

  private func grid(
    _ columns: Columns,
    spacing: CGFloat = 0,
    _ alignment: GridRow.RowAlignment = .fill
  ) -> GridRow {
    GridRow {
      $0.spacing = spacing
      $0.verticalAlignment = alignment
      for (width, x, y) in columns { $0.add(width: width, child: Fixed(x, y)) }
    }
  }

  @Test("A GridRow measures (GR-01…05)", arguments: Modes.all)
  func gridMeasuring(mode: LayoutMode) {
    let empty = GridRow { _ in }
    #expect(empty.children.isEmpty)
    #expect(empty.verticalAlignment == .fill)
    #expect(empty.spacing == 0)
    let columns: Columns = [(.proportional(1), 10, 5), (.proportional(2), 25, 10)]
    #expect(grid(columns).size(in: .unconstrained, mode) == size(37.5, 10))
    #expect(grid(columns, spacing: 5).size(in: .unconstrained, mode) == size(42.5, 10))
    #expect(grid(columns).size(in: limits(25, 100), mode) == size(25, 10))
  }

  @Test("A GridRow places its columns (GR-06…15)", arguments: Modes.all)
  func gridPlacing(mode: LayoutMode) {
    let two: Columns = [(.proportional(1), 10, 5), (.proportional(2), 25, 10)]
    #expect(grid(two).frames(30, 10, mode) == [rect(0, 0, 10, 10), rect(10, 0, 20, 10)])
    let three: Columns = [(.proportional(1), 0, 0), (.proportional(2), 0, 0), (.absolute(7), 0, 0)]
    #expect(
      grid(three, spacing: 3).frames(40, 10, mode)
        == [rect(0, 0, 9, 10), rect(12, 0, 18, 10), rect(33, 0, 7, 10)]
    )
    let halves: Columns = [(.proportional(1), 0, 5), (.proportional(1), 0, 10)]
    #expect(grid(halves).frames(40, 20, mode) == [rect(0, 0, 20, 20), rect(20, 0, 20, 20)])
    #expect(grid(halves, .top).frames(40, 20, mode) == [rect(0, 0, 20, 5), rect(20, 0, 20, 10)])
    #expect(
      grid(halves, .center).frames(40, 20, mode) == [rect(0, 7.5, 20, 5), rect(20, 5, 20, 10)]
    )
    #expect(
      grid(halves, .bottom).frames(40, 20, mode) == [rect(0, 15, 20, 5), rect(20, 10, 20, 10)]
    )
    let edge: Columns = [(.proportional(1), 0, 0), (.proportional(0), 0, 0)]
    #expect(grid(edge).frames(40, 20, mode) == [rect(0, 0, 40, 20), rect(40, 0, 0, 20)])
    let over: Columns = [(.absolute(50), 0, 0), (.proportional(1), 0, 0)]
    #expect(grid(over).frames(40, 20, mode).map(\.width) == [50, 0])
    #expect(grid(over).frames(40, 20, mode).map(\.minX) == [0, 50])
  }

  @Test("A GridRow is built from elements and columns (GR-16)")
  func gridBuilder() {
    let row = GridRow {
      Fixed(1, 1)
      Fixed(1, 1).gridRowChild(key: "test", width: .absolute(100))
    }
    #expect(row.children.map(\.key) == [nil, "test"])
    #expect(row.children.map(\.width) == [.proportional(1), .absolute(100)])
  }

  @Test("An Overlay is as large as its children, which fill it (OVL-01, OVL-03)")
  func overlay() {
    let overlay = Overlay(elements: [Fixed(200, 200), Fixed(100, 100), Fixed(50, 50)])
    #expect(overlay.size() == size(200, 200))
    #expect(overlay.frames(300, 400) == Array(repeating: rect(0, 0, 300, 400), count: 3))
    let keyed = Overlay { overlay in
      overlay.add(key: 1, child: Fixed(1, 1))
      overlay.add(key: "foo", child: Spacer())
      overlay.add(child: Empty())
    }
    #expect(keyed.children.map(\.key) == [1, "foo", nil])
    #expect(keyed.children[1].element is Spacer)
  }

  @Test("Insets are added to the element (INS-01, DRV-17)", arguments: Modes.all)
  func inset(mode: LayoutMode) {
    #expect(Fixed(100, 100).inset(uniform: 20).size(in: .unconstrained, mode) == size(140, 140))
    let small = Fixed(10, 10).inset(uniform: 60)
    #expect(small.size(in: .unconstrained, mode) == size(130, 130))
    let frame = small.frames(100, 100, mode)[0]
    #expect((frame.origin, frame.size) == (CGPoint(x: 60, y: 60), size(-20, -20)))
    let edges = Fixed(10, 10).inset(top: 1, bottom: 2, left: 3, right: 4)
    #expect(edges.frames(100, 100, mode) == [rect(3, 1, 93, 97)])
  }

  @Test(
    "Aligned places its element horizontally (ALN-01…05)",
    arguments: [
      (.leading, 0, 100), (.center, 2450, 2550), (.trailing, 4900, 5000), (.fill, 0, 5000),
    ] as [(Aligned.HorizontalAlignment, CGFloat, CGFloat)]
  )
  func horizontally(alignment: Aligned.HorizontalAlignment, low: CGFloat, high: CGFloat) {
    let aligned = Fixed(100, 200).aligned(vertically: .center, horizontally: alignment)
    #expect(aligned.size() == size(100, 200))
    #expect(aligned.frames(5000, 6000) == [rect(low, 2900, high - low, 200)])
  }

  @Test(
    "Aligned places its element vertically (ALN-06…08)",
    arguments: [
      (.top, 0, 200), (.center, 2900, 3100), (.bottom, 5800, 6000), (.fill, 0, 6000),
    ] as [(Aligned.VerticalAlignment, CGFloat, CGFloat)]
  )
  func vertically(alignment: Aligned.VerticalAlignment, low: CGFloat, high: CGFloat) {
    let aligned = Fixed(100, 200).aligned(vertically: alignment)
    #expect(aligned.frames(5000, 6000) == [rect(2450, low, 100, high - low)])
  }

  @Test("Centered measures as its element, and clamps it to its space (CEN-01, DRV-16)")
  func centered() {
    #expect(Fixed(123, 456).centered().size() == size(123, 456))
    #expect(Fixed(300, 50).centered().frames(100, 100) == [rect(0, 25, 100, 50)])
  }
}
