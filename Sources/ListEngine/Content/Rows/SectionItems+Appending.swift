extension SectionItems {
  /// True if there are none, in any form.
  @inlinable var isEmpty: Bool { rows == nil && built.isEmpty }

  /// Appends an item of any type.
  @usableFromInline
  mutating func append(_ item: any AnyItem) {
    if part != nil { build() }
    if let rows = appendableMixedRows { return rows.append(item) }
    self = SectionItems(mixed: items + [item])
  }

  /// Appends items of any types.
  ///
  /// An empty section keeps the array as it is.
  @usableFromInline
  mutating func append(contentsOf items: [any AnyItem]) {
    if part != nil { build() }
    if let rows = appendableMixedRows { return rows.append(contentsOf: items) }
    self = SectionItems(mixed: isEmpty ? items : self.items + items)
  }

  /// Rows of several types to which rows can be added, as they are not shared.
  private var appendableMixedRows: MixedRows? {
    mutating get { isKnownUniquelyReferenced(&rows) ? rows as? MixedRows : nil }
  }

  /// Appends an item; with items of other types they are kept as `any AnyItem`.
  @inlinable
  mutating func append<Content>(_ item: Item<Content>) {
    if let rows = appendableRows(Content.self) { return rows.append(item) }
    if isEmpty {
      rows = ItemRows([item])
    } else if let own = items(Content.self) {
      rows = ItemRows(own + [item])
    } else {
      append(item as any AnyItem)
    }
  }

  /// Appends items; with items of other types they are kept as `any AnyItem`.
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
      append(contentsOf: items as [any AnyItem])
    }
  }

  /// Appends contents in items with default properties; with items of other types they are kept as
  /// `any AnyItem`.
  @inlinable
  mutating func append<Content: ItemContent>(contentsOf contents: [Content]) {
    if isEmpty {
      // The array as it is.
      rows = ContentRows(contents)
    } else if part == nil, isKnownUniquelyReferenced(&rows),
      let rows = ContentRows<Content>.concrete(rows)
    {
      rows.append(contentsOf: contents)
    } else if part == nil, let own = ContentRows<Content>.concrete(rows) {
      rows = ContentRows(own.elements + contents)
    } else {
      append(contentsOf: contents.map { Item($0) as any AnyItem })
    }
  }

  /// Rows of a type to which rows can be added, as they are not shared.
  @inlinable
  mutating func appendableRows<Content>(_ type: Content.Type) -> ItemRows<Content>? {
    part == nil && isKnownUniquelyReferenced(&rows) ? ItemRows<Content>.concrete(rows) : nil
  }

  /// All items, if all have one content type.
  @inlinable
  func items<Content>(_ type: Content.Type) -> [Item<Content>]? {
    guard part == nil else { return nil }
    if let rows = ItemRows<Content>.concrete(rows) { return rows.elements }
    return ContentRows<Content>.concrete(rows).map { $0.elements.map { Item($0) } }
  }
}
