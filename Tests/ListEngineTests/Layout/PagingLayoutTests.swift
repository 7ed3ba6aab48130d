import HeadlessUIKit
import Testing

@testable import ListEngine

/// Paging over placed content: the vectors of group K.
@Suite(.underAllPolicies) struct PagingLayoutTests {
  private func content(_ direction: LayoutDirection) -> PlacedContent {
    shownList(200, 200) { list in
      list.layout = .table {
        $0.direction = direction
        $0.bounds = ListContentBounds(padding: insets(10, 20, 30, 40))
      }
      for id in ["a", "b"] {
        list(id) { section in
          section.header = title(100)
          section += rows([100, 100, 100])
        }
      }
    }.placement.content
  }

  private func target(
    _ direction: LayoutDirection,
    _ offset: CGFloat,
    _ velocity: CGFloat
  ) -> PagingTarget {
    PagingTarget(
      axis: direction.switch(vertical: .vertical, horizontal: .horizontal),
      offset: direction.point(x: 0, y: offset),
      velocity: velocity,
      visibleContentFrame: rect(0, 0, 200, 200)
    )
  }

  /// A vector about the offset at which a list stops.
  struct Offset: CustomTestStringConvertible {
    var id: String
    var direction: LayoutDirection
    var behavior: ListPagingBehavior
    var offset: CGFloat
    var velocity: CGFloat
    var expected: CGPoint?
    var testDescription: String { id }

    init(
      _ id: String,
      _ direction: LayoutDirection,
      _ behavior: ListPagingBehavior,
      _ offset: CGFloat,
      _ velocity: CGFloat,
      _ expected: CGPoint?
    ) {
      (self.id, self.direction, self.behavior) = (id, direction, behavior)
      (self.offset, self.velocity, self.expected) = (offset, velocity, expected)
    }
  }

  @Test(
    "The list stops where the specification says",
    arguments: [
      Offset("K1", .vertical, .none, 0, 1, nil),
      Offset("K2", .vertical, .firstVisibleItemEdge, 0, 1, .zero),
      Offset("K3", .vertical, .firstVisibleItemEdge, 100, 1, CGPoint(x: 0, y: 100)),
      Offset("K5", .vertical, .firstVisibleItemEdge, 100, -1, .zero),
      Offset("K6", .horizontal, .firstVisibleItemEdge, 0, 1, .zero),
      Offset("K8", .horizontal, .firstVisibleItemEdge, 0, -1, nil),
      Offset("K10", .vertical, .firstVisibleItemCentered, 0, 1, CGPoint(x: 0, y: -40)),
      Offset("K12", .vertical, .firstVisibleItemCentered, 0, -1, nil),
      Offset("K13", .vertical, .firstVisibleItemCentered, 100, -1, CGPoint(x: 0, y: -40)),
      Offset("K14", .horizontal, .firstVisibleItemCentered, 0, 1, CGPoint(x: -30, y: 0)),
      Offset("K16", .horizontal, .firstVisibleItemCentered, 0, -1, nil),
    ]
  )
  func offset(vector: Offset) {
    let found = content(vector.direction).pagingOffset(
      vector.behavior,
      target(vector.direction, vector.offset, vector.velocity),
      padding: vector.direction.switch(vertical: 10, horizontal: 20)
    )
    #expect(found == vector.expected)
  }

  @Test(
    "The element to stop at is that of the specification (K18–K25)",
    arguments: [
      (.vertical, 0, 1, rect(20, 10, 140, 100)), (.vertical, 50, 1, rect(20, 110, 140, 100)),
      (.vertical, 0, -1, nil), (.horizontal, 0, 1, rect(20, 10, 100, 160)),
      (.horizontal, 0, -1, nil), (.horizontal, 350, -1, rect(320, 10, 100, 160)),
    ] as [(LayoutDirection, CGFloat, CGFloat, CGRect?)]
  )
  func element(
    direction: LayoutDirection,
    offset: CGFloat,
    velocity: CGFloat,
    expected: CGRect?
  ) {
    #expect(content(direction).pagingElement(target(direction, offset, velocity)) == expected)
  }
}
