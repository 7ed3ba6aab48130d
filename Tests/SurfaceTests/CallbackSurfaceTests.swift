#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// The names of callbacks, each with what it takes: a closure with its types written out is one.
@Suite struct CallbackSurfaceTests {
  /// Returns whether two names are of one type, which the compiler decides.
  private func same<Type>(_ first: Type.Type, _ second: Type.Type) -> Bool { true }

  @Test("Observers")
  func observers() {
    #expect(same(ListStateObserver.OnDidScroll.self, ((ListStateObserver.DidScroll) -> Void).self))
    #expect(
      same(
        ListStateObserver.OnDidEndDeceleration.self,
        ((ListStateObserver.DidEndDeceleration) -> Void).self
      )
    )
    #expect(
      same(
        ListStateObserver.OnDidEndScrollingAnimation.self,
        ((ListStateObserver.DidEndScrollingAnimation) -> Void).self
      )
    )
    #expect(same(ListStateObserver.OnBeginDrag.self, ((ListStateObserver.BeginDrag) -> Void).self))
    #expect(
      same(
        ListStateObserver.OnContentUpdated.self,
        ((ListStateObserver.ContentUpdated) -> Void).self
      )
    )
    #expect(
      same(
        ListStateObserver.OnVisibilityChanged.self,
        ((ListStateObserver.VisibilityChanged) -> Void).self
      )
    )
    #expect(
      same(ListStateObserver.OnFrameChanged.self, ((ListStateObserver.FrameChanged) -> Void).self)
    )
    #expect(
      same(
        ListStateObserver.OnSelectionChanged.self,
        ((ListStateObserver.SelectionChanged) -> Void).self
      )
    )
    #expect(
      same(ListStateObserver.OnItemReordered.self, ((ListStateObserver.ItemReordered) -> Void).self)
    )
    #expect(same(ListView.ScrollCompletion.self, ListActions.Scrolling.ScrollCompletion.self))
    #expect(
      same(ListView.ScrollCompletion.self, ListStateObserver.OnDidEndScrollingAnimation.self)
    )
  }

  @Test("An observer is made by a closure, and told about what it asked for")
  func observing() {
    var changes:
      [ListStateObserver.ContentUpdated.InsertionsAndRemovals.ChangedIDs<AnyIdentifier>] = []
    let observer = ListStateObserver {
      $0.onContentUpdated { changes.append($0.insertionsAndRemovals.items) }
    }
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    for texts in [["a", "b"], ["b", "c", "d"]] {
      list.configure { list in
        list.animatesChanges = false
        list.stateObserver = observer
        list("rows") { section in section += texts.map { Greeting(text: $0) } }
      }
    }
    #expect(changes.last?.removed.count == 1 && changes.last?.inserted.count == 2)
  }

  @Test("Items, headers, sections and lists")
  func content() {
    typealias Row = Item<Greeting>
    typealias Head = HeaderFooter<Caption>
    #expect(same(Row.Configure.self, ((inout Row) -> Void).self))
    #expect(same(Row.OnDisplay.Callback.self, ((Row.OnDisplay) -> Void).self))
    #expect(same(Row.OnEndDisplay.Callback.self, ((Row.OnEndDisplay) -> Void).self))
    #expect(same(Row.OnSelect.Callback.self, ((Row.OnSelect) -> Void).self))
    #expect(same(Row.OnDeselect.Callback.self, ((Row.OnDeselect) -> Void).self))
    #expect(same(Row.OnInsert.Callback.self, ((Row.OnInsert) -> Void).self))
    #expect(same(Row.OnRemove.Callback.self, ((Row.OnRemove) -> Void).self))
    #expect(same(Row.OnMove.Callback.self, ((Row.OnMove) -> Void).self))
    #expect(same(Row.OnUpdate.Callback.self, ((Row.OnUpdate) -> Void).self))
    #expect(same(Row.OnWasReordered.self, ((Row, ItemReordering.Result) -> Void).self))
    #expect(same(Head.Configure.self, ((inout Head) -> Void).self))
    #expect(same(Head.OnTap.self, (() -> Void).self))
    #expect(same(Head.OnDisplay.Callback.self, ((Head.OnDisplay) -> Void).self))
    #expect(same(Head.OnEndDisplay.Callback.self, ((Head.OnEndDisplay) -> Void).self))
    #expect(same(Section.Configure.self, ((inout Section) -> Void).self))
    #expect(same(Content.Configure.self, ((inout Content) -> Void).self))
    #expect(same(ListProperties.Configure.self, ((inout ListProperties) -> Void).self))
    #expect(same(DynamicSource.Builder.self, Content.Configure.self))
    #expect(same(Greeting.DefaultProperties.self, DefaultItemProperties<Greeting>.self))
    #expect(same(Caption.DefaultProperties.self, DefaultHeaderFooterProperties<Caption>.self))
    #expect(same(DefaultItemProperties<Greeting>.Item.self, Row.self))
    #expect(same(DefaultHeaderFooterProperties<Caption>.HeaderFooter.self, Head.self))
    #expect(same(EmbeddedList.ContentView.self, ListView.self))
    #expect(same(ListAnimation.Animations.self, (() -> Void).self))
    #expect(
      same(
        ListItemScrollPositionAdjustment.self,
        ((ListItemScrollPositionInfo) -> CGFloat).self
      )
    )
    #expect(same(ListableBuilder<Int>.Expression.self, Int.self))
    #expect(same(ListableBuilder<Int>.Component.self, [Int].self))
    #expect(same(ListableBuilder<Int>.FinalResult.self, [Int].self))
    #expect(
      same(
        SwipeAction.OnDidPerformAction.self,
        ((SwipeAction.OnDidPerformActionAnimation) -> Void).self
      )
    )
    #expect(SwipeAction.OnDidPerformActionAnimation.expandActions != .closeActions)
  }
}
