/// A pending callback of an item.
enum ItemCallback {
  case insert(AnyItemStorage)
  case remove(AnyItemStorage)
  /// The item has a coordinator now, without being inserted.
  case coordinatorInsert(AnyItemStorage)
  /// The item loses its coordinator, without being removed.
  case coordinatorRemove(AnyItemStorage)
  case move(old: AnyItemStorage, new: AnyItemStorage)
  case update(old: AnyItemStorage, new: AnyItemStorage)
  /// The coordinator changed the item.
  case coordinatorUpdate(old: AnyItemStorage, new: AnyItemStorage)
  case display(AnyItemStorage, isFirst: Bool)
  case endDisplay(AnyItemStorage, isFirst: Bool)
  case select(AnyItemStorage)
  case deselect(AnyItemStorage)
  case reordered(AnyItemStorage, ItemReordering.Result)

  /// The kind of event that a callback handles.
  enum Kind {
    case insert, remove, move, update, select, deselect, reordered, coordinator, display, endDisplay
  }
}
