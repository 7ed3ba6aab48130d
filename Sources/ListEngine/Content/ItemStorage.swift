public import Diff

/// The type-erased storage of an item that a list presents.
///
/// With this object a copy costs one reference, and a comparison one call without type lookup. Its item
/// never changes; its identifier is made on demand, so one thread alone may use it.
public class AnyItemStorage {
  /// Compares identity and content of this item with another.
  ///
  /// A closure instead of a method: it is compiled where the content type is known, and so contains
  /// no unspecialised generic code. Measured (`DiffCost`): half the instructions.
  @usableFromInline let compare: (AnyItemStorage, AnyItemStorage) -> ElementComparison
  /// The identity, once it was requested.
  @exclusivity(unchecked) private var knownIdentifier: AnyIdentifier?

  @usableFromInline
  init(compare: @escaping (AnyItemStorage, AnyItemStorage) -> ElementComparison) {
    self.compare = compare
  }

  /// The identity; made on demand.
  public var identifier: AnyIdentifier {
    if let knownIdentifier { return knownIdentifier }
    let identifier = makeIdentifier()
    knownIdentifier = identifier
    return identifier
  }

  /// The hash of the identity.
  final var identifierHash: Int {
    if let knownIdentifier { return knownIdentifier.cachedHash }
    return identifier.cachedHash
  }

  /// Returns whether both have the same identity: mostly their hashes say that they have not.
  final func hasSameIdentifier(as other: AnyItemStorage) -> Bool {
    identifierHash == other.identifierHash && identifier == other.identifier
  }

  func makeIdentifier() -> AnyIdentifier {
    fatalError("\(Self.self) must make its identifier")
  }

  /// The storage of the item's own content type.
  @usableFromInline var typed: AnyItemStorage { self }
  /// The rule by which the row is sized.
  var sizing: Sizing { fatalError("\(Self.self) must know its size") }
  /// The way in which the row can be selected.
  var selectionStyle: ItemSelectionStyle { fatalError("\(Self.self) must know its style") }
  /// The item.
  var item: any AnyItem { fatalError("\(Self.self) must make its item") }
  /// The layout-specific options of the row.
  var layouts: ItemLayouts { fatalError("\(Self.self) must know its layouts") }
  /// The updates that re-apply the content while it is on screen.
  var reappliesToVisibleView: ReappliesToVisibleView { fatalError("\(Self.self) must know it") }

  /// Returns whether the other item looks the same; false for items of a different type.
  func isEquivalent(to other: AnyItemStorage) -> Bool {
    fatalError("\(Self.self) must compare its content")
  }

  /// The hint of `ItemContent.wasMoved`; true for items of a different type.
  func wasMoved(comparedTo other: AnyItemStorage) -> Bool {
    fatalError("\(Self.self) must compare its content")
  }

  /// Returns whether the row or its coordinator handles a kind of callback.
  func hasCallback(_ kind: ItemCallback.Kind) -> Bool {
    fatalError("\(Self.self) must know its callbacks")
  }
  /// True if the row has a callback for its insertion or its removal.
  var hearsInsertionAndRemoval: Bool { fatalError("\(Self.self) must know its callbacks") }
  /// Calls the row's callback for its insertion, if it has one.
  func wasInserted() { fatalError("\(Self.self) must call its callbacks") }
  /// Calls the row's callback for its removal, if it has one.
  func wasRemoved() { fatalError("\(Self.self) must call its callbacks") }
  /// The reordering of the row by the user.
  var reordering: ItemReordering? { fatalError("\(Self.self) must know its reordering") }
  /// The actions that show when the row is swiped from a side.
  func swipeActions(on side: SwipeSide) -> SwipeActionsConfiguration? {
    fatalError("\(Self.self) must know its swipe actions")
  }
  /// The style of the swipe actions; nil uses the environment's style.
  var swipeActionsStyle: SwipeActionsViewStyle? { fatalError("\(Self.self) must know its style") }

  /// Creates the state that a list keeps for the item from update to update.
  func newPresentationItemState() -> PresentationItemState {
    fatalError("\(Self.self) must make its states")
  }
}

/// The storage of an item of one content type.
///
/// It has the parts of the item, not the item: code for all types of content then finds and frees them
/// without looking up the type of the item. The content is last, as the places of what follows it differ.
@usableFromInline
final class ItemStorage<Content: ItemContent>: AnyItemStorage {
  @usableFromInline let rowSizing: Sizing
  @usableFromInline let rowSelectionStyle: ItemSelectionStyle
  @usableFromInline let keepsIdentifier: Bool
  @usableFromInline let extras: ItemExtras<Content>?
  @usableFromInline let functions: () -> ItemFunctions
  @usableFromInline let content: Content

  @inlinable
  convenience init(_ row: Item<Content>) {
    // A variable: the address of a constant is that of a copy.
    var row = row
    self.init(at: &row)
  }

  /// Creates the storage of the item at an address, of which only the content is copied.
  @inlinable
  init(at row: UnsafePointer<Item<Content>>) {
    let options = Item.options(row)
    rowSizing = options.pointee.sizing
    rowSelectionStyle = options.pointee.selectionStyle
    keepsIdentifier = options.pointee.keepsIdentifier
    extras = options.pointee.extras
    // Not by the address of the options, where a closure would be wrapped in another one.
    functions = row.pointee.options.functions
    content = Item.content(row).pointee
    // Not `Self`, which the closure would have to hold.
    super.init(compare: { ItemStorage<Content>.compare($0, $1) })
  }

  /// The item.
  @usableFromInline var row: Item<Content> {
    Item(content, (functions, rowSizing, rowSelectionStyle, keepsIdentifier, extras))
  }

  // Not inlined, so that rows without extras do not look up how they are laid out.
  @inline(never) private var givenLayouts: ItemLayouts { extras?.values.layouts ?? ItemLayouts() }
  @inline(never) private var givenReordering: ItemReordering? { extras?.values.reordering }

  override var sizing: Sizing { rowSizing }
  override var selectionStyle: ItemSelectionStyle { rowSelectionStyle }
  override var item: any AnyItem { row }
  override var layouts: ItemLayouts { extras == nil ? ItemLayouts() : givenLayouts }
  override var reappliesToVisibleView: ReappliesToVisibleView { content.reappliesToVisibleView }

  /// Compares an item of this content type with any other.
  @inlinable
  static func compare(_ old: AnyItemStorage, _ new: AnyItemStorage) -> ElementComparison {
    guard let old = concrete(old), let new = concrete(new) else { return .otherIdentifier }
    guard !old.keepsIdentifier, !new.keepsIdentifier else {
      return Item.compareKept(old.row, new.row)
    }
    return withUnsafePointer(to: old.content) { one in
      withUnsafePointer(to: new.content) { other in
        Item.compare(one, other) {
          old.rowSelectionStyle.isSame(as: new.rowSelectionStyle)
        }
      }
    }
  }

  override func makeIdentifier() -> AnyIdentifier {
    keepsIdentifier ? row.identifier : content.identifier
  }

  override func isEquivalent(to other: AnyItemStorage) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return content.isEquivalent(to: other.content)
  }

  override func wasMoved(comparedTo other: AnyItemStorage) -> Bool {
    guard let other = Self.concrete(other) else { return true }
    return content.wasMoved(comparedTo: other.content)
  }

  override func hasCallback(_ kind: ItemCallback.Kind) -> Bool {
    if extras != nil, hasGivenCallback(kind) { return true }
    return switch kind {
    case .insert, .remove, .move, .update, .coordinator: Content.hasCoordinator
    case .select, .deselect, .reordered, .display, .endDisplay: false
    }
  }

  @inline(never)
  private func hasGivenCallback(_ kind: ItemCallback.Kind) -> Bool {
    // Not through a copy of all values, which is large.
    switch kind {
    case .insert: extras?.values.onInsert != nil
    case .remove: extras?.values.onRemove != nil
    case .move: extras?.values.onMove != nil
    case .update: extras?.values.onUpdate != nil
    case .select: extras?.values.onSelect != nil
    case .deselect: extras?.values.onDeselect != nil
    case .reordered: extras?.values.onWasReordered != nil
    case .display: extras?.values.onDisplay != nil
    case .endDisplay: extras?.values.onEndDisplay != nil
    case .coordinator: false
    }
  }

  override var hearsInsertionAndRemoval: Bool { extras?.hearsInsertionAndRemoval ?? false }
  override func wasInserted() { extras?.values.onInsert?(.init(item: row)) }
  override func wasRemoved() { extras?.values.onRemove?(.init(item: row)) }

  override var reordering: ItemReordering? { extras == nil ? nil : givenReordering }
  override var swipeActionsStyle: SwipeActionsViewStyle? { content.swipeActionsStyle }

  override func swipeActions(on side: SwipeSide) -> SwipeActionsConfiguration? {
    side == .left ? extras?.values.leadingSwipeActions : extras?.values.trailingSwipeActions
  }

  override func newPresentationItemState() -> PresentationItemState {
    TypedPresentationItemState<Content>(identifier)
  }

  /// The storage typed for this content; nil if it is of another type.
  @inlinable
  static func concrete(_ storage: AnyItemStorage) -> ItemStorage? {
    if let storage = cast(storage) { return storage }
    let typed = storage.typed
    return typed === storage ? nil : cast(typed)
  }

  @inlinable @inline(__always)
  static func cast(_ storage: AnyItemStorage) -> ItemStorage? {
    // Compares two pointers; the class has no subclasses, so the cast needs no dynamic check.
    type(of: storage) == Self.self ? unsafeDowncast(storage, to: Self.self) : nil
  }
}
