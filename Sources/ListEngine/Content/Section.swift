/// A group of rows, with a header and a footer.
///
/// ```swift
/// list += Section("fruit") { section in
///   section.header = Title("Fruit")
///   section += Product(name: "Apple")
/// }
/// ```
public struct Section {
  /// The identity of sections.
  public typealias Identifier = ListEngine.Identifier<Section, AnyHashable>

  /// What tells this section from others of the list.
  public let identifier: Identifier
  /// What stands above the rows.
  public var header: (any AnyHeaderFooterConvertible)?
  /// What stands below the rows.
  public var footer: (any AnyHeaderFooterConvertible)?
  /// The rows.
  public var items: [any AnyItem]
  /// What the layouts want to know about the section.
  public var layouts: SectionLayouts
  /// Which rows the user may drag into the section and out of it.
  public var reordering: SectionReordering

  /// A section with all its parts, then changed by `configure`.
  public init<Value: Hashable>(
    _ identifier: Value,
    layouts: SectionLayouts = SectionLayouts(),
    reordering: SectionReordering = SectionReordering(),
    header: (any AnyHeaderFooterConvertible)? = nil,
    footer: (any AnyHeaderFooterConvertible)? = nil,
    items: [any AnyItemConvertible] = [],
    configure: (inout Section) -> Void = { _ in }
  ) {
    self.identifier = Self.identifier(with: identifier)
    self.layouts = layouts
    self.reordering = reordering
    self.header = header
    self.footer = footer
    self.items = items.map { $0.toAnyItem() }
    configure(&self)
  }

  /// An empty section, then changed by `configure`.
  public init<Value: Hashable>(_ identifier: Value, configure: (inout Section) -> Void) {
    self.init(identifier, items: [], configure: configure)
  }

  /// A section whose rows are listed.
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
      reordering: reordering,
      header: header(),
      footer: footer(),
      items: items()
    )
  }

  /// The identity of the section that has the given value.
  public static func identifier<Value: Hashable>(with value: Value) -> Identifier {
    Identifier(AnyHashable(value))
  }

  /// How many rows there are.
  public var count: Int { items.count }

  /// Adds a row at the end.
  @inlinable
  public mutating func add(_ item: some AnyItemConvertible) {
    items.append(item.toAnyItem())
  }

  /// Adds the listed rows at the end.
  public mutating func add(
    @ListableBuilder<any AnyItemConvertible> items: () -> [any AnyItemConvertible]
  ) {
    self.items += items().map { $0.toAnyItem() }
  }

  /// Adds a row at the end.
  @inlinable
  public static func += (section: inout Section, item: some AnyItemConvertible) {
    section.add(item)
  }

  /// Adds rows at the end.
  @inlinable
  public static func += (section: inout Section, items: [some AnyItemConvertible]) {
    // Appended as a whole: room for each array by itself would copy all that came before, each time.
    section.items.append(contentsOf: items.lazy.map { $0.toAnyItem() })
  }

  /// Adds rows at the end.
  public static func += (section: inout Section, items: [any AnyItem]) {
    section.items += items
  }
}
