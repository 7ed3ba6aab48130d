import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct SizeTests {
  private static let lengths: [CGFloat] = [0, -1, -100, .nan, 0.001, 100, 1e9]
  private static let allFrames = lengths.flatMap { width in
    lengths.map { CGRect(x: 0, y: 0, width: width, height: $0) }
  }

  private func show(in list: ListView) {
    list.configure { list in
      list.header = TestTitle(text: "header", height: 0)
      list.footer = TestTitle(text: "footer", height: 0)
      list("s") { section in
        section.header = TestTitle(text: "section", height: 0)
        section += (0..<10).map { TestRow(id: "\($0)", height: CGFloat($0 * 10)) }
        section.footer = TestTitle(text: "section", height: 0)
      }
    }
  }

  @Test(
    "An infinite or NaN size counts as 0, and is recorded in the trace (S17, fixed)",
    arguments: [.nan, .infinity, .greatestFiniteMagnitude] as [CGFloat]
  )
  func invalidSizes(height: CGFloat) {
    let sink = RecordingSink()
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      list("s") { section in
        section += TestRow(id: "measured", height: height)
        section += Item(TestRow(id: "fixed"), sizing: .fixed(height: height))
        section += Item(TestRow(id: "least"), sizing: .thatFits(.init(.atLeast(height))))
        section += TestRow(id: "good", height: 20)
      }
    }
    #expect(list.placement.content.sections[0].items.map(\.height) == [0, 0, 0, 20])
    #expect(list.contentSize.height == 20)
    #expect(
      sink.records.contains {
        if case .event(.invalidSize, _) = $0.phase { true } else { false }
      }
    )
    checkInvariants(list)
  }

  @Test("Lengths whose sum overflows do not crash", arguments: [1e300, 1e308])
  func hugeSizes(height: CGFloat) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for count in [200, 150] {
      list.configure { list in
        list("s") { $0 += (0..<count).map { TestRow(id: "\($0)", height: height) } }
      }
      for offset in [0, 500, height, 3 * height, .infinity] {
        list.scrollView.contentOffset.y = offset
        checkInvariants(list)
      }
      list.scrollToLastItem()
      list.scrollToTop()
      checkInvariants(list)
    }
  }

  @Test(
    "A window takes any counts",
    arguments: [(-1, -1), (0, 0), (Int.min, Int.max), (.max, .max), (.max, 0)]
  )
  func windowCounts(before: Int, after: Int) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.batching = .window(before: before, after: after)
    list.configure { list in
      for section in 0..<20 {
        list(section) { $0 += (0..<20).map { TestRow(id: "\(section) \($0)", height: 30) } }
      }
    }
    for offset in [0, 3_000, 11_900, 50] as [CGFloat] {
      list.scrollView.contentOffset.y = offset
      #expect(!list.visibleItems.isEmpty)
      checkInvariants(list)
    }
  }

  @Test("A list accepts any frame; one without space presents nothing", arguments: allFrames)
  func frames(frame: CGRect) {
    for layout in [
      LayoutDescription.table(), .flow(), .paged(), .table { $0.direction = .horizontal },
    ] {
      let list = policyList(frame: frame)
      list.layout = layout
      show(in: list)
      let hasRoom = frame.size.width > 0 && frame.size.height > 0
      #expect((list.presentation.itemCount > 0) == hasRoom)
      checkInvariants(list)
      list.scrollView.contentOffset = CGPoint(x: 5, y: 5)
      list.scrollToLastItem()
      list.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      #expect(list.presentation.itemCount > 0)
      checkInvariants(list)
      list.frame = frame
      #expect((list.presentation.itemCount > 0) == hasRoom)
      checkInvariants(list)
    }
  }

  @Test("Headers and footers without height are shown at their positions")
  func zeroHeights() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    show(in: list)
    list.scrollView.contentOffset.y = -50
    #expect(list.display.visible.elements.count { !$0.isItem } == 2)
    checkInvariants(list)
  }

  @Test("Rows may be higher than any screen", arguments: [1e6, 1e12])
  func hugeHeights(height: CGFloat) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.configure { list in
      list("s") { $0 += (0..<5).map { TestRow(id: "\($0)", height: height) } }
    }
    #expect(list.visibleItems.count == 1)
    #expect(list.scrollToLastItem())
    #expect(list.visibleItems.first?.anyIdentifier == TestRow.identifier(with: "4"))
    checkInvariants(list)
  }

  @Test("Rows of a negative height take no space", arguments: [-1, -1e6])
  func negativeHeights(height: CGFloat) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for layout in [LayoutDescription.table(), .flow()] {
      list.layout = layout
      list.configure { list in
        list.header = TestTitle(text: "header", height: height)
        list("s") { section in
          section += TestRow(id: "a", height: height)
          section += Item(TestRow(id: "b"), sizing: .fixed(width: height, height: height))
          section += TestRow(id: "c", height: 20)
        }
      }
      checkInvariants(list)
      #expect(list.contentSize.height >= 20)
      #expect(list.visibleItems.contains { $0.anyIdentifier == TestRow.identifier(with: "c") })
    }
  }

  @Test(
    "Any number of rows may be presented, and at least as many as cover the view",
    arguments: [0, -5, .min, .max]
  )
  func batching(count: Int) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.batching = .prefix(count)
    list.configure { list in list("s") { $0 += (0..<300).map { TestRow(id: "\($0)") } } }
    // As many as cover the view.
    #expect(list.presentation.itemCount == (count == .max ? 300 : 3))
    list.scrollView.contentOffset.y = 10
    checkInvariants(list)
    list.scrollToLastItem()
    #expect(list.presentation.itemCount == 300)
    checkInvariants(list)
  }
}
