import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ZIndexTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func show(_ rows: Int, _ layout: LayoutDescription = .table()) {
    list.configure { list in
      list.animatesChanges = false
      list.layout = layout
      list.content.containerHeader = TestTitle(text: "container", height: 10)
      list.content.header = TestTitle(text: "list", height: 10)
      list.content.footer = TestTitle(text: "end", height: 10)
      list += Section("s") { section in
        section.header = TestTitle(text: "section", height: 20)
        section.footer = TestTitle(text: "footer", height: 10)
        for row in 0..<rows { section += TestRow(id: "\(row)", height: 20) }
      }
    }
  }

  private var zIndexes: [Int] { list.scrollView.subviews.map(\.zIndex) }

  @Test("From back to front: footers, rows, section headers, the list's header, the container's")
  func parts() {
    show(2)
    #expect(zIndexes == [1, 2, 3, 3, 4, 5, 6])
  }

  @Test("A row that scrolls into view is behind the sticky header")
  func scrolling() {
    show(100)
    for y in stride(from: 0.0, to: 900, by: 37) {
      list.scrollView.contentOffset.y = y
      #expect(zIndexes == zIndexes.sorted())
      #expect(list.scrollView.subviews.last?.zIndex ?? 0 >= 4)
    }
  }

  @Test("A custom layout can bring a row to the front, and back again")
  func customLayout() {
    show(3, RaisingLayout.describe { $0.raised = 1 })
    let raised = list.display.visible.items[1].state.view
    #expect(list.scrollView.subviews.last === raised)
    show(3, RaisingLayout.describe { $0.raised = 2 })
    #expect(list.scrollView.subviews.last === list.display.visible.items[2].state.view)
    #expect(raised?.zIndex == 3)
    #expect(zIndexes == zIndexes.sorted())
  }
}
