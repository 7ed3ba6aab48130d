#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A row with a grip, as a user writes it.
private struct Task: ItemContent, Equatable {
  var name: String
  var identifierValue: String { name }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.grip.apply(actions: info.reorderingActions)
    views.content.grip.isEnabled = info.isReorderable
  }

  static func createReusableContentView(frame: CGRect) -> View { View(frame: frame) }

  final class View: UIView {
    let grip = ItemReordering.GestureRecognizer(target: nil, action: nil)
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 50))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(handle)
      handle.addGestureRecognizer(grip)
    }
  }
}

@Suite struct ReorderSurfaceTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(_ names: [String], isReorderable: Bool = true) {
    list.configure { list in
      list.animatesChanges = false
      list("tasks") { section in
        for name in names {
          section += Item(Task(name: name)) { item in
            item.sizing = .fixed(height: 50)
            item.reordering = isReorderable ? ItemReordering() : nil
            item.onWasReordered = { _, _ in }
          }
        }
      }
    }
  }

  private var names: [String] {
    list.content.sections[0].filtered(to: Task.self).map(\.name)
  }

  private func view(_ index: Int, in view: UIView? = nil) -> Task.View? {
    func all(_ view: UIView) -> [Task.View] {
      ((view as? Task.View).map { [$0] } ?? []) + view.subviews.flatMap(all)
    }
    return all(list).sorted {
      $0.convert(CGPoint.zero, to: list).y < $1.convert(CGPoint.zero, to: list).y
    }[
      index
    ]
  }

  @Test("A grip drags its row, and drops it where the finger is lifted")
  func drag() throws {
    show(["a", "b", "c"])
    let grip = try #require(view(0)?.grip)
    let touch = list.simulateTouch(at: CGPoint(x: 20, y: 25))
    touch.move(to: CGPoint(x: 20, y: 50))
    #expect(grip.state == .began)
    touch.move(to: CGPoint(x: 20, y: 120))
    #expect(grip.state == .changed && names == ["a", "b", "c"])
    touch.lift()
    #expect(names == ["b", "c", "a"])
  }

  @Test("A dragged row follows the finger from where it is, not with its middle under it")
  func follows() throws {
    show(["a", "b", "c"])
    let row = try #require(view(0))
    let touch = list.simulateTouch(at: CGPoint(x: 20, y: 40))
    touch.move(to: CGPoint(x: 25, y: 60))
    touch.move(to: CGPoint(x: 30, y: 90))
    #expect(row.convert(CGPoint.zero, to: list) == CGPoint(x: 10, y: 50))
    touch.cancel()
  }

  @Test("A cancelled drag moves nothing, and neither does one beside the grip")
  func nothing() {
    show(["a", "b", "c"])
    let touch = list.simulateTouch(at: CGPoint(x: 20, y: 25))
    touch.move(to: CGPoint(x: 20, y: 120))
    touch.cancel()
    #expect(names == ["a", "b", "c"])
    let beside = list.simulateTouch(at: CGPoint(x: 150, y: 25))
    beside.move(to: CGPoint(x: 150, y: 120))
    beside.lift()
    #expect(names == ["a", "b", "c"])
    show(["a", "b", "c"], isReorderable: false)
    list.simulatePan(from: CGPoint(x: 20, y: 25), through: [CGPoint(x: 20, y: 120)])
    #expect(names == ["a", "b", "c"])
  }

  @Test("Assistive technologies get steps in place of the drag")
  func accessibility() throws {
    show(["a", "b", "c"])
    let proxy = try #require(view(1)?.grip.accessibilityProxy)
    let actions = try #require(proxy.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Move up", "Move down"])
    #expect(actions[0].actionHandler?(actions[0]) == true)
    #expect(names == ["b", "a", "c"])
    list.runLoop.turn()
    #expect(actions[0].actionHandler?(actions[0]) == false)
  }

  @Test("Rules are told what would move where")
  func rules() {
    let section = Section("a") { _ in }
    var result = ItemReordering.Result(
      from: IndexPath(item: 0, section: 0),
      fromSection: section,
      to: IndexPath(item: 1, section: 0),
      toSection: section
    )
    let rule: SectionReordering.CanReorder = { !$0.sectionChanged }
    #expect(throws: Never.self) { try #expect(rule(result)) }
    result.to = IndexPath(item: 0, section: 1)
    #expect(result.sectionChanged)
  }
}
