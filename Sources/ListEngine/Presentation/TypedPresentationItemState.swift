import Foundation
import HeadlessUIKit

/// The state of items of one content type.
final class TypedPresentationItemState<Content: ItemContent>: PresentationItemState {
  private var coordination: ItemCoordination<Content>?

  override var contentMetatype: any Any.Type { Content.self }

  override func makeView(_ size: CGSize) -> UIView { ItemCell<Content>(size) }

  override func begin(with item: AnyItemStorage) -> AnyItemStorage {
    // A list that is only measured has none, and so the coordinator has nothing to do.
    guard Content.hasCoordinator, host != nil else { return super.begin(with: item) }
    let coordination = ItemCoordination(storage(item), of: self)
    self.coordination = coordination
    coordination.makeCoordinator()
    return super.begin(with: coordination.live)
  }

  override func measure(
    _ item: AnyItemStorage,
    at position: ItemPosition,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    services.measuring(self) { view in
      // Measured as a row at rest, even if it is selected or pressed at the moment.
      apply(item, at: position, to: view, for: .measurement, ItemState(), services)
      return item.sizing.measure(view, info)
    }
  }

  override func apply(
    _ item: AnyItemStorage,
    at position: ItemPosition,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    guard let view else { return }
    appliedRule = item.reappliesToVisibleView
    apply(item, at: position, to: view, for: reason, state, services)
    closeSwipe(of: item, for: reason)
    showSwipe(of: item)
  }

  @MainActor
  private func apply(
    _ item: AnyItemStorage,
    at position: ItemPosition,
    to view: UIView,
    for reason: ApplyReason,
    _ state: ItemState,
    _ services: ListServices
  ) {
    guard let cell = view as? AnyItemCell else { return }
    let info = ApplyItemContentInfo(
      state: state,
      position: position,
      environment: services.environment,
      isReorderable: item.reordering != nil,
      isSelectable: item.selectionStyle.isSelectable,
      signposter: services.signposter,
      services: services.contentServices(of: self),
      row: reason == .measurement ? nil : row
    )
    cell.applyCount += 1
    cell.apply(item, for: reason, with: info)
  }

  /// Closes a row that got another view, or that lost the actions it shows.
  private func closeSwipe(of item: AnyItemStorage, for reason: ApplyReason) {
    guard swipe.state != .closed else { return }
    guard reason != .willDisplay else { return swipe = SwipeMachine() }
    // The widths of the actions do not matter here.
    let row = SwipeRow(
      width: 0,
      left: .init(swipeActions(of: item, on: .left), actionsWidth: 0),
      right: .init(swipeActions(of: item, on: .right), actionsWidth: 0)
    )
    _ = swipe.handle(.applied, in: row)
  }

  override func showSwipe(of item: AnyItemStorage) {
    (view as? AnyItemCell)?.show(swipe) {
      swipeActions(of: item, on: $0)?.actions ?? []
    }
  }

  override func wasGiven(_ item: AnyItemStorage) {
    coordination?.wasGiven(storage(item))
  }

  override var hasCoordinator: Bool { coordination != nil }

  override func takeChangedItem() -> AnyItemStorage? { coordination?.takeChange()?.anyStorage }

  override func selectionDidChange() {
    if isSelected {
      coordination?.coordinator?.wasSelected()
    } else {
      coordination?.coordinator?.wasDeselected()
    }
  }

  override func coordinatorWillDisplay() {
    coordination?.coordinator?.willDisplay()
  }

  override func coordinatorDidEndDisplay() {
    coordination?.coordinator?.didEndDisplay()
  }

  override func call(_ callback: ItemCallback) {
    switch callback {
    case .insert(let item): callInsert(concrete(item))
    case .remove(let item): callRemove(concrete(item))
    case .coordinatorInsert(let item):
      coordination?.coordinator?.wasInserted(.init(item: concrete(item)))
    case .coordinatorRemove(let item):
      coordination?.coordinator?.wasRemoved(.init(item: concrete(item)))
    case .move(let old, let new): callMove(concrete(old), concrete(new))
    case .update(let old, let new): callUpdate(concrete(old), concrete(new))
    case .coordinatorUpdate(let old, let new):
      concrete(new).onUpdate?(.init(old: concrete(old), new: concrete(new)))
    case .display(let item, let isFirst):
      concrete(item).onDisplay?(.init(item: concrete(item), isFirstDisplay: isFirst))
    case .endDisplay(let item, let isFirst):
      concrete(item).onEndDisplay?(.init(item: concrete(item), isFirstEndDisplay: isFirst))
    case .select(let item): concrete(item).onSelect?(.init(item: concrete(item)))
    case .deselect(let item): concrete(item).onDeselect?(.init(item: concrete(item)))
    case .reordered(let item, let result): concrete(item).onWasReordered?(concrete(item), result)
    }
  }

  private func callInsert(_ item: Item<Content>) {
    item.onInsert?(.init(item: item))
    coordination?.coordinator?.wasInserted(.init(item: item))
  }

  private func callRemove(_ item: Item<Content>) {
    item.onRemove?(.init(item: item))
    coordination?.coordinator?.wasRemoved(.init(item: item))
  }

  private func callMove(_ old: Item<Content>, _ new: Item<Content>) {
    coordination?.coordinator?.wasMoved(.init(old: old, new: new))
    new.onMove?(.init(old: old, new: new))
  }

  private func callUpdate(_ old: Item<Content>, _ new: Item<Content>) {
    coordination?.coordinator?.wasUpdated(.init(old: old, new: new))
    new.onUpdate?(.init(old: old, new: new))
  }

  private func concrete(_ item: AnyItemStorage) -> Item<Content> { storage(item).row }

  private func storage(_ item: AnyItemStorage) -> ItemStorage<Content> {
    // Not `concrete`, which would look up the metadata of the type twice.
    guard let storage = ItemStorage<Content>.cast(item.typed) else {
      preconditionFailure("a state of \(Content.self) was given a \(type(of: item))")
    }
    return storage
  }
}
