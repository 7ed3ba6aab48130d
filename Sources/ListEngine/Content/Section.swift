/// A group of rows, with a header and a footer.
///
/// ```swift
/// list += Section("fruit") { section in
///   section.header = Title("Fruit")
///   section += Product(name: "Apple")
/// }
/// ```
public struct Section {
  /// The type of section identifiers.
  public typealias Identifier = ListEngine.Identifier<Section, AnyHashable>

  /// Distinguishes this section from the other sections of the list.
  public var identifier: Identifier
  /// The header above the rows.
  public var header: (any AnyHeaderFooterConvertible)?
  /// The footer below the rows.
  public var footer: (any AnyHeaderFooterConvertible)?
  /// The rows, in the form in which they were given.
  @usableFromInline var storage: SectionItems
  /// The layout-specific options of the section.
  public var layouts: SectionLayouts
  /// The rows that the user may drag into and out of the section.
  public var reordering: SectionReordering

  /// Creates a section with all its parts, then runs `configure` on it.
  public init<Value: Hashable>(
    _ identifier: Value,
    layouts: SectionLayouts = SectionLayouts(),
    header: (any AnyHeaderFooterConvertible)? = nil,
    footer: (any AnyHeaderFooterConvertible)? = nil,
    reordering: SectionReordering = SectionReordering(),
    items: [any AnyItemConvertible] = [],
    configure: (inout Section) -> Void = { _ in }
  ) {
    self.identifier = Self.identifier(with: identifier)
    self.layouts = layouts
    self.reordering = reordering
    self.header = header
    self.footer = footer
    storage = SectionItems(mixed: items.map { $0.toAnyItem() })
    configure(&self)
  }

  /// Creates an empty section, then runs `configure` on it.
  public init<Value: Hashable>(_ identifier: Value, configure: (inout Section) -> Void) {
    self.init(identifier, items: [], configure: configure)
  }

  /// Creates a section from listed rows.
  public init<Value: Hashable>(
    _ identifier: Value,
    layouts: SectionLayouts = SectionLayouts(),
    reordering: SectionReordering = SectionReordering(),
    @ListableBuilder<any AnyItemConvertible> items: () -> [any AnyItemConvertible],
    header: () -> (any AnyHeaderFooterConvertible)? = { nil },
    footer: () -> (any AnyHeaderFooterConvertible)? = { nil }
  ) {
    self.init(
      identifier,
      layouts: layouts,
      header: header(),
      footer: footer(),
      reordering: reordering,
      items: items()
    )
  }

  /// The identifier of the section that has the given value.
  public static func identifier<Value: Hashable>(with value: Value) -> Identifier {
    Identifier(AnyHashable(value))
  }

  /// The rows.
  ///
  /// To read one row, `Content.item(at:)` is quicker.
  ///
  /// - Complexity: O(rows) to read rows that were given as one array, and O(1) otherwise; a change
  ///   costs a reading, then the same as that of an array. `count` takes constant time, as do `+=` and
  ///   `add` but for a first row of another type, or where a copy of the section exists.
  public var items: [any AnyItem] {
    get { storage.items }
    _modify {
      var items = items
      storage = SectionItems()
      defer { storage = SectionItems(mixed: items) }
      yield &items
    }
  }

  /// The number of rows.
  public var count: Int { storage.count }

  /// The storage of one row.
  func row(at position: Int) -> AnyItemStorage { storage[position] }

  /// The storage of all rows.
  ///
  /// Constant time for presented rows; otherwise as `SectionItems.all`.
  var rows: [AnyItemStorage] {
    get { storage.all }
    _modify {
      storage.build()
      yield &storage.built
    }
  }

  /// Adds a row at the end.
  @inlinable
  public mutating func add(_ item: some AnyItemConvertible) {
    storage.append(item.toAnyItem())
  }

  /// Adds a row at the end.
  @inlinable
  public mutating func add<Content>(_ item: Item<Content>) {
    storage.append(item)
  }

  /// Adds a row with default properties at the end.
  @inlinable
  public mutating func add(_ content: some ItemContent) {
    storage.append(Item(content))
  }

  /// Adds the listed rows at the end.
  public mutating func add(
    @ListableBuilder<any AnyItemConvertible> items: () -> [any AnyItemConvertible]
  ) {
    storage.append(contentsOf: items().map { $0.toAnyItem() })
  }

  /// Adds a row at the end.
  @inlinable
  public static func += (section: inout Section, item: some AnyItemConvertible) {
    section.add(item)
  }

  /// Adds a row at the end.
  @inlinable
  public static func += <Content>(section: inout Section, item: Item<Content>) {
    section.storage.append(item)
  }

  /// Adds a row with default properties at the end.
  @inlinable
  public static func += (section: inout Section, content: some ItemContent) {
    section.add(content)
  }

  /// Adds rows at the end.
  @inlinable
  public static func += (section: inout Section, items: [some AnyItemConvertible]) {
    // Appended as a whole: reserving space for each array separately would copy all rows each time.
    section.storage.append(contentsOf: items.map { $0.toAnyItem() })
  }

  /// Adds rows at the end.
  ///
  /// An empty section keeps the array as it is.
  @inlinable
  public static func += <Content>(section: inout Section, items: [Item<Content>]) {
    section.storage.append(contentsOf: items)
  }

  /// Adds rows with default properties at the end.
  ///
  /// An empty section keeps the array as it is, and makes an item when a row is presented.
  @inlinable
  public static func += <Content: ItemContent>(section: inout Section, contents: [Content]) {
    section.storage.append(contentsOf: contents)
  }

  /// Adds rows at the end.
  ///
  /// An empty section keeps the array as it is.
  public static func += (section: inout Section, items: [any AnyItem]) {
    section.storage.append(contentsOf: items)
  }
}
