/// The identity of a row, with its place in its section.
struct PlacedID<ItemID: Hashable> {
  let id: ItemID
  let row: Int
}

/// The identities of a section's rows with their places, without a copy.
struct PlacedIDs<ItemID: Hashable>: RandomAccessCollection {
  let ids: [ItemID]

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  subscript(position: Int) -> PlacedID<ItemID> {
    PlacedID(id: ids[position], row: position)
  }
}
