import HeadlessUIKit
import Testing

@testable import Elements

/// CSZ and CAR.
@Suite struct ConstrainedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var proposal: SizeConstraint
    var width = ConstrainedSize.Constraint.unconstrained
    var height = ConstrainedSize.Constraint.unconstrained
    var fixed: CGSize
    var flexible: CGSize
    var testDescription: String { id }
  }

  static let free = SizeConstraint.unconstrained
  static let tight = limits(75, 300)

  static let cases: [Case] = [
    Case(id: "CSZ-01", proposal: free, fixed: size(100, 110), flexible: size(100, 110)),
    Case(
      id: "CSZ-03",
      proposal: free,
      width: .atMost(75),
      height: .atMost(85),
      fixed: size(75, 85),
      flexible: size(75, 85)
    ),
    Case(
      id: "CSZ-04",
      proposal: free,
      width: .atLeast(175),
      fixed: size(175, 110),
      flexible: size(175, 110)
    ),
    Case(
      id: "CSZ-06",
      proposal: free,
      width: .within(110...120),
      fixed: size(110, 110),
      flexible: size(120, 92)
    ),
    Case(
      id: "CSZ-07",
      proposal: free,
      width: .within(110...120),
      height: .within(120...130),
      fixed: size(110, 120),
      flexible: size(120, 120)
    ),
    Case(
      id: "CSZ-09",
      proposal: free,
      width: .absolute(125),
      height: .absolute(135),
      fixed: size(125, 135),
      flexible: size(125, 135)
    ),
    Case(id: "CSZ-10", proposal: tight, fixed: size(100, 110), flexible: size(75, 147)),
    Case(
      id: "CSZ-11",
      proposal: tight,
      width: .atMost(85),
      fixed: size(85, 110),
      flexible: size(75, 147)
    ),
    Case(
      id: "CSZ-13",
      proposal: tight,
      width: .atLeast(175),
      fixed: size(175, 110),
      flexible: size(175, 63)
    ),
    Case(
      id: "CSZ-14",
      proposal: tight,
      width: .atLeast(175),
      height: .atLeast(150),
      fixed: size(175, 150),
      flexible: size(175, 150)
    ),
    Case(
      id: "CSZ-16",
      proposal: tight,
      width: .within(110...120),
      height: .within(120...130),
      fixed: size(110, 120),
      flexible: size(110, 120)
    ),
    Case(
      id: "CSZ-17",
      proposal: tight,
      width: .absolute(125),
      fixed: size(125, 110),
      flexible: size(125, 88)
    ),
  ]

  @Test("The limits win over the proposal", arguments: cases)
  func limiting(_ test: Case) {
    let flexible = Measured {
      let width = $0.width.constrainedValue ?? 100
      return size(width, (11000 / width).rounded())
    }
    for mode in Modes.all {
      func measured(_ element: any Element) -> CGSize {
        ConstrainedSize(width: test.width, height: test.height, wrapping: element)
          .size(in: test.proposal, mode)
      }
      #expect(measured(Fixed(100, 110)) == test.fixed)
      #expect(measured(flexible) == test.flexible)
    }
  }

  @Test("An element of absolute size is not measured")
  func absolute() {
    let element = Measured { (_: SizeConstraint) in
      Issue.record("measured")
      return .zero
    }
    #expect(element.constrainedTo(size: size(3, 4)).size() == size(3, 4))
  }

  private static let wide = AspectRatio(width: 4, height: 1)
  private static let tall = AspectRatio(width: 1, height: 4)

  private func ratio(
    _ ratio: AspectRatio,
    _ mode: ConstrainedAspectRatio.ContentMode
  ) -> ConstrainedAspectRatio {
    Fixed(12, 10).constrainedTo(aspectRatio: ratio, contentMode: mode)
  }

  @Test("An aspect ratio fits the space (CAR-01…16)", arguments: Modes.all)
  func fitParent(mode: LayoutMode) {
    let cases: [(AspectRatio, SizeConstraint, CGSize)] = [
      (Self.wide, limits(100, 100), size(100, 25)),
      (Self.wide, limits(100, nil), size(100, 25)),
      (Self.wide, limits(8, nil), size(8, 2)),
      (Self.wide, limits(nil, 8), size(32, 8)),
      (Self.wide, .unconstrained, size(infinity, infinity)),
      (Self.tall, limits(100, 100), size(25, 100)),
      (Self.tall, limits(8, 8), size(2, 8)),
      (Self.tall, limits(8, nil), size(8, 32)),
      (Self.tall, limits(nil, 100), size(25, 100)),
      (Self.tall, .unconstrained, size(infinity, infinity)),
      (Self.tall, limits(20, 80), size(20, 80)),
    ]
    for (ratio, proposal, expected) in cases {
      #expect(self.ratio(ratio, .fitParent).size(in: proposal, mode) == expected)
    }
  }

  @Test(
    "An aspect ratio fits the content in any space (CAR-17…20)",
    arguments: [
      limits(100, 100), limits(8, 8), limits(100, nil), limits(8, nil), limits(nil, 100),
      limits(nil, 8), limits(nil, nil), limits(80, 20),
    ]
  )
  func fitContent(proposal: SizeConstraint) {
    #expect(ratio(Self.wide, .fitContent).size(in: proposal) == size(40, 10))
    #expect(ratio(Self.tall, .fitContent).size(in: proposal) == size(12, 48))
    #expect(ratio(Self.wide, .shrinkContent).size(in: proposal) == size(12, 3))
    #expect(ratio(Self.tall, .shrinkContent).size(in: proposal) == size(2.5, 10))
  }
}
