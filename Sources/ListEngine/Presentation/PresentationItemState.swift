import HeadlessUIKit

/// What a list keeps about one item from update to update.
///
/// Lives as long as the item stays in the presented content. The item itself stays with its
/// section; a state that nobody looks at costs nothing in an update.
public class PresentationItemState: PresentationElementState {
  private(set) var displayCount = 0
  private(set) var endDisplayCount = 0
  /// Where the item stands in its group, as its content was last told.
  var position = ItemPosition.single

  /// Measures an item of this state's type.
  func measure(
    _ item: AnyItemStorage,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    fatalError("\(Self.self) must measure its items")
  }

  /// Applies an item of this state's type to the state's view.
  func apply(_ item: AnyItemStorage, for reason: ApplyReason, _ services: ListServices) {
    fatalError("\(Self.self) must apply its items")
  }

  /// Calls one of the callbacks of an item of this state's type.
  func call(_ callback: ItemCallback) {
    fatalError("\(Self.self) must call its items")
  }

  /// Counts a display and calls `onDisplay`.
  func didDisplay(_ item: AnyItemStorage) {
    displayCount += 1
    call(.display(item, isFirst: displayCount == 1))
  }

  /// Counts an end of display and calls `onEndDisplay`.
  func didEndDisplay(_ item: AnyItemStorage) {
    endDisplayCount += 1
    call(.endDisplay(item, isFirst: endDisplayCount == 1))
  }
}

/// One call of an item's callbacks that is due.
enum ItemCallback {
  case insert(AnyItemStorage)
  case remove(AnyItemStorage)
  case move(old: AnyItemStorage, new: AnyItemStorage)
  case update(old: AnyItemStorage, new: AnyItemStorage)
  case display(AnyItemStorage, isFirst: Bool)
  case endDisplay(AnyItemStorage, isFirst: Bool)
}

/// The state of items of one content type.
final class TypedPresentationItemState<Content: ItemContent>: PresentationItemState {
  override var contentType: ObjectIdentifier { ObjectIdentifier(Content.self) }
  override var contentTypeName: String { String(describing: Content.self) }

  override func makeView() -> UIView { Content.createReusableContentView(frame: .zero) }

  override func measure(
    _ item: AnyItemStorage,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    services.measuringViews.use(contentType, create: makeView) { view in
      apply(item, to: view, for: .measurement, services)
      return item.sizing.measure(view, info)
    }
  }

  override func apply(_ item: AnyItemStorage, for reason: ApplyReason, _ services: ListServices) {
    guard let view else { return }
    appliedRule = item.reappliesToVisibleView
    apply(item, to: view, for: reason, services)
  }

  private func apply(
    _ item: AnyItemStorage,
    to view: UIView,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let view = view as? Content.ContentView else { return }
    withItem(item) {
      $0.content.apply(
        to: ItemContentViews(content: view),
        for: reason,
        with: ApplyItemContentInfo(position: position, environment: services.environment)
      )
    }
  }

  override func call(_ callback: ItemCallback) {
    switch callback {
    case .insert(let item): withItem(item) { $0.onInsert?(.init(item: $0)) }
    case .remove(let item): withItem(item) { $0.onRemove?(.init(item: $0)) }
    case .move(let old, let new):
      withItem(old) { old in withItem(new) { $0.onMove?(.init(old: old, new: $0)) } }
    case .update(let old, let new):
      withItem(old) { old in withItem(new) { $0.onUpdate?(.init(old: old, new: $0)) } }
    case .display(let item, let isFirst):
      withItem(item) { $0.onDisplay?(.init(item: $0, isFirstDisplay: isFirst)) }
    case .endDisplay(let item, let isFirst):
      withItem(item) { $0.onEndDisplay?(.init(item: $0, isFirstEndDisplay: isFirst)) }
    }
  }

  private func withItem(_ item: AnyItemStorage, _ body: (Item<Content>) -> Void) {
    guard let storage = ItemStorage<Content>.concrete(item) else {
      preconditionFailure("a state of \(Content.self) was given a \(type(of: item))")
    }
    body(Item(storage))
  }
}
