/// An object that accompanies one item for as long as that stays in a list.
///
/// It hears what happens to the item and can change it. Every function does nothing by default.
public protocol ItemContentCoordinator: AnyObject {
  /// The content of the item.
  associatedtype ItemContentType: ItemContent

  /// Changes the item.
  typealias Actions = ItemContentCoordinatorActions<ItemContentType>
  /// Knows the item.
  typealias Info = ItemContentCoordinatorInfo<ItemContentType>

  /// What changes the item.
  var actions: Actions { get }
  /// What knows the item.
  var info: Info { get }

  /// The item was added by an update.
  func wasInserted(_ info: Item<ItemContentType>.OnInsert)
  /// The item was removed by an update; not called when the whole list goes away.
  func wasRemoved(_ info: Item<ItemContentType>.OnRemove)
  /// The item was moved by an update, not by the user.
  func wasMoved(_ info: Item<ItemContentType>.OnMove)
  /// The item was changed by an update, not by the coordinator itself.
  func wasUpdated(_ info: Item<ItemContentType>.OnUpdate)

  /// The item comes on screen.
  func willDisplay()
  /// The item left the screen.
  func didEndDisplay()

  /// The item was selected.
  func wasSelected()
  /// The item was deselected.
  func wasDeselected()
}

extension ItemContentCoordinator {
  /// Does nothing.
  public func wasInserted(_ info: Item<ItemContentType>.OnInsert) {}
  /// Does nothing.
  public func wasRemoved(_ info: Item<ItemContentType>.OnRemove) {}
  /// Does nothing.
  public func wasMoved(_ info: Item<ItemContentType>.OnMove) {}
  /// Does nothing.
  public func wasUpdated(_ info: Item<ItemContentType>.OnUpdate) {}
  /// Does nothing.
  public func willDisplay() {}
  /// Does nothing.
  public func didEndDisplay() {}
  /// Does nothing.
  public func wasSelected() {}
  /// Does nothing.
  public func wasDeselected() {}
}
