/// The coordinator of items whose content does not define one; does nothing.
public final class DefaultItemContentCoordinator<Content: ItemContent>: ItemContentCoordinator {
  /// The actions that change the item.
  public let actions: ItemContentCoordinatorActions<Content>
  /// Information about the item.
  public let info: ItemContentCoordinatorInfo<Content>

  init(
    actions: ItemContentCoordinatorActions<Content>,
    info: ItemContentCoordinatorInfo<Content>
  ) {
    self.actions = actions
    self.info = info
  }
}
