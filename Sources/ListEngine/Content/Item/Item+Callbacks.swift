extension Item {
  /// Called when the user has dragged the row to another place.
  public typealias OnWasReordered = (Item, ItemReordering.Result) -> Void
}

extension Item.OnDisplay {
  /// Called when the row comes on screen.
  public typealias Callback = (Self) -> Void
}

extension Item.OnEndDisplay {
  /// Called when the row leaves the screen.
  public typealias Callback = (Self) -> Void
}

extension Item.OnSelect {
  /// Called when the user selects the row.
  public typealias Callback = (Self) -> Void
}

extension Item.OnDeselect {
  /// Called when the user deselects the row.
  public typealias Callback = (Self) -> Void
}

extension Item.OnInsert {
  /// Called when an update has inserted the row.
  public typealias Callback = (Self) -> Void
}

extension Item.OnRemove {
  /// Called when an update has removed the row.
  public typealias Callback = (Self) -> Void
}

extension Item.OnMove {
  /// Called when an update has moved the row.
  public typealias Callback = (Self) -> Void
}

extension Item.OnUpdate {
  /// Called when an update has changed the row.
  public typealias Callback = (Self) -> Void
}

extension ItemContent {
  /// The defaults of rows with this content.
  public typealias DefaultProperties = DefaultItemProperties<Self>
}
