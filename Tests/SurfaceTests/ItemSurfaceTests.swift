#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct ItemSurfaceTests {
  @Test("Callbacks and closures have their names")
  func callbacks() {
    var log: [String] = []
    let onSelect: Item<Greeting>.OnSelect.Callback = {
      log.append("select \($0.item.content.text)")
    }
    let onDeselect: Item<Greeting>.OnDeselect.Callback = { _ in }
    let onDisplay: Item<Greeting>.OnDisplay.Callback = { _ in }
    let onEndDisplay: Item<Greeting>.OnEndDisplay.Callback = { _ in }
    let onInsert: Item<Greeting>.OnInsert.Callback = { _ in }
    let onRemove: Item<Greeting>.OnRemove.Callback = { _ in }
    let onMove: Item<Greeting>.OnMove.Callback = { _ in }
    let onUpdate: Item<Greeting>.OnUpdate.Callback = { _ in }
    let onWasReordered: Item<Greeting>.OnWasReordered = { _, _ in }
    let configure: Item<Greeting>.Configure = { $0.sizing = .autolayout() }
    var item = Item(
      Greeting(text: "hello"),
      onWasReordered: onWasReordered,
      onDisplay: onDisplay,
      onEndDisplay: onEndDisplay,
      onSelect: onSelect,
      onDeselect: onDeselect,
      onInsert: onInsert,
      onRemove: onRemove,
      onMove: onMove,
      onUpdate: onUpdate
    )
    configure(&item)
    #expect(item.sizing == .autolayout())
    #expect(item.onSelect != nil && log.isEmpty)
  }

  @Test("Headers have theirs")
  func headers() {
    let onTap: HeaderFooter<Caption>.OnTap = {}
    let onDisplay: HeaderFooter<Caption>.OnDisplay.Callback = { _ in }
    let onEndDisplay: HeaderFooter<Caption>.OnEndDisplay.Callback = { _ in }
    let configure: HeaderFooter<Caption>.Configure = { $0.sizing = .fixed(height: 9) }
    var header = HeaderFooter(Caption(text: "a"), onTap: onTap)
    header.onDisplay = onDisplay
    header.onEndDisplay = onEndDisplay
    configure(&header)
    #expect(header.sizing == .fixed(height: 9) && header.onTap != nil)
  }

  @Test("Animations can have the same attributes for insertion and removal")
  func animations() {
    let prepare: ItemInsertAndRemoveAnimations.Prepare = { $0.alpha = 0.25 }
    let animations = ItemInsertAndRemoveAnimations(name: "quarter", attributes: prepare)
    var attributes = ListContentLayoutAttributes(frame: .zero, zIndex: 0)
    animations.onRemoval(&attributes)
    #expect(attributes.alpha == 0.25 && animations.name == "quarter")
  }

  @Test("Identifiers of equal values are equal, whatever their static types")
  func identifiers() {
    let typed = Identifier<Greeting, String>("x")
    let erased = Identifier<Greeting, AnyHashable>("x")
    #expect(typed as AnyIdentifier == erased as AnyIdentifier)
    #expect(Set<AnyIdentifier>([typed, erased]).count == 1)
    #expect(typed as AnyIdentifier != Identifier<Caption, String>("x") as AnyIdentifier)
    #expect(typed as AnyIdentifier != Identifier<Greeting, AnyHashable>(1) as AnyIdentifier)
  }
}
