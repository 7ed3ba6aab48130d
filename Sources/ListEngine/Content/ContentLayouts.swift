/// A value that a layout stores with an item, a header, a footer or a section.
public protocol ContentLayoutsValue {
  /// The value that is read when nothing is stored.
  static var defaultValue: Self { get }
}

/// A value that a layout stores with an item.
public protocol ItemLayoutsValue: ContentLayoutsValue {}

/// A value that a layout stores with a header or a footer.
public protocol HeaderFooterLayoutsValue: ContentLayoutsValue {}

/// A value that a layout stores with a section.
public protocol SectionLayoutsValue: ContentLayoutsValue {
  /// True if the section's header sticks to the top; nil leaves it to the layout.
  var isHeaderSticky: Bool? { get }
}

/// Values of several layouts, keyed by type; the current layout reads its own.
public struct ContentLayouts<Slot> {
  private var values: [ObjectIdentifier: any ContentLayoutsValue] = [:]

  /// Creates an empty set of values.
  public init() {}

  /// Creates an empty set of values, then runs `configure` on it.
  public init(_ configure: (inout ContentLayouts) -> Void) {
    configure(&self)
  }

  /// True if no value is stored.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a type, or that type's default.
  public subscript<Value: ContentLayoutsValue>(type: Value.Type) -> Value {
    get {
      guard !values.isEmpty else { return Value.defaultValue }
      return values[ObjectIdentifier(type)] as? Value ?? Value.defaultValue
    }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The layout-specific options of an item.
public typealias ItemLayouts = ContentLayouts<any AnyItem>
/// The layout-specific options of a header or a footer.
public typealias HeaderFooterLayouts = ContentLayouts<any AnyHeaderFooter>
/// The layout-specific options of a section.
public typealias SectionLayouts = ContentLayouts<Section>

extension ContentLayouts where Slot == any AnyItem {
  /// The table-specific options of the item.
  public var table: TableAppearance.ItemLayout {
    get { self[TableAppearance.ItemLayout.self] }
    set { self[TableAppearance.ItemLayout.self] = newValue }
  }

  /// Creates the table-specific options.
  public static func table(
    _ configure: (inout TableAppearance.ItemLayout) -> Void
  ) -> ItemLayouts {
    ItemLayouts { configure(&$0.table) }
  }
}

extension ContentLayouts where Slot == any AnyHeaderFooter {
  /// The table-specific options of the header or footer.
  public var table: TableAppearance.HeaderFooterLayout {
    get { self[TableAppearance.HeaderFooterLayout.self] }
    set { self[TableAppearance.HeaderFooterLayout.self] = newValue }
  }

  /// Creates the table-specific options.
  public static func table(
    _ configure: (inout TableAppearance.HeaderFooterLayout) -> Void
  ) -> HeaderFooterLayouts {
    HeaderFooterLayouts { configure(&$0.table) }
  }
}

extension ContentLayouts where Slot == Section {
  /// The table-specific options of the section.
  public var table: TableAppearance.SectionLayout {
    get { self[TableAppearance.SectionLayout.self] }
    set { self[TableAppearance.SectionLayout.self] = newValue }
  }

  /// Creates the table-specific options.
  public static func table(
    _ configure: (inout TableAppearance.SectionLayout) -> Void
  ) -> SectionLayouts {
    SectionLayouts { configure(&$0.table) }
  }
}
