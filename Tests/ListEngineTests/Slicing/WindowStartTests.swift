import Foundation
import HeadlessUIKit
import ListSchema
import Testing

@testable import ListEngine

@Suite struct WindowStartTests {
  @Test("Wherever a window starts, content above it is presented as it scrolls into view")
  func jumpUp() {
    for count in 1...40 {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.batching = .window(before: 10, after: 20)
      list.configure { list in
        list("above") { $0 += (0..<80).map { TestRow(id: "a\($0)") } }
        list("below") { $0 += (0..<count).map { TestRow(id: "b\($0)") } }
      }
      list.scrollToLastItem()
      list.scrollView.contentOffset.y = 440
      #expect(list.visibleItems.count == 10, "\(count) rows below")
    }
  }
}
