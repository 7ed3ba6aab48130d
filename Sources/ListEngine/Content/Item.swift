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
    set { storage = storage.copy(sizing: newValue) }
  }

  init(_ storage: ItemStorage<Content>) {
    self.storage = storage
  }

  /// A row with default properties, then changed by `configure`.
  @inlinable
  public init(_ content: Content, configure: (inout Item) -> Void) {
    self.init(content)
    configure(&self)
  }

  /// A row; what is not given comes from the content's default properties, then from the list's.
  ///
  /// - Precondition: the content is a value, not an object, and its `identifierValue` is the same at
  ///   every reading. Checked in debug builds.
  @inlinable
  public init(
    _ content: Content,
    sizing: Sizing? = nil,
    layouts: ItemLayouts? = nil,
    selectionStyle: ItemSelectionStyle? = nil,
    insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? = nil,
    leadingSwipeActions: SwipeActionsConfiguration? = nil,
    trailingSwipeActions: SwipeActionsConfiguration? = nil,
    reordering: ItemReordering? = nil,
    onWasReordered: ((Item, ItemReordering.Result) -> Void)? = nil,
    onDisplay: ((OnDisplay) -> Void)? = nil,
    onEndDisplay: ((OnEndDisplay) -> Void)? = nil,
    onSelect: ((OnSelect) -> Void)? = nil,
    onDeselect: ((OnDeselect) -> Void)? = nil,
    onInsert: ((OnInsert) -> Void)? = nil,
    onRemove: ((OnRemove) -> Void)? = nil,
    onMove: ((OnMove) -> Void)? = nil,
    onUpdate: ((OnUpdate) -> Void)? = nil
  ) {
    assert(
      !(Content.self is AnyClass),
      "\(Content.self) must be a struct or an enum: lists compare what it was with what it is"
    )
    let defaults = content.defaultItemProperties
    let value = content.identifierValue
    assert(
      value == content.identifierValue,
      "\(Content.self): identifierValue must not change from one reading to the next"
    )
    var extras: ItemExtras<Content>.Values?
    if let layouts = layouts ?? defaults.layouts {
      ItemExtras.change(&extras) { $0.layouts = layouts }
    }
    if let animations = insertAndRemoveAnimations ?? defaults.insertAndRemoveAnimations {
      ItemExtras.change(&extras) { $0.insertAndRemoveAnimations = animations }
    }
    if let actions = leadingSwipeActions ?? defaults.leadingSwipeActions {
      ItemExtras.change(&extras) { $0.leadingSwipeActions = actions }
    }
    if let actions = trailingSwipeActions ?? defaults.trailingSwipeActions {
      ItemExtras.change(&extras) { $0.trailingSwipeActions = actions }
    }
    if let reordering = reordering ?? defaults.reordering {
      ItemExtras.change(&extras) { $0.reordering = reordering }
    }
    if let callback = onWasReordered ?? defaults.onWasReordered {
      ItemExtras.change(&extras) { $0.onWasReordered = callback }
    }
    if let callback = onDisplay ?? defaults.onDisplay {
      ItemExtras.change(&extras) { $0.onDisplay = callback }
    }
    if let callback = onEndDisplay ?? defaults.onEndDisplay {
      ItemExtras.change(&extras) { $0.onEndDisplay = callback }
    }
    if let callback = onSelect ?? defaults.onSelect {
      ItemExtras.change(&extras) { $0.onSelect = callback }
    }
    if let callback = onDeselect ?? defaults.onDeselect {
      ItemExtras.change(&extras) { $0.onDeselect = callback }
    }
    if let callback = onInsert ?? defaults.onInsert {
      ItemExtras.change(&extras) { $0.onInsert = callback }
    }
    if let callback = onRemove ?? defaults.onRemove {
      ItemExtras.change(&extras) { $0.onRemove = callback }
    }
    if let callback = onMove ?? defaults.onMove {
      ItemExtras.change(&extras) { $0.onMove = callback }
    }
    if let callback = onUpdate ?? defaults.onUpdate {
      ItemExtras.change(&extras) { $0.onUpdate = callback }
    }
    if let name = defaults.debuggingIdentifier {
      ItemExtras.change(&extras) { $0.debuggingIdentifier = name }
    }
    storage = ItemStorage(
      identifier: Content.Identifier(value),
      content: content,
      sizing: sizing ?? defaults.sizing ?? .thatFits(.noConstraint),
      selectionStyle: selectionStyle ?? defaults.selectionStyle ?? .notSelectable,
      extras: extras.map { ItemExtras($0) }
    )
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

  /// What `onSelect` is told.
  public struct OnSelect {
    /// The row.
    public let item: Item
  }

  /// What `onDeselect` is told.
  public struct OnDeselect {
    /// The row.
    public let item: Item
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
