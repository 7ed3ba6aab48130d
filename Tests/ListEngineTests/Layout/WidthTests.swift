import HeadlessUIKit
import Testing

@testable import ListEngine

private func custom(
  _ leading: CGFloat,
  _ trailing: CGFloat,
  _ width: WidthConstraint,
  _ alignment: CustomWidth.Alignment = .center
) -> CustomWidth {
  .custom(
    .init(
      padding: HorizontalPadding(leading: leading, trailing: trailing),
      width: width,
      alignment: alignment
    )
  )
}

@Suite(.underAllPolicies) struct WidthTests {
  @Test(
    "Widths and positions follow the specification (S1–S26)",
    arguments: [
      ("S1", custom(7, 3, .fixed(80), .leading), 100, 0, 7, 80),
      ("S2", custom(7, 3, .fixed(80)), 100, 0, 12, 80),
      ("S18", .default, 320, 300, 10, 300),
      ("S20", .fill, 320, 0, 0, 320),
      ("S21", custom(20, 40, .noConstraint), 200, 0, 20, 140),
      ("S22", custom(10, 50, .fixed(100)), 200, 0, 30, 100),
      ("S24", custom(20, 20, .atMost(600)), 1_000, 0, 200, 600),
      ("S24", custom(20, 20, .atMost(600)), 500, 0, 20, 460),
      ("S26", custom(5, 15, .atMost(50), .trailing), 200, 0, 135, 50),
    ] as [(String, CustomWidth, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func position(
    id: String,
    width: CustomWidth,
    view: CGFloat,
    standard: CGFloat,
    origin: CGFloat,
    length: CGFloat
  ) {
    let position = width.position(viewWidth: view, defaultWidth: standard)
    #expect([position.origin, position.width] == [origin, length], "\(id)")
  }

  @Test("A custom width overrides the parent's (S27)")
  func merge() {
    let parent = custom(1, 2, .fixed(3))
    #expect(CustomWidth.default.merge(with: parent) == parent)
    #expect(CustomWidth.fill.merge(with: parent) == .fill)
    #expect(custom(1, 1, .fixed(2)).merge(with: parent) == custom(1, 1, .fixed(2)))
  }

  @Test(
    "The padding of a table leaves the rest to its rows (S4, S6)",
    arguments: [WidthConstraint.noConstraint, .atMost(200)]
  )
  func rootWidth(constraint: WidthConstraint) {
    let content = shownList(200, 200) { list in
      list.layout = .table {
        $0.bounds = ListContentBounds(padding: insets(0, 50, 0, 40), width: constraint)
      }
      list("s") { $0 += rows([10]) }
    }.placement.content
    #expect(content.sections[0].items == [rect(50, 0, 110, 10)])
  }

  @Test("Without space nothing is measured, and nothing cached (S16)")
  func noRoom() {
    let log = TestLog()
    let list = shownList(200, 200) { list in
      list.layout = .table { $0.bounds = ListContentBounds(width: .fixed(0)) }
      list("s") { $0 += [TestRow(id: "a", log: log)] }
    }
    #expect(log.applied.filter { $0.hasSuffix("measurement") } == [])
    #expect(list.placement.content.sections[0].items[0].size == .zero)
  }

  @Test("A layout without bounds uses those of the environment; its own override them")
  func environmentBounds() {
    func x(_ own: ListContentBounds?) -> CGFloat? {
      shownList(200, 200) { list in
        list.layout = .flow { $0.bounds = own }
        list.environment.listContentBounds = { context in
          #expect(context.viewSize == CGSize(width: 200, height: 200))
          return ListContentBounds(padding: insets(0, 30, 0, 0))
        }
        list("s") { $0 += rows([10]) }
      }.placement.content.sections[0].items.first?.minX
    }
    #expect(x(nil) == 30)
    #expect(x(ListContentBounds(padding: insets(0, 5, 0, 0))) == 5)
  }
}
