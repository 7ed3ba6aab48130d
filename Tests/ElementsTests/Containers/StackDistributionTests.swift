import HeadlessUIKit
import Testing

@testable import Elements

/// Surplus and missing space along a stack (STK-24…58, DRV-11).
@Suite struct StackDistributionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var underflow = StackLayout.UnderflowDistribution.spaceEvenly
    var overflow = StackLayout.OverflowDistribution.condenseProportionally
    var spacing: CGFloat = 0
    var length: CGFloat
    /// Lengths and priorities of the children.
    var children: [(CGFloat, CGFloat)]
    var measured: CGFloat
    var extents: [(CGFloat, CGFloat)]
    var testDescription: String { id }
  }

  static func grow(
    _ id: String,
    _ underflow: StackLayout.UnderflowDistribution,
    _ length: CGFloat,
    _ children: [(CGFloat, CGFloat)],
    _ measured: CGFloat,
    _ extents: [(CGFloat, CGFloat)]
  ) -> Case {
    Case(
      id: id,
      underflow: underflow,
      length: length,
      children: children,
      measured: measured,
      extents: extents
    )
  }

  static func shrink(
    _ id: String,
    _ overflow: StackLayout.OverflowDistribution,
    _ length: CGFloat,
    _ children: [(CGFloat, CGFloat)],
    _ measured: CGFloat,
    _ extents: [(CGFloat, CGFloat)],
    spacing: CGFloat = 0
  ) -> Case {
    Case(
      id: id,
      overflow: overflow,
      spacing: spacing,
      length: length,
      children: children,
      measured: measured,
      extents: extents
    )
  }

  static let underflow = [
    grow("STK-24", .growProportionally, 100, [(0, 1), (0, 1)], 0, [(0, 0), (0, 0)]),
    grow("STK-25", .spaceEvenly, 200, [(100, 1)], 100, [(0, 100)]),
    grow("STK-27", .growProportionally, 200, [(100, 1)], 100, [(0, 200)]),
    grow("STK-30", .growUniformly, 200, [(100, 0)], 100, [(0, 100)]),
    grow("STK-31", .justifyToStart, 200, [(100, 0)], 100, [(0, 100)]),
    grow("STK-33", .justifyToCenter, 200, [(100, 0)], 100, [(50, 150)]),
    grow("STK-35", .justifyToCenter, 15, [(12, 0)], 12, [(1.5, 13.5)]),
    grow("STK-36", .justifyToCenter, 200, [(100, 1)], 100, [(50, 150)]),
    grow("STK-37", .justifyToEnd, 200, [(100, 0)], 100, [(100, 200)]),
    grow("STK-39", .spaceEvenly, 400, [(100, 1), (100, 1)], 200, [(0, 100), (300, 400)]),
    grow("STK-40", .growUniformly, 400, [(200, 1), (100, 1)], 300, [(0, 250), (250, 400)]),
    grow("STK-43", .justifyToCenter, 400, [(100, 1), (100, 1)], 200, [(100, 200), (200, 300)]),
    grow("STK-44", .justifyToEnd, 400, [(100, 1), (100, 1)], 200, [(200, 300), (300, 400)]),
    grow("STK-47", .growProportionally, 400, [(200, 1), (100, 2)], 300, [(0, 250), (250, 400)]),
    grow("STK-48", .justifyToStart, 400, [(100, 3), (100, 1)], 200, [(0, 100), (100, 200)]),
    grow("STK-50", .justifyToEnd, 400, [(100, 3), (100, 1)], 200, [(200, 300), (300, 400)]),
  ]

  static let overflow = [
    shrink("STK-51", .condenseProportionally, 0, [(0, 1), (0, 1)], 0, [(0, 0), (0, 0)]),
    shrink("STK-53", .condenseUniformly, 100, [(200, 0)], 200, [(0, 200)]),
    shrink("STK-54", .condenseProportionally, 100, [(200, 1)], 100, [(0, 100)]),
    shrink(
      "STK-56",
      .condenseProportionally,
      200,
      [(300, 1), (100, 1)],
      200,
      [(0, 150), (150, 200)]
    ),
    shrink("STK-57", .condenseUniformly, 300, [(300, 1), (100, 1)], 300, [(0, 250), (250, 300)]),
    shrink(
      "STK-58",
      .condenseProportionally,
      200,
      [(200, 2), (100, 1)],
      200,
      [(0, 120), (120, 200)]
    ),
    shrink(
      "DRV-11",
      .condenseProportionally,
      100,
      [(60, 1), (60, 1)],
      100,
      [(0, 45), (55, 100)],
      spacing: 10
    ),
  ]

  @Test("Surplus space is distributed along the stack", arguments: underflow)
  func growing(_ test: Case) {
    check(test, grows: true)
  }

  @Test("Missing space is distributed along the stack", arguments: overflow)
  func shrinking(_ test: Case) {
    check(test, grows: false)
  }

  private func check(_ test: Case, grows: Bool) {
    var (row, column) = (Row(), Column())
    (row.horizontalUnderflow, column.verticalUnderflow) = (test.underflow, test.underflow)
    (row.horizontalOverflow, column.verticalOverflow) = (test.overflow, test.overflow)
    row.minimumHorizontalSpacing = test.spacing
    column.minimumVerticalSpacing = test.spacing
    for (length, priority) in test.children {
      let (grow, shrink) = grows ? (priority, 1) : (1, priority)
      row.add(growPriority: grow, shrinkPriority: shrink, child: Fixed(length, 100))
      column.add(growPriority: grow, shrinkPriority: shrink, child: Fixed(100, length))
    }
    for mode in Modes.all {
      let height: CGFloat = 100
      #expect(row.size(in: limits(test.length, height), mode) == size(test.measured, height))
      #expect(column.size(in: limits(height, test.length), mode) == size(height, test.measured))
      #expect(
        row.frames(test.length, height, mode).map { [$0.minX, $0.maxX] }
          == test.extents.map { [$0.0, $0.1] }
      )
      #expect(
        column.frames(height, test.length, mode).map { [$0.minY, $0.maxY] }
          == test.extents.map { [$0.0, $0.1] }
      )
    }
  }
}
