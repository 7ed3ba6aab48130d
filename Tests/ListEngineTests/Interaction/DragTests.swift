import HeadlessUIKit
import Testing

@testable import ListEngine

/// Rows that the user drags, through a list.
@Suite(.underAllPolicies) struct DragTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Shows `a b | c`: sections whose rows can be dragged.
  private func show(
    _ diagram: String,
    _ reordering: ItemReordering? = ItemReordering(),
    sections: SectionReordering = SectionReordering(minItemCount: 0)
  ) {
    list.configure { list in
      list.stateObserver.onItemReordered { [log] in
        log.callbacks.append(
          "observer \($0.item.anyIdentifier.anyValue) \(text($0.result)) of \(text($0.sections))"
        )
      }
      for (index, part) in diagram.split(separator: "|", omittingEmptySubsequences: false)
        .enumerated()
      {
        list += Section(index, reordering: sections) {
          for word in part.split(separator: " ") {
            Item(TestRow(id: String(word), height: 50, log: log)) { [log] item in
              item.selectionStyle = .selectable()
              item.reordering = reordering
              item.onWasReordered = { log.callbacks.append("item \($0.content.id) \(text($1))") }
              item.onMove = { _ in log.callbacks.append("moved") }
            }
          }
        }
      }
    }
  }

  private func text(_ result: ItemReordering.Result) -> String {
    "\(result.indexPathsDescription) \(text([result.fromSection])) \(text([result.toSection]))"
  }

  private func text(_ sections: [Section]) -> String {
    sections.map { $0.items.map { "\($0.anyIdentifier.anyValue)" }.joined() }.joined(separator: "|")
  }

  private var content: String { text(list.content.sections) }
  private var presented: String { text(list.presentation.sections.map(\.model)) }

  @Test(
    "A row is lifted, dragged and dropped, within its section and into others",
    arguments: [
      ("a b c | d", path(0), path(2), "bca|d", "([0, 0] -> [0, 2]) bca bca"),
      ("a b c | d", path(2), path(0), "cab|d", "([0, 2] -> [0, 0]) cab cab"),
      ("a b c | d", path(1), path(1, 1), "ac|db", "([0, 1] -> [1, 1]) ac db"),
      ("a b c | d", path(0, 1), path(3), "abcd|", "([1, 0] -> [0, 3])  abcd"),
      ("a | ", path(0), path(0, 1), "|a", "([0, 0] -> [1, 0])  a"),
    ]
  )
  func drop(diagram: String, from: IndexPath, to: IndexPath, content: String, result: String) {
    show(diagram)
    let id = list.content.item(at: from).anyIdentifier.anyValue
    let state = list.presentation.state(at: from)
    #expect(list.beginReorderingItem(at: from))
    #expect(list.moveReorderedItem(to: to) == to)
    #expect(text(list.content.sections) != content)
    list.endReordering()
    #expect(self.content == content)
    #expect(presented == content)
    #expect(list.presentation.state(at: to) === state)
    let now = log.takeCallbacks()
    #expect(now.count == 1)
    #expect(now.first?.hasPrefix("item \(id) \(result)") == true, "\(now)")
    list.runLoop.turn()
    let later = log.takeCallbacks()
    #expect(later.count == 1)
    #expect(later.first?.hasPrefix("observer \(id) \(result)") == true, "\(later)")
    #expect(later.first?.hasSuffix("of \(content)") == true, "\(later)")
    #expect(list.runLoop.runUntilIdle())
    checkInvariants(list)
  }

  @Test("During a drag a row is shown where it would be dropped, and the others make room")
  func showsDrag() {
    show("a b c d")
    list.beginReorderingItem(at: path(0))
    #expect(log.takeShown().last == "a wasUpdated dragged")
    list.moveReorderedItem(to: path(2))
    #expect(list.visibleValues == ["b", "c", "a", "d"])
    let states = list.presentation.sections[0].items
    #expect(states.map { $0.view?.frame.minY } == [100, 0, 50, 150])
    list.moveReorderedItem(to: path(0))
    #expect(states.map { $0.view?.frame.minY } == [0, 50, 100, 150])
    list.moveReorderedItem(to: path(3))
    list.endReordering(.cancelled)
    #expect(states.map { $0.view?.frame.minY } == [0, 50, 100, 150])
    #expect(log.takeShown().last == "a wasUpdated")
    list.runLoop.turn()
    #expect(log.takeCallbacks() == [])
    #expect(content == "abcd")
  }

  @Test("Updates wait for the end of a drag, and for the turn after a drop")
  func updatesWait() {
    show("a b c")
    list.beginReorderingItem(at: path(0))
    show("a b c x")
    list.content = Content(sections: list.content.sections)
    #expect(presented == "abc")
    list.moveReorderedItem(to: path(2))
    list.endReordering()
    #expect(presented == "bca")
    // The app's reaction to the drop.
    show("b c a x")
    #expect(presented == "bca")
    _ = log.takeCallbacks()
    list.runLoop.turn()
    #expect(presented == "bcax")
    // Updates from before the drop ran first, and the rows moved back for a moment.
    #expect(
      log.takeCallbacks() == ["moved", "observer a ([0, 0] -> [0, 2]) bca bca of bca", "moved"]
    )
    #expect(list.updateQueue.isEmpty)
    checkInvariants(list)
  }

  @Test("An update that matches the drop changes nothing: the row has already moved")
  func updateAfterDrop() {
    show("a b c")
    list.beginReorderingItem(at: path(0))
    list.moveReorderedItem(to: path(2))
    list.endReordering()
    show("b c a")
    _ = log.takeCallbacks()
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["observer a ([0, 0] -> [0, 2]) bca bca of bca"])
  }

  @Test(
    "After a cancelled drag, and after one without a move, updates continue",
    arguments: [true, false]
  )
  func updatesAfterNothing(isCancelled: Bool) {
    show("a b c")
    list.beginReorderingItem(at: path(0))
    show("a b")
    list.endReordering(isCancelled ? .cancelled : .finished)
    list.runLoop.turn()
    #expect(presented == "ab")
    #expect(log.takeCallbacks() == [])
  }

  @Test("Content that is set without configure also waits for the drag")
  func otherWaysWait() {
    show("a b c")
    let all = list.content
    list.beginReorderingItem(at: path(2))
    list.moveReorderedItem(to: path(0))
    list.content = Content(sections: [Section("other", items: [TestRow(id: "z")])])
    list.set(source: StaticSource(with: Content()))
    #expect(content == "abc")
    #expect(list.content.itemCount == all.itemCount)
    list.endReordering()
    #expect(presented == "cab")
    list.runLoop.turn()
    #expect(presented == "")
    checkInvariants(list)
  }

  @Test("The list scrolls, selects and gets another size during a drag")
  func otherThings() {
    show((0..<30).map { "r\($0)" }.joined(separator: " "))
    list.beginReorderingItem(at: path(0))
    list.scrollView.contentOffset.y = 200
    list.moveReorderedItem(to: path(10))
    #expect(list.visibleValues.contains("r0"))
    list.frame.size.height = 300
    // Paths are those before the drop.
    list.tapItem(at: path(7))
    list.endReordering()
    list.runLoop.turn()
    #expect(list.visibleItems.count == 6)
    #expect(list.selectedValues == ["r7"])
    #expect(list.content.item(at: path(10)).anyIdentifier.anyValue == AnyHashable("r0"))
    checkInvariants(list)
  }

  @Test("The rules of the item and of the sections apply during a drag")
  func rules() {
    show("a b | c", ItemReordering(sections: .current))
    list.beginReorderingItem(at: path(0))
    #expect(list.moveReorderedItem(to: path(0, 1)) == path(0))
    #expect(list.moveReorderedItem(to: path(1)) == path(1))
    list.endReordering(.cancelled)
    show("a b | c", sections: SectionReordering(minItemCount: 2, maxItemCount: 2))
    list.beginReorderingItem(at: path(0))
    #expect(list.moveReorderedItem(to: path(1, 1)) == path(0))
    // Q7: rows can still be reordered within a section that is exactly full.
    #expect(list.moveReorderedItem(to: path(1)) == path(1))
    list.endReordering(.cancelled)
    show("a b | c", ItemReordering { $0.to != path(1) })
    list.beginReorderingItem(at: path(0))
    #expect(list.moveReorderedItem(to: path(1)) == path(0))
    #expect(list.moveReorderedItem(to: path(1, 1)) == path(1, 1))
    #expect(list.moveReorderedItem(to: path(0)) == path(0))
    list.endReordering()
    #expect(log.takeCallbacks() == [])
  }

  @Test("Limits count all rows of a section, including those not presented")
  func limitsOfLongSections() {
    list.batching = .prefix(5)
    show("a | b c d e f g h i j k", sections: SectionReordering(minItemCount: 0, maxItemCount: 10))
    #expect(list.presentation.sections[1].items.count < 10)
    list.beginReorderingItem(at: path(0))
    #expect(list.moveReorderedItem(to: path(0, 1)) == path(0))
    list.endReordering(.cancelled)
    show("a | b c d e f g h i j k")
    list.beginReorderingItem(at: path(0))
    list.moveReorderedItem(to: path(1, 1))
    list.endReordering()
    list.runLoop.turn()
    #expect(
      log.takeCallbacks() == [
        "item a ([0, 0] -> [1, 1])  bacdefghijk",
        "observer a ([0, 0] -> [1, 1])  bacdefghijk of |bacdefghijk",
      ]
    )
  }

  @Test("Invalid input does nothing")
  func badInput() {
    show("a b | c")
    #expect(list.moveReorderedItem(to: path(1)) == nil)
    list.endReordering()
    for bad in [path(9), path(0, 9), path(-1), path(0, -1), [], [0], [0, 0, 0]] as [IndexPath] {
      #expect(!list.beginReorderingItem(at: bad), "\(bad)")
    }
    #expect(list.beginReorderingItem(at: path(0)))
    #expect(!list.beginReorderingItem(at: path(1)))
    for bad in [path(2), path(2, 1), path(0, 2), path(-1), path(0, -1), []] as [IndexPath] {
      #expect(list.moveReorderedItem(to: bad) == path(0), "\(bad)")
    }
    list.endReordering()
    list.endReordering(.cancelled)
    show("a b", nil)
    #expect(!list.beginReorderingItem(at: path(0)))
    #expect(content == "ab")
  }

  @Test("A drop notifies the item or the observers: one of them is enough")
  func observersAlone() {
    list.configure { list in
      list.stateObserver.onItemReordered { [log] in
        log.callbacks.append("\($0.result.indexPathsDescription)")
      }
      list += Section(
        "s",
        items: ["a", "b"].map { Item(TestRow(id: $0), reordering: ItemReordering()) }
      )
    }
    list.beginReorderingItem(at: path(1))
    list.moveReorderedItem(to: path(0))
    list.endReordering()
    #expect(log.takeCallbacks() == [])
    list.runLoop.turn()
    #expect(log.takeCallbacks() == ["([0, 1] -> [0, 0])"])
  }

  @Test("A selected row keeps its selection when it is dragged")
  func selection() {
    show("a b | c")
    list.tapItem(at: path(0))
    list.beginReorderingItem(at: path(0))
    list.moveReorderedItem(to: path(1, 1))
    #expect(list.selectedValues == ["a"])
    list.endReordering()
    #expect(list.selectedIndexPaths == [path(1, 1)])
    list.runLoop.turn()
    // The item did not move by an update.
    #expect(!log.takeCallbacks().contains("moved"))
  }

  @Test("A lifted row whose swipe actions were open is closed")
  func swipes() {
    show("a b")
    list.beginReorderingItem(at: path(0))
    list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -100, y: 0)))
    #expect(list.swipeActionsState(ofItemAt: path(0)) == .closed)
    list.endReordering(.cancelled)
  }
}
