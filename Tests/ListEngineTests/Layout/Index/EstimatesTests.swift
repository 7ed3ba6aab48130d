import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The lengths that a list knows, and assumes, of rows that it has not shown.
@Suite struct EstimatesTests {
  private let size = CGSize(width: 300, height: 400)

  /// The list with a small window, and its twin that places everything.
  private func lists(_ configure: (inout ListProperties) -> Void) -> (ListView, ListView) {
    let (list, whole) = (
      ListView(frame: CGRect(origin: .zero, size: size)),
      ListView(frame: CGRect(origin: .zero, size: size))
    )
    list.batching = .window(before: 2, after: 4)
    whole.batching = .prefix(count: 1_000_000)
    list.configure { configure(&$0) }
    whole.configure { configure(&$0) }
    return (list, whole)
  }

  private func fixed(_ count: Int, _ seed: Int) -> [Item<TestRow>] {
    (0..<count).map {
      Item(TestRow(id: "\(seed)/\($0)"), sizing: .fixed(height: CGFloat(20 + $0 * seed % 83)))
    }
  }

  @Test("Fixed sizes are known without showing them", arguments: [1, 3])
  func fixedSizes(columns: Int) {
    func configure(_ list: inout ListProperties, _ counts: [Int]) {
      list.layout = .table {
        $0.layout.itemSpacing = 3
        $0.layout.interSectionSpacingWithFooter = 20
        $0.layout.interSectionSpacingWithNoFooter = 10
        $0.layout.sectionHeaderBottomSpacing = 6
        $0.layout.itemToSectionFooterSpacing = 5
      }
      for (number, count) in counts.enumerated() {
        list += Section(number) { section in
          section.layouts.table.columns = .init(count: columns, spacing: 2)
          if number % 2 == 1 {
            section.header = HeaderFooter(TestTitle(text: "h"), sizing: .fixed(height: 31))
            section.footer = HeaderFooter(TestTitle(text: "f"), sizing: .fixed(height: 17))
          }
          section += fixed(count, number + 7)
        }
      }
    }
    let (list, whole) = lists { configure(&$0, [200, 101, 0, 400, 7]) }
    #expect(list.presentation.itemCount < 100)
    let lengths = [list, whole].map(\.scrollView.contentSize.height)
    #expect(abs(lengths[0] - lengths[1]) < 0.001)
    // Rows that come, go and change outside of the window.
    for target in [list, whole] { target.configure { configure(&$0, [200, 150, 3, 77, 60]) } }
    let changed = [list, whole].map(\.scrollView.contentSize.height)
    #expect(abs(changed[0] - changed[1]) < 0.001)
    #expect(changed != lengths)
  }

  @Test("Rows that are made on demand are not made for it")
  func lazyRows() {
    let list = ListView(frame: CGRect(origin: .zero, size: size))
    list.batching = .window(before: 2, after: 4)
    var made = 0
    list.configure { list in
      list("lazy") {
        $0.setLazyItems(Array(0..<50_000).map(String.init), id: \.self) { id in
          made += 1
          return Item(TestRow(id: id), sizing: .fixed(height: 30))
        }
      }
    }
    #expect(made < 200)
    // A constant stride is known from those that are shown.
    #expect(list.scrollView.contentSize.height == CGFloat(1_500_000))
    #expect(list.windowState.extents.estimate == 30)
  }

  /// Short rows, then high ones of another type.
  private func twoTypes(_ list: inout ListProperties) {
    list("short") {
      $0.setLazyItems(Array(0..<1_000).map(String.init), id: \.self) {
        TestRow(id: $0, height: 20)
      }
    }
    list("high") {
      $0.setLazyItems(Array(0..<1_000).map(String.init), id: \.self) {
        HighRow(id: $0, height: 200)
      }
    }
  }

  @Test("Rows are assumed to be as long as others of their type; the first sight moves nothing")
  func meansByType() {
    let (list, whole) = lists(twoTypes)
    #expect(list.scrollView.contentSize.height == CGFloat(40_000))
    list.scrollTo(
      item: HighRow.identifier(with: "500"),
      position: ScrollPosition(position: .top)
    )
    let before = onScreen(list)
    for _ in 0..<80 { list.scrollView.contentOffset.y += 100 }
    for _ in 0..<80 { list.scrollView.contentOffset.y -= 100 }
    #expect(onScreen(list) == before)
    #expect(whole.scrollView.contentSize.height == CGFloat(220_000))
    #expect(list.scrollView.contentSize.height == CGFloat(220_000))
  }

  @Test(
    "Another width forgets measured rows outside of the window, and the one before returns them"
  )
  func width() {
    let (list, _) = lists { list in
      list("rows") { $0 += (0..<400).map { TestRow(id: "\($0)", height: CGFloat(20 + $0 % 50)) } }
    }
    let known = { (0..<400).filter { list.windowState.extents.isKnown($0, ofSection: 0) }.count }
    for _ in 0..<40 { list.scrollView.contentOffset.y += 200 }
    let before = (known(), onScreen(list))
    #expect(before.0 > 150)
    list.frame.size.width = 500
    #expect(known() < 40)
    #expect(onScreen(list) == before.1)
    list.frame.size.width = 300
    #expect(known() >= before.0)
    #expect(onScreen(list) == before.1)
  }

  @Test("An animated scroll goes on as before when estimates on its way turn out wrong")
  func animatedScroll() {
    let (list, _) = lists { list in
      list("rows") { section in
        // Higher at first, so that the target is assumed further away than it is.
        section += (0..<3_000).map { TestRow(id: "\($0)", height: $0 < 40 ? 150 : 15) }
      }
    }
    list.scrollTo(
      item: TestRow.identifier(with: "2900"),
      position: ScrollPosition(position: .top),
      animated: true
    )
    var seen: [Int] = []
    for _ in 0..<240 {
      list.runLoop.advance(by: 1.0 / 120)
      seen.append(list.firstVisibleItem ?? -1)
    }
    #expect(seen.last == 2_900)
    #expect(seen == seen.sorted())
  }

  @Test("Other texts' sizes forget what was measured")
  func textMeasurer() {
    let (list, _) = lists { list in
      list("rows") { $0 += (0..<400).map { TestRow(id: "\($0)", height: CGFloat(20 + $0 % 50)) } }
    }
    for _ in 0..<20 { list.scrollView.contentOffset.y += 200 }
    list.textMeasurer = FixedWidthTextMeasurer()
    list.runLoop.runUntilIdle()
    let known = (0..<400).filter { list.windowState.extents.isKnown($0, ofSection: 0) }
    #expect(known.count < 40)
  }

  private func onScreen(_ list: ListView) -> [String: CGFloat] {
    Dictionary(
      list.display.visible.items.map {
        ("\($0.item.identifier)", $0.placed.frame.minY - list.scrollView.contentOffset.y)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// Another type of row.
struct HighRow: ItemContent {
  var id: String
  var height: CGFloat

  var identifierValue: String { id }
  func isEquivalent(to other: HighRow) -> Bool { height == other.height }
  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = height
  }
}
