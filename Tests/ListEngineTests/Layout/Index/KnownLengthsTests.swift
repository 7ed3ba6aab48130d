import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// A window of a flow or a pager knows how long everything is, where nothing has to be measured.
@Suite struct KnownLengthsTests {
  private func lists(
    _ layout: LayoutDescription,
    _ content: Content
  ) -> (window: ListView, whole: ListView) {
    func list(_ batching: BatchingPolicy) -> ListView {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.batching = batching
      list.configure {
        $0.layout = layout
        $0.content = content
        $0.animatesChanges = false
      }
      return list
    }
    return (list(.window(before: 2, after: 4)), list(.prefix(count: 1_000_000)))
  }

  private func content(
    _ counts: [Int],
    _ random: inout SplitMix64,
    _ item: (inout SplitMix64) -> (Sizing, ItemLayouts)
  ) -> Content {
    var content = Content()
    for (number, count) in counts.enumerated() {
      var section = Section(number)
      if number % 2 == 1 {
        section.header = HeaderFooter(TestTitle(text: "h"), sizing: .fixed(height: 31))
        section.footer = HeaderFooter(TestTitle(text: "f"), sizing: .fixed(height: 17))
      }
      if number % 3 == 2 { section.layouts.flow.itemSpacing = 11 }
      section += (0..<count).map {
        let (sizing, layouts) = item(&random)
        return Item(TestRow(id: "\(number)/\($0)"), sizing: sizing, layouts: layouts)
      }
      content.sections.append(section)
    }
    return content
  }

  @Test("The length of a flow of items with fixed sizes is exact", arguments: Seeds.all.prefix(12))
  func flow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var appearance = FlowAppearance.default
    appearance.spacings.itemSpacing = CGFloat(random.next() % 7)
    appearance.spacings.rowSpacing = CGFloat(random.next() % 7)
    appearance.spacings.rowToSectionFooterSpacing = 5
    appearance.spacings.sectionHeaderBottomSpacing = 6
    appearance.spacings.interSectionSpacing = .init(withFooter: 20, noFooter: 10)
    appearance.itemSizing = [.columns(3), .fixed(70), .natural, .natural][Int(seed % 4)]
    if seed % 3 == 0 { appearance.rowUnderflowAlignment = .fill(.matchPreviousRowSpacing) }
    if seed % 5 == 0 { appearance.rowBreaking = .listItemSpacing }
    let item: (inout SplitMix64) -> (Sizing, ItemLayouts) = { random in
      let size = (CGFloat(20 + random.next() % 120), CGFloat(20 + random.next() % 80))
      let fillsRow = seed % 2 == 0 && random.next() % 9 == 0
      return (
        .fixed(width: size.0, height: size.1),
        fillsRow ? ItemLayouts { $0.flow.width = .fillRow } : ItemLayouts()
      )
    }
    let (window, whole) = lists(
      appearance.toLayoutDescription(),
      content([60, 31, 0, 90, 7], &random, item)
    )
    #expect(window.presentation.itemCount < whole.presentation.itemCount)
    #expect(abs(window.contentSize.height - whole.contentSize.height) < 0.001)
    // Rows that come, go and change outside of the window.
    let other = content([60, 150, 3, 77, 60], &random, item)
    for list in [window, whole] { list.content = other }
    #expect(abs(window.contentSize.height - whole.contentSize.height) < 0.001)
    window.frame.size.width = 261
    whole.frame.size.width = 261
    #expect(abs(window.contentSize.height - whole.contentSize.height) < 0.001)
  }

  @Test("A flow with columns presents a part of a section, and not all of it")
  func columns() {
    var random = SplitMix64(seed: 1)
    let content = content([20_000], &random) { _ in (.fixed(height: 50), ItemLayouts()) }
    let (list, _) = lists(.flow { $0.itemSizing = .columns(3) }, content)
    list.scrollView.contentOffset.y = 150_000
    #expect(list.presentation.itemCount < 100)
    #expect(list.presentation.start.item % 3 == 0)
    #expect(abs(list.contentSize.height - 333_350) < 0.001)
    #expect(list.display.visible.items.first?.placed.place.index == 9_000)
  }

  @Test("The length of pages is exact, and so is every position", arguments: [0, 30])
  func paged(peek: CGFloat) {
    var random = SplitMix64(seed: 1)
    let counts = [200, 0, 31, 90]
    var content = content(counts, &random) { _ in (.thatFits(), ItemLayouts()) }
    content.header = TestTitle(text: "list")
    let (window, whole) = lists(
      .paged {
        $0.peek = .init(value: peek, firstItemConfiguration: .customLeading(peek / 2))
        $0.bounds = ListContentBounds(padding: insets(3, 5, 7, 9))
      },
      content
    )
    for height in [400, 523] as [CGFloat] {
      for list in [window, whole] { list.frame.size.height = height }
      #expect(window.contentSize == whole.contentSize)
      for (section, count) in counts.enumerated() where count > 0 {
        let path = IndexPath(item: count / 2, section: section)
        let place = window.windowState.extents.row(at: ItemPlace(path))
        let frame = whole.placement.content.itemFrame(at: path)
        #expect(
          place.map { $0.start + Double(window.placement.content.sectionsStart) }
            == frame.map { Double($0.minY - 3) }
        )
      }
    }
    #expect(window.presentation.itemCount < 20)
  }
}
