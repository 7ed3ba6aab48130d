import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@Suite struct LazyItemsTests {
  private struct Product {
    var sku: String
    var height: CGFloat = 50
  }

  private final class Counter {
    var built = 0
  }

  private func content(_ count: Int, _ counter: Counter) -> Content {
    let products = (0..<count).map { Product(sku: "p\($0)") }
    return Content { content in
      content += Section("lazy") { section in
        section.setLazyItems(products, id: \.sku) { product in
          counter.built += 1
          return Item(TestRow(id: product.sku), sizing: .fixed(height: product.height))
        }
      }
    }
  }

  @Test("Only the rows of the slice are built, and each once for a content", .under(.prefix()))
  func slice() {
    let counter = Counter()
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    list.content = content(50_000, counter)
    #expect(counter.built == 250)
    #expect(list.visibleItems.count == 10)
    list.scrollView.contentOffset.y = 12_400
    // The slice now reaches 250 rows beyond the first one on screen.
    #expect(list.scrollView.contentSize.height > 12_500)
    #expect(counter.built < 550)
  }

  @Test("Counting and searching build nothing")
  func queries() {
    let counter = Counter()
    let content = content(50_000, counter)
    #expect(content.itemCount == 50_000)
    #expect(content.lastIndexPath() == IndexPath(item: 49_999, section: 0))
    let path = content.firstIndexPathForItem(with: TestRow.identifier(with: "p777"))
    #expect(path == IndexPath(item: 777, section: 0))
    #expect(content.firstIndexPathForItem(with: TestRow.identifier(with: "none")) == nil)
    #expect(content.contains(any: [.items]))
    #expect(counter.built == 0)
    #expect(
      content.item(at: IndexPath(item: 9, section: 0)).anyIdentifier.anyValue == AnyHashable("p9")
    )
    #expect(counter.built == 1)
  }

  @Test("Lazy rows show the same as rows that are all built")
  func sameAsEager() {
    let counter = Counter()
    let lazy = content(1_000, counter)
    var eager = lazy
    eager.sections[0].items = lazy.sections[0].items
    #expect(SectionedDiff(old: lazy.sections, new: eager.sections).isEmpty)
    #expect(eager.sections[0].count == 1_000)
  }

  @Test("Adding a row to a lazy section builds the others")
  func append() {
    let counter = Counter()
    var section = content(10, counter).sections[0]
    section += TestRow(id: "last")
    #expect(counter.built == 10)
    #expect(section.items.last?.anyIdentifier.anyValue == AnyHashable("last"))
    #expect(section.count == 11)
  }

  @Test("Rows can be changed as an array, one by one, without copying all each time")
  func editing() {
    var section = Section("s") { $0 += (0..<3).map { TestRow(id: "r\($0)") } }
    for index in 0..<50_000 { section.items.append(Item(TestRow(id: "n\(index)"))) }
    section.items.remove(at: 0)
    section.items[0].sizing = .fixed(height: 7)
    #expect(section.count == 50_002)
    #expect(section.items[0].sizing == .fixed(height: 7))
    section += TestRow(id: "end")
    #expect(section.count == 50_003)
  }
}
