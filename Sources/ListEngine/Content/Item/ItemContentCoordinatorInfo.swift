/// What a coordinator knows about its item.
public final class ItemContentCoordinatorInfo<Content: ItemContent> {
  /// The item as the list was last given it.
  ///
  /// Changes by the coordinator do not count.
  public package(set) var original: Item<Content>

  private let liveItem: () -> Item<Content>

  /// Knows an item: as it was given, and as `current` returns it.
  package init(original: Item<Content>, current: @escaping () -> Item<Content>) {
    self.original = original
    self.liveItem = current
  }

  /// The item as it is, with all changes by the coordinator.
  public var current: Item<Content> { liveItem() }
}
