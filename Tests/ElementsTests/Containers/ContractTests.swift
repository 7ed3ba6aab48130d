import HeadlessUIKit
import Testing

@testable import Elements

/// The sizing contract, on which the caches rely.
@Suite struct ContractTests {
  private static let limits: [CGFloat?] = [
    0, 1, 5, 10, 50, 100, 500, 1000, 5000, 10000, nil,
  ]

  private func proposal(_ width: CGFloat?, _ height: CGFloat?) -> SizeConstraint {
    SizeConstraint(
      width: width.map { .atMost($0) } ?? .unconstrained,
      height: height.map { .atMost($0) } ?? .unconstrained
    )
  }

  /// Checks the lengths that limits give on an axis, with each limit on the other one.
  private func check(_ element: any Element, _ name: String) {
    for other in Self.limits {
      let widths = Self.limits.map { element.size(in: proposal($0, other)).width }
      let heights = Self.limits.map { element.size(in: proposal(other, $0)).height }
      for lengths in [widths, heights] {
        for (index, pair) in zip(lengths, lengths.dropFirst()).enumerated() {
          let low = Self.limits[index] ?? .infinity
          #expect(pair.0 <= pair.1, "\(name): a larger limit than \(low) gives less")
          if pair.1 <= low {
            #expect(pair.0 == pair.1, "\(name): \(low) is enough, but gives another length")
          }
        }
      }
    }
  }

  @Test("Built-in elements follow the contract")
  func builtIn() {
    let label = Label(text: "Some words that wrap, and a longer one")
    let row = Row(minimumSpacing: 3) {
      label
      Fixed(30, 20)
    }
    let elements: [(String, any Element)] = [
      ("Spacer", Spacer(20)), ("Row", row),
      ("Column", Column { row }), ("Inset", row.inset(uniform: 7)), ("Aligned", row.aligned()),
      ("Overlay", Overlay(elements: [row, Fixed(40, 3)])), ("Box", row.box()),
      ("ConstrainedSize", row.constrainedTo(width: .within(20...90), height: .atMost(70))),
      ("Flow", Flow { for number in 0..<6 { Fixed(CGFloat(number) * 9, 10) } }),
      ("GridRow", GridRow { Fixed(30, 20).gridRowChild(width: .absolute(40)) }),
      ("ScrollView", row.scrollable()),
      ("EnvironmentReader", EnvironmentReader { _ in row }),
    ]
    for (name, element) in elements { check(element, name) }
  }

  @Test(
    "Aspect ratios follow the contract (CAR)",
    arguments: [ConstrainedAspectRatio.ContentMode.fitParent, .fitContent, .shrinkContent]
  )
  func aspectRatios(mode: ConstrainedAspectRatio.ContentMode) {
    for ratio in [AspectRatio(ratio: 4), AspectRatio(ratio: 0.25)] {
      check(Fixed(12, 10).constrainedTo(aspectRatio: ratio, contentMode: mode), "\(mode) \(ratio)")
    }
  }

  @Test("Nothing is concluded from the ratio of content that wraps", arguments: Modes.all)
  func wrappingRatio(mode: LayoutMode) {
    let wrapping = Measured { proposal in
      proposal.widthLimit < 100 ? CGSize(width: 60, height: 20) : CGSize(width: 100, height: 10)
    }
    let element = wrapping.constrainedTo(
      aspectRatio: AspectRatio(ratio: 2),
      contentMode: .shrinkContent
    )
    var environment = Environment()
    environment.layoutMode = mode
    let tree = MeasuredTree(element, environment)
    #expect(tree.size(in: proposal(nil, nil)) == CGSize(width: 20, height: 10))
    #expect(tree.size(in: proposal(60, 100)) == CGSize(width: 40, height: 20))
  }

  @Test("Nothing is concluded about elements that do not follow the contract", arguments: Modes.all)
  func breaking(mode: LayoutMode) {
    let grid = GridRow { Fixed(30, 20) }
    let flow = Flow(lineAlignment: .trailing) { Fixed(30, 20) }
    let built = EnvironmentReader { _ in grid }
    let read = GeometryReader { _ in grid }
    for element in [
      grid.inset(uniform: 1), flow.inset(uniform: 1), built.inset(uniform: 1),
      read.inset(uniform: 1),
    ] as [any Element] {
      // Without a limit first, then with one.
      let scroll = Overlay(elements: [element.scrollable(.fittingContent), element])
      var environment = Environment()
      environment.layoutMode = mode
      let tree = MeasuredTree(element, environment)
      _ = tree.size(in: proposal(nil, 50))
      #expect(tree.size(in: proposal(100, 50)).width == 100)
      #expect(scroll.size(in: proposal(100, 50), mode).width == 100)
    }
  }
}
