/// Properties that few rows have: callbacks, layout values, a name.
///
/// Shared by copies of a row until one of them is changed.
@usableFromInline
final class ItemExtras<Content: ItemContent> {
  /// True if the row has a callback for its insertion or its removal.
  @usableFromInline let hearsInsertionAndRemoval: Bool
  @usableFromInline let values: Values

  @usableFromInline
  struct Values {
    /// The value that identifies the row, if its content would give another one.
    @usableFromInline var identifierValue: Content.IdentifierValue?
    @usableFromInline var layouts: ItemLayouts?
    @usableFromInline var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations?
    @usableFromInline var leadingSwipeActions: SwipeActionsConfiguration?
    @usableFromInline var trailingSwipeActions: SwipeActionsConfiguration?
    @usableFromInline var reordering: ItemReordering?
    @usableFromInline var onWasReordered: ((Item<Content>, ItemReordering.Result) -> Void)?
    @usableFromInline var onDisplay: ((Item<Content>.OnDisplay) -> Void)?
    @usableFromInline var onEndDisplay: ((Item<Content>.OnEndDisplay) -> Void)?
    @usableFromInline var onSelect: ((Item<Content>.OnSelect) -> Void)?
    @usableFromInline var onDeselect: ((Item<Content>.OnDeselect) -> Void)?
    @usableFromInline var onInsert: ((Item<Content>.OnInsert) -> Void)?
    @usableFromInline var onRemove: ((Item<Content>.OnRemove) -> Void)?
    @usableFromInline var onMove: ((Item<Content>.OnMove) -> Void)?
    @usableFromInline var onUpdate: ((Item<Content>.OnUpdate) -> Void)?
    @usableFromInline var debuggingIdentifier: String?

    @inlinable
    init() {}
  }

  @inlinable
  init(_ values: Values) {
    self.values = values
    hearsInsertionAndRemoval = values.onInsert != nil || values.onRemove != nil
    if hearsInsertionAndRemoval { InsertionListeners.add(Content.self) }
  }

  deinit {
    if hearsInsertionAndRemoval { InsertionListeners.remove(Content.self) }
  }

  /// The extras, created when they are first modified.
  @inlinable
  static func changed(
    _ extras: ItemExtras?,
    _ change: (inout Values) -> Void
  ) -> ItemExtras {
    var values = extras?.values ?? Values()
    change(&values)
    return ItemExtras(values)
  }
}

extension Item {
  /// Modifies the row's extras, first copying them if another row shares them.
  @inlinable
  mutating func changeExtras(_ change: (inout ItemExtras<Content>.Values) -> Void) {
    extras = ItemExtras.changed(extras, change)
  }

  /// True if the row has a callback for its insertion or its removal.
  public var hearsInsertionAndRemoval: Bool {
    extras?.hearsInsertionAndRemoval ?? false
  }

  /// The layout-specific options of the row.
  @inlinable
  public var layouts: ItemLayouts {
    get { extras?.values.layouts ?? ItemLayouts() }
    set { changeExtras { $0.layouts = newValue } }
  }

  /// The animations of the row when it is inserted or removed; nil uses the layout's animations.
  @inlinable
  public var insertAndRemoveAnimations: ItemInsertAndRemoveAnimations? {
    get { extras?.values.insertAndRemoveAnimations }
    set { changeExtras { $0.insertAndRemoveAnimations = newValue } }
  }

  /// The actions that show when the row is swiped to the right.
  @inlinable
  public var leadingSwipeActions: SwipeActionsConfiguration? {
    get { extras?.values.leadingSwipeActions }
    set { changeExtras { $0.leadingSwipeActions = newValue } }
  }

  /// The actions that show when the row is swiped to the left.
  @inlinable
  public var trailingSwipeActions: SwipeActionsConfiguration? {
    get { extras?.values.trailingSwipeActions }
    set { changeExtras { $0.trailingSwipeActions = newValue } }
  }

  /// The reordering of the row by the user; nil if it cannot be dragged.
  @inlinable
  public var reordering: ItemReordering? {
    get { extras?.values.reordering }
    set { changeExtras { $0.reordering = newValue } }
  }

  /// Called after the user dragged the row to a new position.
  @inlinable
  public var onWasReordered: ((Item, ItemReordering.Result) -> Void)? {
    get { extras?.values.onWasReordered }
    set { changeExtras { $0.onWasReordered = newValue } }
  }

  /// Called when the row appears on screen.
  @inlinable
  public var onDisplay: ((OnDisplay) -> Void)? {
    get { extras?.values.onDisplay }
    set { changeExtras { $0.onDisplay = newValue } }
  }

  /// Called when the row leaves the screen.
  @inlinable
  public var onEndDisplay: ((OnEndDisplay) -> Void)? {
    get { extras?.values.onEndDisplay }
    set { changeExtras { $0.onEndDisplay = newValue } }
  }

  /// Called one run-loop turn after the user selected the row.
  @inlinable
  public var onSelect: ((OnSelect) -> Void)? {
    get { extras?.values.onSelect }
    set { changeExtras { $0.onSelect = newValue } }
  }

  /// Called one run-loop turn after the row was deselected.
  @inlinable
  public var onDeselect: ((OnDeselect) -> Void)? {
    get { extras?.values.onDeselect }
    set { changeExtras { $0.onDeselect = newValue } }
  }

  /// Called after an update that added the row.
  @inlinable
  public var onInsert: ((OnInsert) -> Void)? {
    get { extras?.values.onInsert }
    set { changeExtras { $0.onInsert = newValue } }
  }

  /// Called after an update that removed the row.
  @inlinable
  public var onRemove: ((OnRemove) -> Void)? {
    get { extras?.values.onRemove }
    set { changeExtras { $0.onRemove = newValue } }
  }

  /// Called after an update that moved the row.
  @inlinable
  public var onMove: ((OnMove) -> Void)? {
    get { extras?.values.onMove }
    set { changeExtras { $0.onMove = newValue } }
  }

  /// Called after an update that changed the row in place.
  @inlinable
  public var onUpdate: ((OnUpdate) -> Void)? {
    get { extras?.values.onUpdate }
    set { changeExtras { $0.onUpdate = newValue } }
  }

  /// A name for logs.
  @inlinable
  public var debuggingIdentifier: String? {
    get { extras?.values.debuggingIdentifier }
    set { changeExtras { $0.debuggingIdentifier = newValue } }
  }
}
