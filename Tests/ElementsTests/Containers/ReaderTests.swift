import HeadlessUIKit
import Testing

@testable import Elements

/// DEC, LWR, GEO, ENV-01…07.
@Suite struct ReaderTests {
  @Test("A decoration does not take part in the size (DEC-01)", arguments: Modes.all)
  func decorating(mode: LayoutMode) {
    let decorated = Fixed(60, 70).decorate(layering: .above, position: .corner(.topLeft)) {
      Spacer(width: 10, height: 15)
    }
    #expect(decorated.size(in: .unconstrained, mode) == size(60, 70))
    let children = decorated.layOut(100, 100, mode).children
    #expect(children.map(\.size) == [size(100, 100), size(10, 15)])
    #expect(children.map { $0.element is Fixed } == [true, false])
    let below = Fixed(60, 70).decorate(layering: .below, position: .inset(1)) { Spacer(1) }
    #expect(below.layOut(9, 9, mode).children.map { $0.element is Fixed } == [false, true])
  }

  @Test(
    "A decoration has its place (DEC-02…08)",
    arguments: [
      (0, rect(-10, -10, 70, 50)), (1, rect(20, 15, 10, 15)), (2, rect(-4, -5.5, 10, 15)),
      (3, rect(46, -5.5, 10, 15)), (4, rect(46, 24.5, 10, 15)), (5, rect(-4, 24.5, 10, 15)),
      (6, rect(1, 2, 3, 4)),
    ]
  )
  func position(index: Int, frame: CGRect) {
    let offset = UIOffset(horizontal: 1, vertical: 2)
    let positions: [Decorate.Position] = [
      .inset(10), .aligned(to: .bottom), .corner(.topLeft, offset), .corner(.topRight, offset),
      .corner(.bottomRight, offset), .corner(.bottomLeft, offset),
      .custom { _ in rect(1, 2, 3, 4) },
    ]
    let decorated = Fixed(50, 30).decorate(layering: .above, position: positions[index]) {
      Fixed(10, 15)
    }
    #expect(decorated.frames(50, 30)[1] == frame)
  }

  @Test("A LayoutWriter is built for measuring and for layout (LWR-01)", arguments: Modes.all)
  func writerCount(mode: LayoutMode) {
    var phases: [LayoutWriter.Context.Phase] = []
    let writer = LayoutWriter { context, _ in phases.append(context.phase) }
    let view = BlueprintView(element: writer.centered())
    view.layoutMode = mode
    view.frame.size = size(100, 100)
    #expect(phases.isEmpty)
    view.layoutIfNeeded()
    #expect(phases == [.measurement, .layout(.zero)])
  }

  @Test("A LayoutWriter is as large as its children reach, or fixed (LWR-02, LWR-04)")
  func writerSize() {
    let union = LayoutWriter { _, layout in
      layout.add(with: rect(10, 20, 50, 50), child: Empty())
      layout.add(with: rect(20, 10, 20, 100), child: Empty())
    }
    #expect(union.size() == size(60, 110))
    let fixed = LayoutWriter { _, layout in
      layout.sizing = .fixed(size(100, 100))
      layout.add(with: rect(10, 20, 50, 50), child: Empty())
    }
    #expect(fixed.size() == size(100, 100))
    #expect(
      union.layOut(9, 9).children[0].children.map(\.attributes.frame)
        == [rect(10, 20, 50, 50), rect(20, 10, 20, 100)]
    )
  }

  @Test("A GeometryReader is built from its space (GEO-01…03)", arguments: Modes.all)
  func geometry(mode: LayoutMode) {
    let reader = GeometryReader { geometry in
      Spacer(geometry.constraint.width.constrainedValue == nil ? 200 : 100)
    }
    #expect(reader.size(in: .unconstrained, mode) == size(200, 200))
    #expect(reader.size(in: limits(500, nil), mode) == size(100, 100))
    let half = GeometryReader { geometry in
      let space = geometry.constraint.maximum
      return Spacer(width: space.width / 2, height: space.height / 2)
        .aligned(vertically: .bottom, horizontally: .trailing)
    }
    let aligned = half.layOut(100, 100, mode).children[0]
    #expect(aligned.children.map(\.attributes.frame) == [rect(50, 50, 50, 50)])
  }

  private enum Key: EnvironmentKey {
    static var defaultValue: CGFloat { 10 }
  }

  private enum OtherKey: EnvironmentKey {
    static var defaultValue: String? { "default" }
  }

  @Test("A GeometryReader measures in its own environment (GEO-04)", arguments: Modes.all)
  func nestedMeasuring(mode: LayoutMode) {
    let reader = GeometryReader { geometry in
      Spacer(
        size: geometry.measure(element: EnvironmentReader { Spacer($0[Key.self]) })
      )
    }
    #expect(reader.size(in: .unconstrained, mode) == size(10, 10))
    let adapted = reader.adaptedEnvironment(key: Key.self, value: 5)
    #expect(adapted.size(in: .unconstrained, mode) == size(5, 5))
  }

  @Test("An element reads the environment, with changes and without (ENV-01, ENV-02)")
  func environment() {
    let reader = EnvironmentReader { Spacer($0[Key.self]) }
    #expect(reader.size() == size(10, 10))
    #expect(reader.adaptedEnvironment(key: Key.self, value: 4).size() == size(4, 4))
    let laidOut = reader.adaptedEnvironment(key: Key.self, value: 4).layOut(9, 9)
    #expect(laidOut.children[0].environment[Key.self] == 4)
    #expect((laidOut.children[0].children[0].element as? Spacer)?.size == size(4, 4))
  }

  @Test("The change closest to an element wins, and wrappers become one (ENV-07)")
  func wrapping() throws {
    var element: any Element = Fixed(1, 1)
    element = element.adaptedEnvironment(key: Key.self, value: 1.1)
    element = element.adaptedEnvironment(key: Key.self, value: 1.2)
    element = element.adaptedEnvironment(key: OtherKey.self, value: "2.1")
    element = element.adaptedEnvironment(key: Key.self, value: 1.3)
    element = element.adaptedEnvironment(key: OtherKey.self, value: "2.2")
    #expect((element as? AdaptedEnvironment)?.wrappedElement is Fixed)
    let environment = element.layOut(1, 1).children[0].environment
    #expect(environment[Key.self] == 1.1)
    #expect(environment[OtherKey.self] == "2.1")
    #expect(Environment.empty[OtherKey.self] == "default")
    let removed = Fixed(1, 1).adaptedEnvironment(key: OtherKey.self, value: nil).layOut(1, 1)
    #expect(removed.children[0].environment[OtherKey.self] == nil)
  }

  @Test("Environments are compared by their values")
  func comparing() {
    var first = Environment()
    first[Key.self] = 1
    var second = Environment()
    second[Key.self] = 1
    #expect(first.isEquivalent(to: second))
    let copy = second
    second[Key.self] = 2
    #expect(!first.isEquivalent(to: second))
    #expect(first.isEquivalent(to: copy))
    second = .empty
    #expect(!first.isEquivalent(to: second))
  }
}
