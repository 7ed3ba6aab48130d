import HeadlessUIKit
import ListSchema
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite struct ElementsInRectTests {
  @Test("Rectangle queries find what testing every element finds", arguments: Seeds.all)
  func matchesLinearScan(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
    list.batching = .prefix(10_000)
    list.configure { list in
      list.layout = .table { $0.layout.itemSpacing = CGFloat.random(in: 0...3, using: &generator) }
      list.header = TestTitle(text: "h", height: 20)
      for section in 0..<Int.random(in: 0...8, using: &generator) {
        list += Section(section) { content in
          content.layouts.table.columns = .init(count: Int.random(in: 1...3, using: &generator))
          if Bool.random(using: &generator) { content.header = TestTitle(text: "s") }
          if Bool.random(using: &generator) { content.footer = TestTitle(text: "s", height: 10) }
          content += (0..<Int.random(in: 0...30, using: &generator)).map { item in
            TestRow(id: "\(item)", height: [0, 10, 44, 90].randomElement(using: &generator) ?? 0)
          }
        }
      }
    }
    let content = list.layoutContent
    for _ in 0..<50 {
      let rect = CGRect(
        x: 0,
        y: Double.random(in: -50...content.contentSize.height + 50, using: &generator),
        width: 100,
        height: Double.random(in: 0...200, using: &generator)
      )
      let found = content.elements(in: rect).map(\.place)
      #expect(found == linearScan(content, rect), "seed \(seed), \(rect)")
    }
  }

  private func linearScan(_ content: PlacedContent, _ rect: CGRect) -> [ElementPlace] {
    guard !content.sections.isEmpty else { return [] }
    var all: [(CGRect?, ElementPlace)] = [
      (content.containerHeader, ElementPlace(part: .containerHeader)),
      (content.header, ElementPlace(part: .listHeader)),
    ]
    for (index, section) in content.sections.enumerated() {
      all.append(
        (
          content.visibleHeader(ofSection: index),
          ElementPlace(part: .sectionHeader, section: index)
        )
      )
      for (item, frame) in section.items.enumerated() {
        all.append((frame, ElementPlace(part: .item, section: index, index: item)))
      }
      all.append((section.footer, ElementPlace(part: .sectionFooter, section: index)))
    }
    all.append((content.footer, ElementPlace(part: .listFooter)))
    return all.filter { $0.0?.overlaps(rect) ?? false }.map(\.1)
  }

  @Test(
    "What is visible at an offset is what the specification says (V1–V5)",
    arguments: [
      (0.0, "listHeader sectionHeader item0"), (50, "sectionHeader item0"), (100, "item0 item1"),
      (250, "item1 sectionFooter listFooter"),
    ]
  )
  func visibleContent(offset: Double, expected: String) {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
    list.configure { list in
      list.layout = .table { $0.stickySectionHeaders = false }
      list.header = HeaderFooter(TestTitle(text: "lh"), sizing: .fixed(height: 50))
      list.footer = HeaderFooter(TestTitle(text: "lf"), sizing: .fixed(height: 50))
      list("s") { section in
        section.header = HeaderFooter(TestTitle(text: "sh"), sizing: .fixed(height: 50))
        section.footer = HeaderFooter(TestTitle(text: "sf"), sizing: .fixed(height: 50))
        for _ in 0..<2 { section += Item(TestRow(id: ""), sizing: .fixed(height: 100)) }
      }
    }
    list.scrollView.contentOffset.y = offset
    let names = list.display.visible.elements.map { element in
      let place = element.placed.place
      return place.part == .item ? "item\(place.index)" : "\(place.part)"
    }
    #expect(names.joined(separator: " ") == expected)
  }
}
