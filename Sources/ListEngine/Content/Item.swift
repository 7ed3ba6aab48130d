/// A row of a list: its content, and how the list treats it.
///
/// A value type: modifying a copy does not change the original.
public struct Item<Content: ItemContent>: AnyItem {
  // The content first, then the rest as one: both are found without the type's metadata (`Item+Parts`).
  @usableFromInline var storedContent: Content
  @usableFromInline var options: Options

  /// All that a row has beside its content.
  ///
  /// - functions: The functions that were compiled for the type of the content.
  /// - keepsIdentifier: True if the content would give another identifier than the row has.
  /// - extras: Properties that few rows have; nil if this one has none of them.
  ///
  /// A tuple: its parts are written where the row is, one by one. A structure of this size is made
  /// elsewhere, copied, and destroyed.
  @usableFromInline
  typealias Options = (
    functions: () -> ItemFunctions,
    sizing: Sizing,
    selectionStyle: ItemSelectionStyle,
    keepsIdentifier: Bool,
    extras: ItemExtras<Content>?
  )

  /// The rule by which the row is sized.
  @inlinable public var sizing: Sizing {
    get { options.sizing }
    _modify { yield &options.sizing }
  }

  /// The way in which the row can be selected.
  @inlinable public var selectionStyle: ItemSelectionStyle {
    get { options.selectionStyle }
    _modify { yield &options.selectionStyle }
  }

  /// Properties that few rows have; nil if this one has none of them.
  @inlinable var extras: ItemExtras<Content>? {
    get { options.extras }
    _modify { yield &options.extras }
  }

  /// The content.
  ///
  /// Other content does not change the row's identifier.
  @inlinable public var content: Content {
    get { storedContent }
    set {
      let value = identifierValue
      storedContent = newValue
      guard newValue.identifierValue != value else { return }
      options.keepsIdentifier = true
      changeExtras { $0.identifierValue = value }
    }
  }

  /// The value that identifies the row: the one of the content that it was created with.
  @inlinable var identifierValue: Content.IdentifierValue {
    guard options.keepsIdentifier, let value = extras?.values.identifierValue else {
      return storedContent.identifierValue
    }
    return value
  }

  /// The identifier: that of the content that the row was created with.
  @inlinable public var identifier: Content.Identifier { Content.Identifier(identifierValue) }

  /// Creates a row with default properties, then runs `configure` on it.
  @inlinable
  public init(_ content: Content, configure: (inout Item) -> Void) {
    self.init(content)
    configure(&self)
  }

  /// Creates a row; omitted values come from the content's defaults, then from the list's.
  ///
  /// - Precondition: the content is a value type, and its `identifierValue` is the same each time
  ///   it is read. Checked in debug builds.
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
    assert(
      content.identifierValue == content.identifierValue,
      "\(Content.self): identifierValue must not change from one reading to the next"
    )
    let isAnyGiven =
      layouts != nil || insertAndRemoveAnimations != nil || leadingSwipeActions != nil
      || trailingSwipeActions != nil || reordering != nil || onWasReordered != nil
      || onDisplay != nil || onEndDisplay != nil || onSelect != nil || onDeselect != nil
      || onInsert != nil || onRemove != nil || onMove != nil || onUpdate != nil
    // Each part is written once, so that no row is copied while it is made.
    let extras =
      !isAnyGiven
      ? defaults.extras
      : ItemExtras.changed(defaults.extras) {
        if let layouts { $0.layouts = layouts }
        if let insertAndRemoveAnimations {
          $0.insertAndRemoveAnimations = insertAndRemoveAnimations
        }
        if let leadingSwipeActions { $0.leadingSwipeActions = leadingSwipeActions }
        if let trailingSwipeActions { $0.trailingSwipeActions = trailingSwipeActions }
        if let reordering { $0.reordering = reordering }
        if let onWasReordered { $0.onWasReordered = onWasReordered }
        if let onDisplay { $0.onDisplay = onDisplay }
        if let onEndDisplay { $0.onEndDisplay = onEndDisplay }
        if let onSelect { $0.onSelect = onSelect }
        if let onDeselect { $0.onDeselect = onDeselect }
        if let onInsert { $0.onInsert = onInsert }
        if let onRemove { $0.onRemove = onRemove }
        if let onMove { $0.onMove = onMove }
        if let onUpdate { $0.onUpdate = onUpdate }
      }
    storedContent = content
    options.functions = { ItemFunctions(for: Content.self) }
    options.sizing = sizing ?? defaults.sizing ?? .thatFits(.noConstraint)
    options.selectionStyle = selectionStyle ?? defaults.selectionStyle ?? .notSelectable
    options.keepsIdentifier = false
    options.extras = extras
  }

  /// Creates a row of its parts.
  @inlinable
  init(_ content: Content, _ options: Options) {
    storedContent = content
    self.options = options
  }

  /// The information passed to `onDisplay`.
  public struct OnDisplay {
    /// The row.
    public var item: Item
    /// True if the row is on screen for the first time since it was added.
    public var isFirstDisplay: Bool
  }

  /// The information passed to `onEndDisplay`.
  public struct OnEndDisplay {
    /// The row.
    public var item: Item
    /// True if the row left the screen for the first time since it was added.
    public var isFirstEndDisplay: Bool
  }

  /// The information passed to `onSelect`.
  public struct OnSelect {
    /// The row.
    public var item: Item
  }

  /// The information passed to `onDeselect`.
  public struct OnDeselect {
    /// The row.
    public var item: Item
  }

  /// The information passed to `onInsert`.
  public struct OnInsert {
    /// The row.
    public var item: Item
  }

  /// The information passed to `onRemove`.
  public struct OnRemove {
    /// The row.
    public var item: Item
  }

  /// The information passed to `onMove`.
  public struct OnMove {
    /// The row before the update.
    public var old: Item
    /// The row after it.
    public var new: Item
  }

  /// The information passed to `onUpdate`.
  public struct OnUpdate {
    /// The row before the update.
    public var old: Item
    /// The row after it.
    public var new: Item
  }
}
