/// One call of an item's callbacks that is due.
enum ItemCallback {
  case insert(AnyItemStorage)
  case remove(AnyItemStorage)
  case move(old: AnyItemStorage, new: AnyItemStorage)
  case update(old: AnyItemStorage, new: AnyItemStorage)
  /// The coordinator changed the item.
  case coordinatorUpdate(old: AnyItemStorage, new: AnyItemStorage)
  case display(AnyItemStorage, isFirst: Bool)
  case endDisplay(AnyItemStorage, isFirst: Bool)
  case select(AnyItemStorage)
  case deselect(AnyItemStorage)
  case reordered(AnyItemStorage, ItemReordering.Result)

  /// What somebody may want to hear of.
  enum Kind {
    case insert, remove, move, update, select, deselect, reordered
  }
}
