import HeadlessUIKit
import ListSchema
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite(.underAllPolicies) struct ElementsInRectTests {
  /// Every layout, with random distances.
  private func layouts(
    _ direction: LayoutDirection,
    _ generator: inout SplitMix64
  ) -> [LayoutDescription] {
    let spacing = CGFloat.random(in: 0...3, using: &generator)
    let position = [ListHeaderPosition.inline, .sticky, .fixed].randomElement(using: &generator)
    return [
      .table {
        $0.direction = direction
        $0.listHeaderPosition = position ?? .inline
        $0.layout.itemSpacing = spacing
      },
      .flow {
        $0.direction = direction
        $0.stickySectionHeaders = true
        $0.spacings.rowSpacing = spacing
        $0.rowItemsAlignment = .center
      },
      .paged {
        $0.direction = direction
        $0.peek.value = spacing
      },
      MasonryLayout.describe {
        $0.direction = direction
        $0.spacing = -spacing * 10
      },
    ]
  }

  private func content(_ generator: inout SplitMix64) -> Content {
    Content { content in
      content.containerHeader = Bool.random(using: &generator) ? title(15) : nil
      content.header = Bool.random(using: &generator) ? title(20) : nil
      content.footer = title(30)
      for section in 0..<Int.random(in: 0...8, using: &generator) {
        content += Section(section) { content in
          content.layouts.table.columns = .init(count: Int.random(in: 1...3, using: &generator))
          if Bool.random(using: &generator) { content.header = title(30) }
          if Bool.random(using: &generator) { content.footer = title(10) }
          content += rows(
            sizes: (0..<Int.random(in: 0...90, using: &generator)).map { _ in
              let lengths: [CGFloat] = [0, 10, 44, 90, 130]
              return CGSize(
                width: lengths.randomElement(using: &generator) ?? 0,
                height: lengths.randomElement(using: &generator) ?? 0
              )
            }
          )
        }
      }
    }
  }

  @Test("Rectangle queries find what testing every element finds", arguments: Seeds.all)
  func matchesLinearScan(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let all = content(&generator)
    for direction in [LayoutDirection.vertical, .horizontal] {
      for layout in layouts(direction, &generator) {
        let list = shownList(100, 150) { ($0.layout, $0.content) = (layout, all) }
        for _ in 0..<10 {
          let range = -50...list.placement.content.contentLength + 50
          let start = CGFloat.random(in: range, using: &generator)
          list.scrollView.contentOffset = direction.point(x: 0, y: start)
          let rect = CGRect(
            origin: list.scrollView.contentOffset,
            size: direction.size(width: 100, height: .random(in: 0...200, using: &generator))
          )
          let found = list.placement.content.elements(in: rect).map(\.place)
          #expect(found == linearScan(list.placement.content, rect), "seed \(seed), \(rect)")
        }
      }
    }
  }

  private func linearScan(_ content: PlacedContent, _ rect: CGRect) -> [ElementPlace] {
    guard !content.sections.isEmpty else { return [] }
    var all: [(CGRect?, ElementPlace)] = [
      (content.containerHeader, ElementPlace(part: .containerHeader)),
      (content.visibleHeader, ElementPlace(part: .listHeader)),
    ]
    for (index, section) in content.sections.enumerated() {
      let header = content.visibleHeader(ofSection: index)
      all.append((header, ElementPlace(part: .sectionHeader, section: index)))
      for (item, frame) in section.items.enumerated() {
        all.append((frame, ElementPlace(part: .item, section: index, index: item)))
      }
      all.append((section.footer, ElementPlace(part: .sectionFooter, section: index)))
    }
    all.append((content.footer, ElementPlace(part: .listFooter)))
    all.append((content.overscrollFooter, ElementPlace(part: .overscrollFooter)))
    return all.filter { $0.0?.overlaps(rect) ?? false }.map(\.1)
  }

  @Test(
    "Intervals that may overlap another one are found whatever their order",
    arguments: Seeds.all
  )
  func reachIndex(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let intervals = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
      let start = CGFloat.random(in: 0...1_000, using: &generator)
      return (start: start, end: start + .random(in: 0...100, using: &generator))
    }
    let index = ReachIndex(count: intervals.count) { intervals[$0] }
    for _ in 0..<20 {
      let start = CGFloat.random(in: -100...1_100, using: &generator)
      let candidates = index.candidates(from: start, to: start + 50)
      for (position, interval) in intervals.enumerated() {
        let reaches = interval.end >= start && interval.start <= start + 50
        #expect(!reaches || candidates.contains(position))
      }
    }
  }

  @Test("In order, few intervals are candidates")
  func candidates() {
    let index = ReachIndex(count: 50_000) { (CGFloat($0 * 10), CGFloat($0 * 10 + 10)) }
    let candidates = index.candidates(from: 250_000, to: 250_600)
    #expect(candidates.contains(25_000) && candidates.contains(25_060))
    #expect(candidates.count <= 61 + 2 * ReachIndex.blockLength)
    #expect(index.candidates(from: -20, to: -10).isEmpty)
    #expect(index.candidates(from: 600_000, to: 600_100).isEmpty)
    #expect(ReachIndex().candidates(from: 0, to: 1).isEmpty)
  }

  /// Only what is populated is listed, so the absent container header of the vectors is left out.
  @Test(
    "What is visible at an offset is what the specification says (V1–V5)",
    arguments: [
      (0.0, "listHeader sectionHeader item0"), (50, "sectionHeader item0"), (100, "item0 item1"),
      (250, "item1 sectionFooter listFooter"),
    ]
  )
  func visibleContent(offset: Double, expected: String) {
    let list = shownList(100, 150) { list in
      list.layout = .table { $0.stickySectionHeaders = false }
      (list.header, list.footer, list.overscrollFooter) = (title(50), title(50), title(50))
      list("s") { section in
        (section.header, section.footer) = (title(50), title(50))
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

  @Test("A list without sections shows nothing, not even its header")
  func withoutSections() {
    let list = shownList(100, 150) { ($0.header, $0.footer) = (title(50), title(50)) }
    #expect(list.display.visible.elements.isEmpty)
  }
}
