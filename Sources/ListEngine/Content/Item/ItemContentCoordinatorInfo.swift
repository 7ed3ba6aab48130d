/// The information that a coordinator has about its item.
public final class ItemContentCoordinatorInfo<Content: ItemContent> {
  /// The item as last given to the list.
  ///
  /// It does not include the coordinator's own changes.
  public package(set) var original: Item<Content>

  private let liveItem: () -> Item<Content>

  /// Creates information about an item: as given to the list, and as `current` returns it.
  package init(original: Item<Content>, current: @escaping () -> Item<Content>) {
    self.original = original
    self.liveItem = current
  }

  /// The current item, with all changes by the coordinator.
  public var current: Item<Content> { liveItem() }
}
