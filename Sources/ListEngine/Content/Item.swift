/// A row of a list: content, and how the list treats it.
///
/// A value: a changed copy does not change the original. Copies share what they hold until then.
public struct Item<Content: ItemContent>: AnyItem {
  @usableFromInline var storage: ItemStorage<Content>

  /// The identity, read from the content once.
  @inlinable public var identifier: Content.Identifier {
    unsafeDowncast(storage.identifier, to: Content.Identifier.self)
  }

  /// What is shown.
  @inlinable public var content: Content {
    get { storage.content }
    set { storage = storage.copy(content: newValue) }
  }

  /// How the row gets its size.
  @inlinable public var sizing: Sizing {
    get { storage.sizing }
    set {
      makeStorageUnique()
      storage.sizing = newValue
    }
  }

  init(_ storage: ItemStorage<Content>) {
    self.storage = storage
  }

  @inlinable
  mutating func makeStorageUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }

  /// A row with default properties, then changed by `configure`.
  @inlinable
  public init(_ content: Content, configure: (inout Item) -> Void) {
    self.init(content)
    configure(&self)
  }

  /// A row; what is not given comes from the content's default properties, then from the list's.
  ///
  /// - Precondition: the content's `identifierValue` is the same at every reading. Checked in debug
  ///   builds.
  @inlinable
  public init(
    _ content: Content,
    sizing: Sizing? = nil,
    layouts: ItemLayouts? = nil,
    leadingSwipeActions: SwipeActionsConfiguration? = nil,
    trailingSwipeActions: SwipeActionsConfiguration? = nil,
    reordering: ItemReordering? = nil,
    onWasReordered: ((Item, ItemReordering.Result) -> Void)? = nil,
    onDisplay: ((OnDisplay) -> Void)? = nil,
    onEndDisplay: ((OnEndDisplay) -> Void)? = nil,
    onInsert: ((OnInsert) -> Void)? = nil,
    onRemove: ((OnRemove) -> Void)? = nil,
    onMove: ((OnMove) -> Void)? = nil,
    onUpdate: ((OnUpdate) -> Void)? = nil
  ) {
    let defaults = content.defaultItemProperties
    let value = content.identifierValue
    assert(
      value == content.identifierValue,
      "\(Content.self): identifierValue must not change from one reading to the next"
    )
    storage = ItemStorage(
      identifier: Content.Identifier(value),
      content: content,
      sizing: sizing ?? defaults.sizing ?? .thatFits(.noConstraint)
    )
    if let layouts = layouts ?? defaults.layouts { self.layouts = layouts }
    if let actions = leadingSwipeActions ?? defaults.leadingSwipeActions {
      self.leadingSwipeActions = actions
    }
    if let actions = trailingSwipeActions ?? defaults.trailingSwipeActions {
      self.trailingSwipeActions = actions
    }
    if let reordering = reordering ?? defaults.reordering { self.reordering = reordering }
    if let callback = onWasReordered ?? defaults.onWasReordered { self.onWasReordered = callback }
    if let callback = onDisplay ?? defaults.onDisplay { self.onDisplay = callback }
    if let callback = onEndDisplay ?? defaults.onEndDisplay { self.onEndDisplay = callback }
    if let callback = onInsert ?? defaults.onInsert { self.onInsert = callback }
    if let callback = onRemove ?? defaults.onRemove { self.onRemove = callback }
    if let callback = onMove ?? defaults.onMove { self.onMove = callback }
    if let callback = onUpdate ?? defaults.onUpdate { self.onUpdate = callback }
    if let name = defaults.debuggingIdentifier { self.debuggingIdentifier = name }
  }

  /// What `onDisplay` is told.
  public struct OnDisplay {
    /// The row.
    public let item: Item
    /// Whether the row is on screen for the first time since it was added.
    public let isFirstDisplay: Bool
  }

  /// What `onEndDisplay` is told.
  public struct OnEndDisplay {
    /// The row.
    public let item: Item
    /// Whether the row left the screen for the first time since it was added.
    public let isFirstEndDisplay: Bool
  }

  /// What `onInsert` is told.
  public struct OnInsert {
    /// The row.
    public let item: Item
  }

  /// What `onRemove` is told.
  public struct OnRemove {
    /// The row.
    public let item: Item
  }

  /// What `onMove` is told.
  public struct OnMove {
    /// The row before the update.
    public let old: Item
    /// The row after it.
    public let new: Item
  }

  /// What `onUpdate` is told.
  public struct OnUpdate {
    /// The row before the update.
    public let old: Item
    /// The row after it.
    public let new: Item
  }
}

/// What an `Item` has where its initialiser is given nothing; nil leaves it to the list.
public struct DefaultItemProperties<Content: ItemContent> {
  /// See `Item.sizing`.
  public var sizing: Sizing?
  /// See `Item.layouts`.
  public var layouts: ItemLayouts?
  /// See `Item.leadingSwipeActions`.
  public var leadingSwipeActions: SwipeActionsConfiguration?
  /// See `Item.trailingSwipeActions`.
  public var trailingSwipeActions: SwipeActionsConfiguration?
  /// See `Item.reordering`.
  public var reordering: ItemReordering?
  /// See `Item.onWasReordered`.
  public var onWasReordered: ((Item<Content>, ItemReordering.Result) -> Void)?
  /// See `Item.onDisplay`.
  public var onDisplay: ((Item<Content>.OnDisplay) -> Void)?
  /// See `Item.onEndDisplay`.
  public var onEndDisplay: ((Item<Content>.OnEndDisplay) -> Void)?
  /// See `Item.onInsert`.
  public var onInsert: ((Item<Content>.OnInsert) -> Void)?
  /// See `Item.onRemove`.
  public var onRemove: ((Item<Content>.OnRemove) -> Void)?
  /// See `Item.onMove`.
  public var onMove: ((Item<Content>.OnMove) -> Void)?
  /// See `Item.onUpdate`.
  public var onUpdate: ((Item<Content>.OnUpdate) -> Void)?
  /// See `Item.debuggingIdentifier`.
  public var debuggingIdentifier: String?

  /// No properties, then changed by `configure`.
  @inlinable
  public init(configure: (inout DefaultItemProperties) -> Void = { _ in }) {
    configure(&self)
  }

  /// No properties, then changed by `configure`.
  public static func defaults(
    with configure: (inout DefaultItemProperties) -> Void
  ) -> DefaultItemProperties {
    DefaultItemProperties(configure: configure)
  }
}

extension ItemContent {
  /// The content in an `Item`, with these properties.
  @inlinable
  public func with(sizing: Sizing? = nil, layouts: ItemLayouts? = nil) -> Item<Self> {
    Item(self, sizing: sizing, layouts: layouts)
  }
}
