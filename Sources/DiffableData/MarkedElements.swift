public import HeadlessUIKit

/// The places of what is to be shown anew, of what was there before.
@usableFromInline
struct MarkedElements {
  @usableFromInline var reloadedSections: [CollectionUpdates.Move<Int>] = []
  @usableFromInline var reloadedItems: [CollectionUpdates.Move<IndexPath>] = []
  @usableFromInline var reconfiguredItems: [CollectionUpdates.Move<IndexPath>] = []

  @inlinable
  init<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ staying: [CollectionUpdates.Move<Int>]
  ) {
    let (sections, items) = (new.reloadedSectionIdentifiers, new.reloadedItemIdentifiers)
    let others = new.reconfiguredItemIdentifiers
    guard !(sections.isEmpty && items.isEmpty && others.isEmpty) else { return }
    let pairs = Dictionary(uniqueKeysWithValues: staying.map { ($0.to, $0.from) })
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(new.sectionIdentifiers, new.sectionIdentifiers.indices)
    )
    reloadedSections = sections.compactMap { section in
      numbers[section].flatMap { to in pairs[to].map { CollectionUpdates.Move(from: $0, to: to) } }
    }
    let oldNumbers = Dictionary(
      uniqueKeysWithValues: zip(old.sectionIdentifiers, old.sectionIdentifiers.indices)
    )
    /// The places of an item that was there before; nil for one that is new.
    func move(_ item: Item) -> CollectionUpdates.Move<IndexPath>? {
      guard let oldSection = old.sectionIdentifier(containingItem: item),
        let newSection = new.sectionIdentifier(containingItem: item),
        // In a batch update, an item that comes from a deleted section or goes to a new one is not
        // the same as before. A target that keeps its cell takes the marks from the snapshot.
        numbers[oldSection] != nil, oldNumbers[newSection] != nil,
        let from = oldNumbers[oldSection], let oldItem = old.items.position(of: item),
        let to = numbers[newSection], let newItem = new.items.position(of: item)
      else { return nil }
      return CollectionUpdates.Move(
        from: IndexPath(item: oldItem, section: from),
        to: IndexPath(item: newItem, section: to)
      )
    }
    reloadedItems = items.compactMap(move)
    reconfiguredItems = others.compactMap(move)
  }
}
