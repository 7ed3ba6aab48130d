#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// Arguments that Listable has defaults for are left out.
@Suite struct DefaultSurfaceTests {
  @Test("Items, sections and layouts")
  func content() {
    #expect(Section("a").contains(any: [.items]) == Section("a").contains())
    #expect(Section("a", header: nil, footer: nil, reordering: .init(), items: []).items.isEmpty)
    #expect(Section("a", items: [Greeting(text: "x")]).count == 1)
    #expect(StaticSource().content.itemCount == 0)
    #expect(StaticSource { $0("a") { $0 += Greeting(text: "x") } }.content.itemCount == 1)
    #expect(TableAppearance.SectionLayout.Columns(count: 3).spacing == 0)
    let flow = FlowAppearance(stickyListHeader: nil)
    #expect(flow == FlowAppearance())
    #expect(flow.direction == .vertical && flow.bounds == nil)
    #expect(HorizontalPadding(uniform: 4) == HorizontalPadding(leading: 4, trailing: 4))
    #expect(ItemState() == ItemState(isSelected: false, isHighlighted: false, isReordering: false))
  }

  @Test("Swipe actions")
  func swipes() {
    let action = SwipeAction(title: "x", backgroundColor: .red) { $0(.closeActions) }
    let style = SwipeActionsViewStyle()
    #expect(style.leadingContainerInsets == .zero && style.trailingContainerInsets == .zero)
    #expect(style == SwipeActionsViewStyle(leadingContainerInsets: .zero))
    #expect(SwipeActionsConfiguration(action: action).actions.count == 1)
    let single = SwipeActionsConfiguration(performsFirstActionWithFullSwipe: true, action: action)
    let array = SwipeActionsConfiguration(performsFirstActionWithFullSwipe: true, actions: [action])
    #expect(single.actions.count == array.actions.count)
    #expect(single.performsFirstActionWithFullSwipe && array.performsFirstActionWithFullSwipe)
  }

  @Test("Lists, previews, scrolling and collation")
  func lists() {
    let insets = ListView.ScrollViewInsets()
    #expect(insets.content == .zero && insets.verticalScroll == .zero)
    let appearance = ItemPreviewAppearance()
    #expect(appearance == ItemPreviewAppearance(padding: 20, backgroundColor: .white))
    let item = Item(Greeting(text: "x"), sizing: .fixed(height: 30))
    let preview = ItemPreview(item, width: 200)
    #expect(preview.properties == ItemPreview<Greeting>.Properties(with: 200))
    #expect(preview.properties.state == ItemState() && preview.properties.appearance == appearance)
    let views: UIStackView = ItemPreview.previews(for: item, with: [preview.properties])
    #expect(views.arrangedSubviews.count == 1)
    let view = ItemPreviewView()
    view.update(with: 200, state: ItemState(), appearance: appearance, item: item)
    #expect(
      view.intrinsicContentSize == ItemPreviewView(with: 200, item: item).intrinsicContentSize
    )
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!list.scrollTo(item: Greeting.identifier(with: "x"), position: .init(position: .top)))
    #expect(!list.scrollTo(item: item, position: .init(position: .top)))
    let section = Section.identifier(with: "a")
    #expect(!list.scrollToSection(with: section, scrollPosition: .init(position: .top)))
    #expect(Content().firstIndexForSection(with: section) == nil)
    #expect(LocalizedItemCollator.collate(items: []).isEmpty)
    let scrolling = ListActions.Scrolling()
    #expect(!scrolling.scrollToLastItem(animated: false))
    _ = ListActions.ViewControllerTransitioning()
    #expect(SupplementaryKind.listContainerHeader != .listHeader)
  }

  @Test("Animations and colours")
  func looks() {
    guard case .spring(let timing) = ViewAnimation.spring() else {
      Issue.record("a spring without parameters is no spring")
      return
    }
    #expect(timing == UISpringTimingParameters())
    #expect(Set<ViewAnimation.AnimationOptions>.default == [.curveEaseInOut])
    var done: [Bool] = []
    ViewAnimation.none.perform(animations: {}, completion: { done.append($0) })
    #expect(done == [true])
    #expect(Color(.red).wrappedValue == .red)
    #expect(Color(.red) == Color(wrappedValue: .red))
  }
}
