import HeadlessUIKit
import Testing

@testable import ListEngine

/// Animated scrolls during which the content changes.
@Suite struct InterruptedScrollTests {
  @Test(
    "They end within the limits of the new content",
    arguments: [0.05, 0.1, 0.15, 0.2, 0.25, 0.29],
    [0, 3, 40] as [CGFloat]
  )
  func layout(seconds: Double, spacing: CGFloat) {
    for target in stride(from: 300 as CGFloat, through: 3_000, by: 150) {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.configure { properties in
        properties.animatesChanges = false
        properties.layout = .table { $0.layout.itemSpacing = 20 }
        properties += Section(0) { section in
          section += (0..<60).map {
            Item(TestRow(id: "\($0)", height: 44), sizing: .thatFits(.init(.atLeast(44))))
          }
        }
      }
      list.runLoop.runUntilIdle()
      list.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      list.runLoop.advance(by: seconds)
      list.layout = .table { $0.layout.itemSpacing = spacing }
      list.runLoop.runUntilIdle()
      let limits = list.scrollView.verticalOffsetLimits
      let offset = list.scrollView.contentOffset.y
      #expect(limits.contains(offset), "to \(target): \(offset) is outside of \(limits)")
      #expect(list.blankLength == 0)
    }
  }
}
