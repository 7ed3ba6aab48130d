import Diff

/// The storage of an item that was given without its type.
///
/// Most rows of a window are as before, and compared with no more than this. The storage of the
/// item's own type, which takes longer to make, is made when a row is measured or applied.
final class MixedItemStorage: AnyItemStorage {
  private let given: any AnyItem
  @exclusivity(unchecked) private var knownTyped: AnyItemStorage?

  init(_ item: any AnyItem) {
    given = item
    super.init(compare: { MixedItemStorage.compare($0, $1) })
  }

  override var sizing: Sizing { given.sizing }
  override var selectionStyle: ItemSelectionStyle { given.selectionStyle }

  private static func compare(_ old: AnyItemStorage, _ new: AnyItemStorage) -> ElementComparison {
    guard let one = cast(old), let other = cast(new) else {
      let (old, new) = (old.typed, new.typed)
      return old.compare(old, new)
    }
    return one.given.comparison(with: other.given)
  }

  private static func cast(_ storage: AnyItemStorage) -> MixedItemStorage? {
    type(of: storage) == MixedItemStorage.self
      ? unsafeDowncast(storage, to: MixedItemStorage.self) : nil
  }

  override func makeIdentifier() -> AnyIdentifier { given.anyIdentifier }

  override var typed: AnyItemStorage {
    if let knownTyped { return knownTyped }
    let typed = given.anyStorage
    knownTyped = typed
    return typed
  }

  override var item: any AnyItem { given }
  override var layouts: ItemLayouts { given.layouts }
  override var reappliesToVisibleView: ReappliesToVisibleView { given.reappliesToVisibleView }
  override var hearsInsertionAndRemoval: Bool { given.hearsInsertionAndRemoval }
  override var reordering: ItemReordering? { given.reordering }
  override var swipeActionsStyle: SwipeActionsViewStyle? { typed.swipeActionsStyle }

  override func isEquivalent(to other: AnyItemStorage) -> Bool {
    // The comparison is compiled for the type of content.
    switch compare(self, other) {
    case .equivalent, .detailChanged: true
    case .updated: false
    case .otherIdentifier: given.anyIsEquivalent(to: other.item)
    }
  }

  override func wasMoved(comparedTo other: AnyItemStorage) -> Bool {
    given.anyWasMoved(comparedTo: other.item)
  }

  override func hasCallback(_ kind: ItemCallback.Kind) -> Bool { typed.hasCallback(kind) }
  override func wasInserted() { typed.wasInserted() }
  override func wasRemoved() { typed.wasRemoved() }

  override func swipeActions(on side: SwipeSide) -> SwipeActionsConfiguration? {
    typed.swipeActions(on: side)
  }

  override func newPresentationItemState() -> PresentationItemState {
    typed.newPresentationItemState()
  }
}
