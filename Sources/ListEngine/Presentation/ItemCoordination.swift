import HeadlessUIKit

/// A coordinator, and the item that it knows and changes.
final class ItemCoordination<Content: ItemContent> {
  private(set) var coordinator: Content.Coordinator?
  /// The item as the list was last given it, with the changes that the coordinator made when it was
  /// made.
  private(set) var live: Item<Content>
  /// What the coordinator made of the item since, as far as the list does not present it yet.
  private var changed: [Item<Content>] = []
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
    changed = []
  }

  /// The item after the first change that the list does not present yet, once.
  func takeChange() -> Item<Content>? { changed.isEmpty ? nil : changed.removeFirst() }

  /// The item with all changes: as the list will present it, does, or as it was last known.
  fileprivate var current: Item<Content> {
    if let last = changed.last { return last }
    guard let storage = state.host?.presentedItem(of: state),
      let item = ItemStorage<Content>.concrete(storage)
    else { return live }
    return Item(item)
  }

  private func update(_ item: Item<Content>, _ animation: ViewAnimation) {
    guard coordinator != nil else { return live = item }
    guard let host = state.host else { return }
    changed.append(item)
    host.presentChange(byCoordinatorOf: state, animation)
  }
}

/// Finds the item of a coordination without keeping that alive.
private final class Presented<Content: ItemContent> {
  weak var coordination: ItemCoordination<Content>?

  var item: Item<Content>? { coordination?.current }
}
