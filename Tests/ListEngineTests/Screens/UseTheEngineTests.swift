import Foundation
import HeadlessUIKit
import ListEngine
import Testing

// The screen of the article "Use the engine", verbatim.

private struct Fruit: ItemContent, Equatable {
  var name: String
  var isRipe = false

  var identifierValue: String { name }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = isRipe ? name : "\(name), not yet"
    views.background.backgroundColor = info.state.isSelected ? .lightGray : .white
  }
}

private struct Title: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
  }
}

private final class Screen {
  let list = policyList(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var fruits = [Fruit(name: "Apple"), Fruit(name: "Pear", isRipe: true)]
  var chosen: Set<String> = []

  func show() {
    list.configure { [unowned self] list in
      list.behavior.selectionMode = .multiple
      list.layout = .table { $0.layout.itemSpacing = 1 }
      list("fruit") { section in
        section.header = Title(text: "\(fruits.count) kinds of fruit")
        section += fruits.map { fruit in
          Item(
            fruit,
            selectionStyle: .toggles(),
            onSelect: { self.chosen.insert($0.item.content.name) },
            onDeselect: { self.chosen.remove($0.item.content.name) }
          )
        }
      }
    }
  }

  var texts: [String] {
    list.scrollView.descendants.compactMap { ($0 as? UILabel)?.text }.sorted()
  }
}

@Suite(.underAllPolicies) struct UseTheEngineTests {
  @Test("The screen of the article \"Use the engine\" shows, selects and scrolls as described")
  func screen() {
    let screen = Screen()
    screen.show()
    #expect(screen.texts == ["2 kinds of fruit", "Apple, not yet", "Pear"])

    #expect(screen.list.tapItem(at: IndexPath(item: 1, section: 0)))
    #expect(screen.chosen.isEmpty)
    screen.list.runLoop.turn()
    #expect(screen.chosen == ["Pear"])

    screen.fruits[0].isRipe = true
    screen.show()
    #expect(screen.texts == ["2 kinds of fruit", "Apple", "Pear"])
    #expect(screen.list.selectedItems.map { $0.anyIdentifier.anyValue } == [AnyHashable("Pear")])

    var ended = 0
    screen.list.scrollTo(
      item: Fruit.identifier(with: "Pear"),
      position: .init(position: .top),
      animated: true
    ) { _ in ended += 1 }
    #expect(screen.list.runLoop.runUntilIdle())
    #expect(ended == 1)

    #expect(screen.list.tapItem(at: IndexPath(item: 1, section: 0)))
    screen.list.runLoop.turn()
    #expect(screen.chosen.isEmpty)
  }
}
