extension SectionItems {
  /// Whether there are none, in any form.
  @inlinable var isEmpty: Bool { rows == nil && edited == nil && built.isEmpty }

  /// Appends a storage; items in other forms are built first.
  @inlinable
  mutating func append(_ item: AnyItemStorage) {
    build()
    built.append(item)
  }

  /// Appends storages; items in other forms are built first.
  @inlinable
  mutating func append(contentsOf items: some Collection<AnyItemStorage>) {
    build()
    built.append(contentsOf: items)
  }

  /// Appends an item; items of other types are built first.
  @inlinable
  mutating func append<Content>(_ item: Item<Content>) {
    if let rows = appendableRows(Content.self) { return rows.append(item) }
    append(contentsOf: [item])
  }

  /// Appends items; items of other types are built first.
  @inlinable
  mutating func append<Content>(contentsOf items: [Item<Content>]) {
    if isEmpty {
      // The array as it is.
      rows = ItemRows(items)
    } else if let rows = appendableRows(Content.self) {
      rows.append(contentsOf: items)
    } else if let own = self.items(Content.self) {
      rows = ItemRows(own + items)
    } else {
      append(contentsOf: items.lazy.map(\.anyStorage))
    }
  }

  /// Appends contents in items with default properties; items of other types are built first.
  @inlinable
  mutating func append<Content: ItemContent>(contentsOf contents: [Content]) {
    if isEmpty {
      // The array as it is.
      rows = ContentRows(contents)
    } else if let own = ContentRows<Content>.concrete(rows) {
      rows = ContentRows(own.elements + contents)
    } else {
      append(contentsOf: contents.map { Item($0) })
    }
  }

  /// Rows of a type to which rows can be added, because nobody else has them.
  @inlinable
  mutating func appendableRows<Content>(_ type: Content.Type) -> ItemRows<Content>? {
    isKnownUniquelyReferenced(&rows) ? ItemRows<Content>.concrete(rows) : nil
  }

  /// All items, if all have one content type.
  @inlinable
  func items<Content>(_ type: Content.Type) -> [Item<Content>]? {
    if let rows = ItemRows<Content>.concrete(rows) { return rows.elements }
    return ContentRows<Content>.concrete(rows).map { $0.elements.map { Item($0) } }
  }
}
