import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

@Suite struct EmbeddedListTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private var inner: ListView? {
    list.scrollView.descendants.compactMap { $0 as? ListView }.first
  }

  private func show(_ rows: Int) {
    list.configure { list in
      list("outer") { section in
        section += TestRow(id: "above")
        section += Item.list("inner", sizing: .fixed(height: 100)) { list in
          list("rows") { $0 += (0..<rows).map { TestRow(id: "\($0)") } }
        }
      }
    }
  }

  @Test("A list in a list has the row's size, shows its rows, and is updated with the outer one")
  func updates() throws {
    show(3)
    let inner = try #require(inner)
    #expect(inner.frame.size == CGSize(width: 200, height: 100))
    #expect(inner.visibleItems.count == 3)
    #expect(!inner.appearance.showsScrollIndicators)
    show(2)
    #expect(self.inner === inner)
    #expect(inner.content.itemCount == 2)
    #expect(inner.runLoop === list.runLoop)
  }

  @Test("A view whose row another view shows meanwhile starts at its start")
  func rowInAnotherView() {
    let states = EmbeddedListStates()
    let views = (0..<2).map { _ in ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    func show(_ row: String, in list: ListView) {
      states.show(row, in: list) {
        list.configure { list in
          list("rows") { section in
            section += (0..<20).map { TestRow(id: "\($0)") }
          }
        }
      }
    }
    show("a", in: views[0])
    views[0].scrollView.contentOffset.y = 300
    show("a", in: views[1])
    #expect(views[1].scrollView.contentOffset.y == 300)
    show("b", in: views[0])
    #expect(views[0].scrollView.contentOffset.y == 0)
    show("a", in: views[0])
    #expect(views[0].scrollView.contentOffset.y == 300)
  }

  @Test("Both lists present as much as the outer list's policy requires", arguments: [3, 40])
  func batching(count: Int) throws {
    list.batching = .prefix(count)
    show(100)
    let inner = try #require(inner)
    #expect(inner.batching == .prefix(count))
    list.batching = .window(before: 1, after: 2)
    show(99)
    #expect(self.inner?.batching == .window(before: 1, after: 2))
  }

  @Test("Both lists are in the trace, distinguished by their numbers")
  func traced() throws {
    let sink = RecordingSink()
    list.signposter = Signposter(sink: sink)
    show(3)
    let inner = try #require(inner)
    let updates = sink.take().filter { record in
      if case .begin(.update, _, _) = record.phase { true } else { false }
    }
    let lists = Set(updates.map(\.scope.list))
    #expect(lists == [list.listID, inner.listID])
  }
}

@Suite struct ListViewControllerTests {
  private final class Controller: ListViewController {
    var rows = 2
    override func configure(list: inout ListProperties) {
      list("rows") { section in
        section += (0..<rows).map {
          Item(TestRow(id: "\($0)"), selectionStyle: .selectable())
        }
      }
    }
  }

  @Test("The list is loaded at the first appearance; later ones clear the selection")
  func appearance() throws {
    let controller = Controller()
    controller.loadViewIfNeeded()
    let list = try #require(controller.view as? ListView)
    list.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    #expect(list.content.itemCount == 0)
    controller.viewWillAppear(false)
    #expect(list.content.itemCount == 2)
    list.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(list.selectedItems.count == 1)
    controller.viewWillAppear(false)
    #expect(list.selectedItems.isEmpty)
    controller.rows = 3
    controller.reload(animated: true)
    #expect(list.content.itemCount == 3)
  }
}
