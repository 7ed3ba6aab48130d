import Foundation
import HeadlessUIKit
import TestSupport
import ListSchema
import Testing
import Workloads

@testable import ListEngine

@Suite(.underAllPolicies) struct ElementsOnScreenTests {
  @Test(
    "What is found after other elements is what is found alone",
    arguments: Seeds.all.prefix(12)
  )
  func sameAsFoundAlone(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for _ in 0..<12 {
      if Bool.random(using: &generator) {
        let sections = Self.sections(&generator)
        list.configure { list in
          list.animatesChanges = false
          list.content.header = TestTitle(text: "list")
          for section in sections { list += section }
        }
      } else {
        let end = max(0, list.scrollView.contentSize.height - 200)
        list.scrollView.contentOffset.y = CGFloat.random(in: 0...end, using: &generator)
      }
      let visible = list.display.visible
      let alone = VisibleContent(
        list.presentation,
        visible.elements.map(\.placed),
        after: VisibleContent()
      )
      #expect(visible.itemCount == alone.itemCount)
      #expect(visible.elements.map(\.placed) == alone.elements.map(\.placed))
      #expect(visible.elements.elementsEqual(alone.elements) { $0.state === $1.state })
      #expect(visible.elements.elementsEqual(alone.elements) { $0.storage === $1.storage })
      #expect(Set(visible.elements.map { ObjectIdentifier($0) }).count == visible.elements.count)
    }
  }

  private static func sections(_ generator: inout SplitMix64) -> [Section] {
    (0..<Int.random(in: 0...3, using: &generator)).map { id in
      Section(id) { section in
        if Bool.random(using: &generator) { section.header = TestTitle(text: "\(id)") }
        section += (0..<Int.random(in: 0...40, using: &generator)).map { row in
          TestRow(
            id: "\(id) \(row * Int.random(in: 1...2, using: &generator))",
            height: CGFloat(Int.random(in: 0...3, using: &generator) * 15)
          )
        }
      }
    }
  }

  @Test("A row that stays on screen while the list scrolls is the same object")
  func scrolling() {
    let list = shownRows()
    let before = list.display.visible.elements
    list.scrollView.contentOffset.y = 50
    let after = list.display.visible.elements
    #expect(before.count == 10)
    #expect(after.count == 11)
    #expect(zip(before.dropFirst(2), after).allSatisfy { $0 === $1 })
  }

  @Test("A row that an update describes again is another object, with the new item")
  func update() {
    let list = shownRows()
    let before = list.display.visible.elements
    show(list)
    let after = list.display.visible.elements
    #expect(zip(before, after).allSatisfy { $0 !== $1 && $0.state === $1.state })
    #expect(zip(before, after).allSatisfy { $0.storage !== $1.storage })
  }

  private func shownRows() -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    show(list)
    return list
  }

  private func show(_ list: ListView) {
    list.configure { list in
      list += Section("s") { $0 += (0..<30).map { TestRow(id: "\($0)", height: 20) } }
    }
  }

  @Test(
    "States are found in any order, before and after there is a set",
    arguments: Seeds.all.prefix(12)
  )
  func states(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let elements = (0..<80).map { index in
      let storage = ItemStorage(Item(TestRow(id: "\(index)")))
      return VisibleContent.Element(
        placed: PlacedElement(
          place: ElementPlace(part: .item, index: index),
          frame: .zero,
          defaultFrame: .zero,
          zIndex: 0
        ),
        content: .item(storage, storage.newPresentationItemState())
      )
    }
    let shown = elements.filter { _ in Bool.random(using: &generator) }
    var states = StatesOnScreen(shown)
    let isInOrder = Bool.random(using: &generator)
    for element in isInOrder ? elements : elements.shuffled(using: &generator) {
      #expect(states.contains(element.state) == shown.contains { $0 === element })
    }
  }
}
