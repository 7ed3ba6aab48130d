import HeadlessUIKit
import Testing

@testable import Elements

/// FLO and DRV-09.
@Suite struct FlowTests {
  private static let boxes: [CGSize] = [
    size(50, 40), size(20, 20), size(30, 30), size(40, 40), size(50, 20), size(60, 30),
    size(70, 40), size(80, 20), size(90, 30), size(100, 40),
  ]

  private func boxes(
    _ line: Flow.LineAlignment = .leading,
    _ item: Flow.ItemAlignment = .center
  ) -> Flow {
    Flow(lineAlignment: line, lineSpacing: 10, itemAlignment: item, itemSpacing: 2) {
      for box in Self.boxes { Fixed(box.width, box.height) }
    }
  }

  @Test("A Flow measures to the end of its lines (FLO-01…06, DRV-09)", arguments: Modes.all)
  func measuring(mode: LayoutMode) {
    func flow(_ sizes: [CGSize], spacing: CGFloat = 0) -> Flow {
      Flow(lineSpacing: spacing) { for size in sizes { Fixed(size.width, size.height) } }
    }
    #expect(flow([]).size(in: .unconstrained, mode) == .zero)
    #expect(flow([size(50, 5)]).size(in: .unconstrained, mode) == size(50, 5))
    let three = [size(50, 5), size(100, 5), size(50, 5)]
    #expect(flow(three).size(in: limits(110, nil), mode) == size(100, 15))
    let wide = [size(110, 5), size(120, 5), size(130, 5)]
    #expect(flow(wide, spacing: 5).size(in: limits(100, nil), mode) == size(100, 25))
    let centered = Flow(lineAlignment: .center) { Fixed(50, 5) }
    #expect(centered.size(in: limits(110, nil), mode) == size(80, 5))
  }

  @Test("Lines are aligned (FLO-07…09)")
  func lines() {
    let exact = boxes().constrainedTo(width: .absolute(200))
    #expect(exact.size(in: .unconstrained) == size(200, 180))
    #expect(boxes().frames(200, 180).map(\.minX) == [0, 52, 74, 106, 148, 0, 62, 0, 82, 0])
    #expect(
      boxes(.center).frames(200, 180).map(\.minX) == [1, 53, 75, 107, 149, 34, 96, 14, 96, 50]
    )
    #expect(boxes(.trailing).frames(200, 180).map(\.maxX).max() == 200)
  }

  @Test(
    "Items are aligned in their lines (FLO-11…13)",
    arguments: [
      (
        .fill, [0, 0, 0, 0, 0, 50, 50, 100, 100, 140],
        [40, 40, 40, 40, 40, 40, 40, 30, 30, 40]
      ),
      (
        .top, [0, 0, 0, 0, 0, 50, 50, 100, 100, 140],
        [40, 20, 30, 40, 20, 30, 40, 20, 30, 40]
      ),
      (
        .center, [0, 10, 5, 0, 10, 55, 50, 105, 100, 140],
        [40, 20, 30, 40, 20, 30, 40, 20, 30, 40]
      ),
    ] as [(Flow.ItemAlignment, [CGFloat], [CGFloat])]
  )
  func items(alignment: Flow.ItemAlignment, y: [CGFloat], heights: [CGFloat]) {
    let frames = boxes(.leading, alignment).frames(200, 180)
    #expect(frames.map(\.minY) == y)
    #expect(frames.map(\.height) == heights)
  }

  @Test("Growing items share what their line leaves (FLO-15, FLO-16)")
  func growing() {
    func frames(_ children: [(CGFloat, Flow.Child.Priority)]) -> [CGRect] {
      Flow(lineSpacing: 10, itemSpacing: 2) {
        for (width, priority) in children { Fixed(width, 40).flowChild(priority: priority) }
      }.frames(200, 90)
    }
    #expect(
      frames([(100, .fixed), (90, .fixed), (40, .fixed), (80, .grows)])
        == [rect(0, 0, 100, 40), rect(102, 0, 90, 40), rect(0, 50, 40, 40), rect(42, 50, 158, 40)]
    )
    #expect(
      frames([(100, .fixed), (90, .fixed), (40, .grows), (40, .grows)])
        == [rect(0, 0, 100, 40), rect(102, 0, 90, 40), rect(0, 50, 99, 40), rect(101, 50, 99, 40)]
    )
  }

  @Test("Items wider than the flow are clamped (FLO-18)")
  func tooWide() {
    let flow = Flow(lineSpacing: 5) {
      Fixed(110, 40)
      Fixed(120, 20)
      Fixed(130, 30)
    }
    #expect(flow.size(in: limits(100, nil)) == size(100, 100))
    #expect(
      flow.frames(100, 100)
        == [rect(0, 0, 100, 40), rect(0, 45, 100, 20), rect(0, 70, 100, 30)]
    )
  }
}
