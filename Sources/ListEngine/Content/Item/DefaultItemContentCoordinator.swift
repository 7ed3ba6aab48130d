/// The coordinator of items whose content names none; does nothing.
public final class DefaultItemContentCoordinator<Content: ItemContent>: ItemContentCoordinator {
  /// What changes the item.
  public let actions: ItemContentCoordinatorActions<Content>
  /// What knows the item.
  public let info: ItemContentCoordinatorInfo<Content>

  init(
    actions: ItemContentCoordinatorActions<Content>,
    info: ItemContentCoordinatorInfo<Content>
  ) {
    self.actions = actions
    self.info = info
  }
}
