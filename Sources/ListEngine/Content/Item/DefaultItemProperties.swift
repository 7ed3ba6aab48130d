/// Defaults for properties that the initialiser of `Item` is not given; nil uses the list's.
public struct DefaultItemProperties<Content: ItemContent> {
  /// The item that has the properties.
  public typealias Item = ListEngine.Item<Content>

  /// Properties that few contents have; shared by all items that have no others.
  @usableFromInline var extras: ItemExtras<Content>?

  /// See `Item.sizing`.
  public var sizing: Sizing?
  /// See `Item.layouts`.
  @inlinable public var layouts: ItemLayouts? {
    get { extras?.values.layouts }
    set { extras = .changed(extras) { $0.layouts = newValue } }
  }
  /// See `Item.selectionStyle`.
  public var selectionStyle: ItemSelectionStyle?
  /// See `Item.insertAndRemoveAnimations`.
  @inlinable public var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? {
    get { extras?.values.insertAndRemoveAnimations }
    set { extras = .changed(extras) { $0.insertAndRemoveAnimations = newValue } }
  }
  /// See `Item.leadingSwipeActions`.
  @inlinable public var leadingSwipeActions: SwipeActionsConfiguration? {
    get { extras?.values.leadingSwipeActions }
    set { extras = .changed(extras) { $0.leadingSwipeActions = newValue } }
  }
  /// See `Item.trailingSwipeActions`.
  @inlinable public var trailingSwipeActions: SwipeActionsConfiguration? {
    get { extras?.values.trailingSwipeActions }
    set { extras = .changed(extras) { $0.trailingSwipeActions = newValue } }
  }
  /// See `Item.reordering`.
  @inlinable public var reordering: ItemReordering? {
    get { extras?.values.reordering }
    set { extras = .changed(extras) { $0.reordering = newValue } }
  }
  /// See `Item.onWasReordered`.
  @inlinable public var onWasReordered: ((Item, ItemReordering.Result) -> Void)? {
    get { extras?.values.onWasReordered }
    set { extras = .changed(extras) { $0.onWasReordered = newValue } }
  }
  /// See `Item.onDisplay`.
  @inlinable public var onDisplay: ((Item.OnDisplay) -> Void)? {
    get { extras?.values.onDisplay }
    set { extras = .changed(extras) { $0.onDisplay = newValue } }
  }
  /// See `Item.onEndDisplay`.
  @inlinable public var onEndDisplay: ((Item.OnEndDisplay) -> Void)? {
    get { extras?.values.onEndDisplay }
    set { extras = .changed(extras) { $0.onEndDisplay = newValue } }
  }
  /// See `Item.onSelect`.
  @inlinable public var onSelect: ((Item.OnSelect) -> Void)? {
    get { extras?.values.onSelect }
    set { extras = .changed(extras) { $0.onSelect = newValue } }
  }
  /// See `Item.onDeselect`.
  @inlinable public var onDeselect: ((Item.OnDeselect) -> Void)? {
    get { extras?.values.onDeselect }
    set { extras = .changed(extras) { $0.onDeselect = newValue } }
  }
  /// See `Item.onInsert`.
  @inlinable public var onInsert: ((Item.OnInsert) -> Void)? {
    get { extras?.values.onInsert }
    set { extras = .changed(extras) { $0.onInsert = newValue } }
  }
  /// See `Item.onRemove`.
  @inlinable public var onRemove: ((Item.OnRemove) -> Void)? {
    get { extras?.values.onRemove }
    set { extras = .changed(extras) { $0.onRemove = newValue } }
  }
  /// See `Item.onMove`.
  @inlinable public var onMove: ((Item.OnMove) -> Void)? {
    get { extras?.values.onMove }
    set { extras = .changed(extras) { $0.onMove = newValue } }
  }
  /// See `Item.onUpdate`.
  @inlinable public var onUpdate: ((Item.OnUpdate) -> Void)? {
    get { extras?.values.onUpdate }
    set { extras = .changed(extras) { $0.onUpdate = newValue } }
  }
  /// See `Item.debuggingIdentifier`.
  @inlinable public var debuggingIdentifier: String? {
    get { extras?.values.debuggingIdentifier }
    set { extras = .changed(extras) { $0.debuggingIdentifier = newValue } }
  }

  /// Creates empty properties, then runs `configure` on them.
  @inlinable
  public init(configure: (inout DefaultItemProperties) -> Void) {
    self.init()
    configure(&self)
  }

  /// Creates the given properties, then runs `configure` on them.
  @inlinable
  public init(
    sizing: Sizing? = nil,
    layouts: ItemLayouts? = nil,
    selectionStyle: ItemSelectionStyle? = nil,
    insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? = nil,
    leadingSwipeActions: SwipeActionsConfiguration? = nil,
    trailingSwipeActions: SwipeActionsConfiguration? = nil,
    reordering: ItemReordering? = nil,
    onWasReordered: ((Item, ItemReordering.Result) -> Void)? = nil,
    onDisplay: ((Item.OnDisplay) -> Void)? = nil,
    onEndDisplay: ((Item.OnEndDisplay) -> Void)? = nil,
    onSelect: ((Item.OnSelect) -> Void)? = nil,
    onDeselect: ((Item.OnDeselect) -> Void)? = nil,
    onInsert: ((Item.OnInsert) -> Void)? = nil,
    onRemove: ((Item.OnRemove) -> Void)? = nil,
    onMove: ((Item.OnMove) -> Void)? = nil,
    onUpdate: ((Item.OnUpdate) -> Void)? = nil,
    debuggingIdentifier: String? = nil,
    configure: (inout DefaultItemProperties) -> Void = { _ in }
  ) {
    self.sizing = sizing
    if let layouts { self.layouts = layouts }
    self.selectionStyle = selectionStyle
    if let insertAndRemoveAnimations { self.insertAndRemoveAnimations = insertAndRemoveAnimations }
    if let leadingSwipeActions { self.leadingSwipeActions = leadingSwipeActions }
    if let trailingSwipeActions { self.trailingSwipeActions = trailingSwipeActions }
    if let reordering { self.reordering = reordering }
    if let onWasReordered { self.onWasReordered = onWasReordered }
    if let onDisplay { self.onDisplay = onDisplay }
    if let onEndDisplay { self.onEndDisplay = onEndDisplay }
    if let onSelect { self.onSelect = onSelect }
    if let onDeselect { self.onDeselect = onDeselect }
    if let onInsert { self.onInsert = onInsert }
    if let onRemove { self.onRemove = onRemove }
    if let onMove { self.onMove = onMove }
    if let onUpdate { self.onUpdate = onUpdate }
    if let debuggingIdentifier { self.debuggingIdentifier = debuggingIdentifier }
    configure(&self)
  }

  /// Creates empty properties, then runs `configure` on them.
  public static func defaults(
    with configure: (inout DefaultItemProperties) -> Void = { _ in }
  ) -> DefaultItemProperties {
    DefaultItemProperties(configure: configure)
  }
}
