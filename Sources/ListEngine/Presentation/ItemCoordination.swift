import HeadlessUIKit

/// A coordinator, with the item that it observes and changes.
final class ItemCoordination<Content: ItemContent> {
  private(set) var coordinator: Content.Coordinator?
  /// The item as last given to the list, with the coordinator's changes at its creation.
  private(set) var live: ItemStorage<Content>
  /// The coordinator's later changes that the list does not present yet.
  private var changed: [Item<Content>] = []
  private unowned let state: PresentationItemState
  private let info: ItemContentCoordinatorInfo<Content>

  init(_ storage: ItemStorage<Content>, of state: PresentationItemState) {
    live = storage
    self.state = state
    let item = storage.row
    let presented = Presented<Content>()
    info = ItemContentCoordinatorInfo(original: item) { presented.item ?? item }
    presented.coordination = self
  }

  /// Creates the coordinator.
  ///
  /// Changes to the item in its initialiser are not reported, because the list does not have the
  /// item yet.
  func makeCoordinator() {
    let actions = ItemContentCoordinatorActions<Content>(
      current: { [info] in info.current },
      update: { [weak self] item, animation in self?.update(item, animation) },
      schedule: { [weak self] delay, block in
        guard let host = self?.state.host else { return }
        withViews(host) { $0.runLoop }.schedule(after: delay, block)
      }
    )
    coordinator = live.row.content.makeCoordinator(actions: actions, info: info)
  }

  /// Stores an item given from outside.
  func wasGiven(_ storage: ItemStorage<Content>) {
    live = storage
    info.original = storage.row
    changed = []
  }

  /// Returns the item after the first change that the list does not present yet, once.
  func takeChange() -> Item<Content>? { changed.isEmpty ? nil : changed.removeFirst() }

  /// The item with all changes: the pending one, the presented one, or the last known one.
  fileprivate var current: Item<Content> {
    if let last = changed.last { return last }
    guard let host = state.host,
      let storage = withViews((host, state), { $0.0.presentedItem(of: $0.1) }),
      let item = ItemStorage<Content>.concrete(storage)
    else { return live.row }
    return item.row
  }

  private func update(_ item: Item<Content>, _ animation: ViewAnimation) {
    guard coordinator != nil else { return live = ItemStorage(item) }
    guard let host = state.host else { return }
    changed.append(item)
    withViews((host, state)) { $0.0.presentChange(byCoordinatorOf: $0.1, animation) }
  }
}

/// Finds the item of a coordination without keeping it alive.
private final class Presented<Content: ItemContent> {
  weak var coordination: ItemCoordination<Content>?

  var item: Item<Content>? { coordination?.current }
}
