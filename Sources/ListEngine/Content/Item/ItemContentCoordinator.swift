/// An object that accompanies one item for as long as the item is in a list.
///
/// It is notified of what happens to the item and can change it. By default all methods do nothing.
public protocol ItemContentCoordinator: AnyObject {
  /// The content of the item.
  associatedtype ItemContentType: ItemContent

  /// The item.
  typealias Item = ListEngine.Item<ItemContentType>
  /// The actions that change the item.
  typealias Actions = ItemContentCoordinatorActions<ItemContentType>
  /// The information about the item.
  typealias Info = ItemContentCoordinatorInfo<ItemContentType>

  /// The actions that change the item.
  var actions: Actions { get }
  /// Information about the item.
  var info: Info { get }

  /// The item was added by an update.
  func wasInserted(_ info: Item.OnInsert)
  /// The item was removed by an update; not called when the whole list goes away.
  func wasRemoved(_ info: Item.OnRemove)
  /// The item was moved by an update, not by the user.
  func wasMoved(_ info: Item.OnMove)
  /// The item was changed by an update, not by the coordinator itself.
  func wasUpdated(_ info: Item.OnUpdate)

  /// The item is about to appear on screen.
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
  public func wasInserted(_ info: Item.OnInsert) {}
  /// Does nothing.
  public func wasRemoved(_ info: Item.OnRemove) {}
  /// Does nothing.
  public func wasMoved(_ info: Item.OnMove) {}
  /// Does nothing.
  public func wasUpdated(_ info: Item.OnUpdate) {}
  /// Does nothing.
  public func willDisplay() {}
  /// Does nothing.
  public func didEndDisplay() {}
  /// Does nothing.
  public func wasSelected() {}
  /// Does nothing.
  public func wasDeselected() {}
}
