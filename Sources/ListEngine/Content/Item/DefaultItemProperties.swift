/// What an `Item` has where its initialiser is given nothing; nil leaves it to the list.
public struct DefaultItemProperties<Content: ItemContent> {
  /// See `Item.sizing`.
  public var sizing: Sizing?
  /// See `Item.layouts`.
  public var layouts: ItemLayouts?
  /// See `Item.selectionStyle`.
  public var selectionStyle: ItemSelectionStyle?
  /// See `Item.insertAndRemoveAnimations`.
  public var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations?
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
  /// See `Item.onSelect`.
  public var onSelect: ((Item<Content>.OnSelect) -> Void)?
  /// See `Item.onDeselect`.
  public var onDeselect: ((Item<Content>.OnDeselect) -> Void)?
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
  public init(configure: (inout DefaultItemProperties) -> Void) {
    self.init()
    configure(&self)
  }

  /// The given properties, then changed by `configure`.
  @inlinable
  public init(
    sizing: Sizing? = nil,
    layouts: ItemLayouts? = nil,
    selectionStyle: ItemSelectionStyle? = nil,
    insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? = nil,
    leadingSwipeActions: SwipeActionsConfiguration? = nil,
    trailingSwipeActions: SwipeActionsConfiguration? = nil,
    reordering: ItemReordering? = nil,
    onWasReordered: ((Item<Content>, ItemReordering.Result) -> Void)? = nil,
    onDisplay: ((Item<Content>.OnDisplay) -> Void)? = nil,
    onEndDisplay: ((Item<Content>.OnEndDisplay) -> Void)? = nil,
    onSelect: ((Item<Content>.OnSelect) -> Void)? = nil,
    onDeselect: ((Item<Content>.OnDeselect) -> Void)? = nil,
    onInsert: ((Item<Content>.OnInsert) -> Void)? = nil,
    onRemove: ((Item<Content>.OnRemove) -> Void)? = nil,
    onMove: ((Item<Content>.OnMove) -> Void)? = nil,
    onUpdate: ((Item<Content>.OnUpdate) -> Void)? = nil,
    debuggingIdentifier: String? = nil,
    configure: (inout DefaultItemProperties) -> Void = { _ in }
  ) {
    self.sizing = sizing
    self.layouts = layouts
    self.selectionStyle = selectionStyle
    self.insertAndRemoveAnimations = insertAndRemoveAnimations
    self.leadingSwipeActions = leadingSwipeActions
    self.trailingSwipeActions = trailingSwipeActions
    self.reordering = reordering
    self.onWasReordered = onWasReordered
    self.onDisplay = onDisplay
    self.onEndDisplay = onEndDisplay
    self.onSelect = onSelect
    self.onDeselect = onDeselect
    self.onInsert = onInsert
    self.onRemove = onRemove
    self.onMove = onMove
    self.onUpdate = onUpdate
    self.debuggingIdentifier = debuggingIdentifier
    configure(&self)
  }

  /// No properties, then changed by `configure`.
  public static func defaults(
    with configure: (inout DefaultItemProperties) -> Void
  ) -> DefaultItemProperties {
    DefaultItemProperties(configure: configure)
  }
}
