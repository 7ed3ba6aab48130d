public import HeadlessUIKit

/// The changes of the sections of a snapshot in another one.
@usableFromInline
struct SectionChanges {
  /// The old numbers of those that are gone.
  @usableFromInline var deleted: [Int] = []
  /// The new numbers of those that were not there.
  @usableFromInline var inserted: [Int] = []
  /// The others, in new order.
  @usableFromInline var staying: [CollectionUpdates.Move<Int>] = []

  @inlinable
  init<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    guard old != new else {
      staying = old.indices.map { CollectionUpdates.Move(from: $0, to: $0) }
      return
    }
    let oldIndex = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    var isStaying = [Bool](repeating: false, count: old.count)
    for (index, section) in new.enumerated() {
      if let from = oldIndex[section] {
        staying.append(CollectionUpdates.Move(from: from, to: index))
        isStaying[from] = true
      } else {
        inserted.append(index)
      }
    }
    deleted = old.indices.filter { !isStaying[$0] }
  }
}
