import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ItemTests {
  @Test("An item without any configuration is a row that only shows content")
  func builtInDefaults() {
    let item = Item(TestRow(id: "a"))
    #expect(item.sizing == .thatFits(.noConstraint))
    #expect(item.selectionStyle == .notSelectable)
    #expect(item.insertAndRemoveAnimations == nil)
    #expect(item.trailingSwipeActions == nil)
    #expect(item.reordering == nil)
    #expect(item.onSelect == nil)
    #expect(item.onDeselect == nil)
    #expect(item.debuggingIdentifier == nil)
  }

  @Test("Defaults of the content reach the item (W18), and explicit values override them")
  func defaults() {
    let item = Item(PresetRow())
    #expect(item.trailingSwipeActions?.actions.map(\.title) == ["Test"])
    #expect(item.selectionStyle == .tappable)
    #expect(item.insertAndRemoveAnimations?.name == "left")
    #expect(item.onSelect != nil)
    #expect(item.debuggingIdentifier == "preset")
    let given = Item(
      PresetRow(),
      selectionStyle: .toggles(),
      insertAndRemoveAnimations: .top
    )
    #expect(given.selectionStyle == .toggles(isSelected: false))
    #expect(given.insertAndRemoveAnimations?.name == "top")
  }

  @Test("Content can be given its properties in a chain")
  func chaining() {
    var selected: [String] = []
    let item = TestRow(id: "a").with(
      sizing: .fixed(height: 7),
      selectionStyle: .selectable(isSelected: true),
      onSelect: { selected.append($0.item.content.id) }
    )
    #expect(item.sizing == .fixed(height: 7))
    #expect(item.selectionStyle.isSelected)
    item.onSelect?(.init(item: item))
    #expect(selected == ["a"])
    let title = TestTitle(text: "t").with(sizing: .fixed(height: 8), onTap: {})
    #expect(title.sizing == .fixed(height: 8))
    #expect(title.onTap != nil)
  }

  @Test("A changed copy leaves the original alone")
  func valueSemantics() {
    let first = Item(TestRow(id: "a"), selectionStyle: .tappable)
    var second = first
    second.selectionStyle = .selectable()
    second.insertAndRemoveAnimations = .fade
    #expect(first.selectionStyle == .tappable)
    #expect(first.insertAndRemoveAnimations == nil)
    second.selectionStyle = .notSelectable
    #expect(second.selectionStyle == .notSelectable)
  }

  @Test("Type-erased items can be given a selection style and animations")
  func erased() {
    var item: any AnyItem = Item(TestRow(id: "a"))
    item.selectionStyle = .toggles(isSelected: true)
    item.insertAndRemoveAnimations = .scaleUp
    #expect(item.selectionStyle.isSelected)
    #expect(item.insertAndRemoveAnimations?.name == "scaleUp")
  }

  @Test(
    "Selection styles say whether the row is selected, and whether it can be",
    arguments: [
      (ItemSelectionStyle.notSelectable, false, false), (.tappable, false, true),
      (.selectable(), false, true), (.selectable(isSelected: true), true, true),
      (.toggles(), false, true), (.toggles(isSelected: true), true, true),
    ]
  )
  func selectionStyles(style: ItemSelectionStyle, isSelected: Bool, isSelectable: Bool) {
    #expect(style.isSelected == isSelected)
    #expect(style.isSelectable == isSelectable)
  }

  @Test("A header or footer takes its callbacks from where its size comes from, too")
  func headerFooterDefaults() {
    struct Preset: HeaderFooterContent, Equatable {
      var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
        .defaults {
          $0.sizing = .fixed(height: 9)
          $0.onTap = {}
          $0.onDisplay = { _ in }
        }
      }
      static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
      func apply(
        to views: HeaderFooterContentViews<Self>,
        for reason: ApplyReason,
        with info: ApplyHeaderFooterContentInfo
      ) {}
    }
    let footer = Footer(Preset())
    #expect(footer.sizing == .fixed(height: 9))
    #expect(footer.onTap != nil)
    #expect(footer.onDisplay != nil)
    #expect(footer.onEndDisplay == nil)
    #expect(Header(Preset()) { $0.onTap = nil }.onTap == nil)
  }
}

/// A row whose content presets what its item has.
private struct PresetRow: ItemContent, Equatable {
  var identifierValue: String { "preset" }

  var defaultItemProperties: DefaultItemProperties<Self> {
    DefaultItemProperties(
      selectionStyle: .tappable,
      insertAndRemoveAnimations: .left,
      trailingSwipeActions: SwipeActionsConfiguration(
        action: SwipeAction(title: "Test", backgroundColor: .black) { _ in }
      ),
      onSelect: { _ in },
      configure: { $0.debuggingIdentifier = "preset" }
    )
  }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
