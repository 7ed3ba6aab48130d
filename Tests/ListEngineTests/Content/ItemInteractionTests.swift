import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ItemInteractionTests {
  private struct Swipeable: ItemContent, Equatable {
    var identifierValue: String { "swipeable" }
    var defaultItemProperties: DefaultItemProperties<Self> {
      .defaults {
        $0.trailingSwipeActions = .init {
          SwipeAction(title: "Test", backgroundColor: .gray) { _ in }
        }
        $0.reordering = ItemReordering(sections: .current)
      }
    }
    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  @Test("An item takes its swipe actions and reordering from its content's defaults")
  func defaults() {
    let item: any AnyItem = Item(Swipeable())
    #expect(item.trailingSwipeActions?.actions.map(\.title) == ["Test"])
    #expect(item.leadingSwipeActions == nil)
    #expect(item.reordering?.sections == .current)
    let own = Item(Swipeable(), trailingSwipeActions: .init(actions: []))
    #expect(own.trailingSwipeActions?.actions.isEmpty == true)
  }

  @Test("Swipe actions and reordering change only in the modified copy of an item")
  func copies() {
    let item = Item(TestRow(id: "a"))
    var copy: any AnyItem = item
    copy.reordering = ItemReordering()
    copy.leadingSwipeActions = .init(
      action: SwipeAction(title: nil, accessibilityLabel: "Go", backgroundColor: .gray) { _ in }
    )
    #expect(item.reordering == nil && item.leadingSwipeActions == nil)
    #expect(copy.reordering != nil && copy.leadingSwipeActions?.actions.count == 1)
  }

  @Test("The style of swipe actions comes from the environment if the content has none")
  func style() {
    var environment = ListEnvironment.empty
    #expect(environment.swipeActionsViewStyle == .default)
    environment.swipeActionsViewStyle.minWidth = 40
    #expect(environment.swipeActionsViewStyle.minWidth == 40)
    #expect(Swipeable().swipeActionsStyle == nil)
  }

  @Test("By default a section keeps its last row, and accepts any number")
  func sectionDefaults() {
    let section = Section("a") { $0 += TestRow(id: "1") }
    #expect(section.reordering.minItemCount == 1)
    #expect(section.reordering.maxItemCount == nil)
    let limited = Section("a", reordering: .init(maxItemCount: 2)) { TestRow(id: "1") }
    #expect(limited.reordering.maxItemCount == 2)
  }
}
