#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct ListSurfaceTests {
  @Test("Rows with constraints are as high as their text at the list's width")
  func autolayout() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    list.configure { list in
      list.animatesChanges = false
      list += Section("greetings") { section in
        section += Item(Greeting(text: "wonderful"), sizing: .autolayout())
        section += Item(Greeting(text: "wonderful wonderful wonderful"), sizing: .autolayout())
      }
    }
    list.layoutIfNeeded()
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    let frames = labels(in: list).map(\.frame).sorted { $0.height < $1.height }
    #expect(
      frames == [
        CGRect(x: 10, y: 5, width: 100, height: 12), CGRect(x: 10, y: 5, width: 100, height: 24),
      ]
    )
    #expect(list.contentSize.height == 56)
  }

  @Test("Sections take their parts in Listable's order")
  func section() {
    let configure: Section.Configure = { $0 += Greeting(text: "b") }
    let section = Section(
      "id",
      layouts: .table { _ in },
      header: Caption(text: "header"),
      footer: nil,
      reordering: SectionReordering(),
      items: [Greeting(text: "a")],
      configure: configure
    )
    #expect(section.count == 2 && section.header != nil && section.footer == nil)
    let content: Content.Configure = { $0 += section }
    let source = StaticSource { content(&$0) }
    _ = source
    let builder: DynamicSource.Builder = { $0 += section }
    _ = DynamicSource(with: builder)
    _ = StaticSource()
    let properties: ListProperties.Configure = { $0.animatesChanges = false }
    let list = ListView()
    list.configure(with: properties)
  }

  @Test("Observers are made from closures with names")
  func observers() {
    let onDidScroll: ListStateObserver.OnDidScroll = { _ in }
    let onContentUpdated: ListStateObserver.OnContentUpdated = { update in
      let changes: ListStateObserver.ContentUpdated.InsertionsAndRemovals =
        update.insertionsAndRemovals
      #expect(changes.items.inserted.count == 1)
    }
    let observer = ListStateObserver { observer in
      observer.onDidScroll(onDidScroll)
      observer.onContentUpdated(onContentUpdated)
    }
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.configure { list in
      list.stateObserver = observer
      list += Section("id", items: [Greeting(text: "a")])
    }
  }

  @Test("Directions know their edges, and choose closures")
  func directions() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(LayoutDirection.horizontal.top(with: insets) == 2)
    #expect(LayoutDirection.vertical.bottom(with: insets) == 3)
    let chosen: Int = LayoutDirection.horizontal.switch(vertical: { 1 }, horizontal: { 2 })
    #expect(chosen == 2)
    var size = CGSize(width: 1, height: 1)
    LayoutDirection.vertical.mutate(&size, vertical: \.height, horizontal: \.width) { $0 = 9 }
    #expect(size == CGSize(width: 1, height: 9))
  }

  @Test("Layout values have Listable's labels")
  func layouts() {
    #expect(FlowAppearance.RowUnderflowAlignment.fill(lastRowAlignment: .fill) == .fill(.fill))
    let scroll = ListLayoutScrollViewProperties(
      pageScrollingBehavior: .none,
      contentInsetAdjustmentBehavior: .automatic,
      allowsBounceVertical: true,
      allowsBounceHorizontal: true,
      allowsVerticalScrollIndicator: true,
      allowsHorizontalScrollIndicator: false
    )
    #expect(scroll.allowsVerticalScrollIndicator && !scroll.allowsHorizontalScrollIndicator)
    let properties = ListLayoutAppearanceProperties(
      direction: .vertical,
      bounds: nil,
      stickySectionHeaders: true,
      pagingBehavior: .none,
      scrollViewProperties: scroll
    )
    #expect(properties.listHeaderPosition == .inline)
    #expect(ListLayoutAppearanceProperties(TableAppearance()).direction == .vertical)
    #expect(HorizontalPadding(uniform: 3) == HorizontalPadding(leading: 3, trailing: 3))
    let custom = CustomWidth.Custom(width: .atMost(50), alignment: .trailing)
    let position = custom.position(with: CGSize(width: 80, height: 10))
    #expect(position == CustomWidth.Position(origin: 30, width: 50))
    #expect(
      CustomWidth.Alignment.center
        .originWith(parentWidth: 80, width: 50, padding: HorizontalPadding(uniform: 5)) == 15
    )
    #expect(SupplementaryKind.allCases.count == 6)
  }

  @Test("Swipe actions are configured by arrays and by single actions")
  func swipes() {
    let action = SwipeAction(title: "Delete", backgroundColor: .red) { completion in
      let done: SwipeAction.OnDidPerformAction = completion
      let animation: SwipeAction.OnDidPerformActionAnimation = .closeActions
      done(animation)
    }
    let single = SwipeActionsConfiguration(performsFirstActionWithFullSwipe: true, action: action)
    let several = SwipeActionsConfiguration(
      performsFirstActionWithFullSwipe: true,
      actions: [action, action]
    )
    #expect(single.actions.count == 1 && several.actions.count == 2)
    #expect(single.performsFirstActionWithFullSwipe && several.performsFirstActionWithFullSwipe)
  }
}
