import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// Lists of a million rows; each test takes a few seconds at most.
@Suite struct ManyItemsTests {
  private static let count = 1_000_000
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func visibleIDs() -> [Int] {
    list.visibleItems.compactMap { ($0.anyContent as? NumberedRow)?.id }
  }

  @Test("A million rows are shown, scrolled, and changed", .under(.prefix()))
  func million() {
    var rows = (0..<Self.count).map { Item(NumberedRow(id: $0), sizing: .fixed(height: 20)) }
    list.configure { $0("s") { $0 += rows } }
    #expect(visibleIDs() == [0, 1, 2, 3, 4])
    list.scrollView.contentOffset.y = 4_000
    #expect(visibleIDs() == [200, 201, 202, 203, 204])
    rows.remove(at: 200)
    list.configure { $0("s") { $0 += rows } }
    #expect(visibleIDs() == [201, 202, 203, 204, 205])
    #expect(list.presentation.itemCount < 1_000)
  }

  @Test("The last of a million rows can be scrolled to")
  func scrollToLast() {
    let rows = (0..<Self.count).map { Item(NumberedRow(id: $0), sizing: .fixed(height: 20)) }
    list.configure { $0("s") { $0 += rows } }
    #expect(list.scrollToLastItem())
    #expect(visibleIDs().last == Self.count - 1)
    #expect(list.contentSize.height == CGFloat(Self.count) * 20)
    list.scrollToTop()
    list.configure { $0("s") { $0 += rows } }
    #expect(visibleIDs() == [0, 1, 2, 3, 4])
    #expect(list.presentation.itemCount < 1_000)
  }

  @Test("Of a million lazy rows only the presented ones are built", .under(.prefix()))
  func lazy() {
    final class Counter { var built = 0 }
    let counter = Counter()
    func show(_ ids: Range<Int>) {
      list.configure { list in
        list("s") { section in
          section.setLazyItems(ids, id: \.self) { id in
            counter.built += 1
            return Item(NumberedRow(id: id), sizing: .fixed(height: 20))
          }
        }
      }
    }
    show(0..<Self.count)
    #expect(counter.built == 250)
    list.scrollView.contentOffset.y = 4_900
    #expect(visibleIDs().first == 245)
    show(1..<Self.count)
    #expect(visibleIDs().first == 246)
    #expect(counter.built < 2_000)
    list.scrollTo(item: NumberedRow.identifier(with: 20_000), position: .init(position: .top))
    #expect(visibleIDs().first == 20_000)
    #expect(counter.built < 30_000)
  }

  @Test("Thousands of empty sections are inserted, removed and moved", arguments: [false, true])
  func emptySections(hasHeaders: Bool) {
    func show(_ ids: some Collection<Int>) {
      list.configure { list in
        for id in ids {
          list(id) { if hasHeaders { $0.header = TestTitle(text: "", height: 10) } }
        }
      }
      checkInvariants(list)
    }
    show(0..<5_000)
    #expect(list.contentSize.height == (hasHeaders ? 50_000 : 0))
    show((0..<5_000).reversed())
    #expect(list.presentation.sections.first?.model.identifier.value == AnyHashable(4_999))
    list.scrollView.contentOffset.y = 1_000_000
    show(0..<10)
    show(0..<5_000)
    #expect(!list.scrollToLastItem())
    show([])
    #expect(list.scrollView.subviews.isEmpty)
  }
}

private struct NumberedRow: ItemContent, Equatable {
  var id: Int

  var identifierValue: Int { id }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
