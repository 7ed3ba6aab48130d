import HeadlessUIKit

/// A coordinator, and the item that it knows and changes.
final class ItemCoordination<Content: ItemContent> {
  private(set) var coordinator: Content.Coordinator?
  /// The item with all changes by the coordinator, as far as the list does not present it.
  private(set) var live: Item<Content>
  private unowned let state: PresentationItemState
  private let info: ItemContentCoordinatorInfo<Content>

  init(_ item: Item<Content>, of state: PresentationItemState) {
    live = item
    self.state = state
    let presented = Presented<Content>()
    info = ItemContentCoordinatorInfo(original: item) { presented.item ?? item }
    presented.coordination = self
  }

  /// Makes the coordinator, which may change the item in its initialiser: silently, as the list does
  /// not have it yet.
  func makeCoordinator() {
    let actions = ItemContentCoordinatorActions<Content>(
      current: { [info] in info.current },
      update: { [weak self] item, animation in self?.update(item, animation) },
      schedule: { [weak self] delay, block in
        _ = self?.state.host?.runLoop.schedule(after: delay, block)
      }
    )
    coordinator = live.content.makeCoordinator(actions: actions, info: info)
  }

  /// Takes over an item that came from outside.
  func wasGiven(_ item: Item<Content>) {
    live = item
    info.original = item
  }

  /// The item as the list presents it, or as it was last known.
  fileprivate var current: Item<Content> {
    guard let storage = state.host?.presentedItem(of: state),
      let item = ItemStorage<Content>.concrete(storage)
    else { return live }
    return Item(item)
  }

  private func update(_ item: Item<Content>, _ animation: ViewAnimation) {
    live = item
    guard coordinator != nil else { return }
    state.host?.present(item.anyStorage, changedByCoordinatorOf: state, animation)
  }
}

/// Finds the item of a coordination without keeping that alive.
private final class Presented<Content: ItemContent> {
  weak var coordination: ItemCoordination<Content>?

  var item: Item<Content>? { coordination?.current }
}
