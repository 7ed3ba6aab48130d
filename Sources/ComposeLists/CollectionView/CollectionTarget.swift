import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine

/// Shows the snapshots of a data source in a list, as the list's content.
@preconcurrency @MainActor
final class CollectionTarget<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
>: DiffableDataSourceTarget {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  let cells: CollectionCells<SectionID, ItemID>
  private weak var dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>?
  /// The sections that the list shows: one that has not changed is given to it again.
  private var sections: [SectionID: Shown] = [:]

  /// A section of the list, and the mark of its rows: while it is here, the snapshot knows where they are.
  private struct Shown {
    let section: ListEngine.Section
    let mark: Mark
  }

  private final class Mark {}

  init(
    _ cells: CollectionCells<SectionID, ItemID>,
    _ dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>
  ) {
    self.cells = cells
    self.dataSource = dataSource
    cells.didReorder = { [weak dataSource] in dataSource?.reorder($0, to: $1) }
  }

  /// True unless another data source was set meanwhile.
  private var isShown: Bool { cells.view?.collection.items === self }

  func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {
    guard isShown, let snapshot = dataSource?.snapshot(), let applied = dataSource?.applied else {
      return
    }
    cells.view?.collection.invalidateForUpdate()
    let changed = mark(applied)
    let layout = cells.view?.collection.layout
    layout?.prepare(forCollectionViewUpdates: difference.updates.items)
    defer { layout?.finalizeCollectionViewUpdates() }
    if let view = cells.view, !view.bounds.size.isEmpty, cells.snapshot.numberOfItems > 0 {
      view.collection.showsUpdate = true
    }
    show(snapshot, animated: animatingDifferences) { [cells] id in
      !changed.contains(id) && snapshot.sharesItems(ofSection: id, with: cells.snapshot)
    }
  }

  func reloadData() {
    guard isShown, let snapshot = dataSource?.snapshot() else { return }
    cells.view?.collection.invalidateForUpdate(isReload: true)
    cells.view?.collection.showsUpdate = false
    cells.marks.reloadAll()
    show(snapshot, animated: false) { _ in false }
  }

  /// Notes what is to be shown anew; returns the sections in which something is.
  ///
  /// It is what the snapshot says: the difference leaves out items that come from a deleted section
  /// or go to a new one, which keep their cells here.
  private func mark(_ snapshot: Snapshot) -> Set<SectionID> {
    var changed: Set<SectionID> = []
    func forEach(_ items: [ItemID], _ body: (ItemID) -> Void) {
      for item in items {
        guard let section = snapshot.sectionIdentifier(containingItem: item) else { continue }
        body(item)
        changed.insert(section)
      }
    }
    forEach(snapshot.reloadedItemIdentifiers) { cells.marks.reload($0) }
    forEach(snapshot.reconfiguredItemIdentifiers) { cells.marks.reconfigure($0) }
    for section in snapshot.reloadedSectionIdentifiers
    where snapshot.indexOfSection(section) != nil {
      cells.marks.reloadSection(section)
      for item in snapshot.itemIdentifiers(inSection: section) { cells.marks.reload(item) }
      changed.insert(section)
    }
    cells.marks.forget(
      itemsExcept: { snapshot.sectionIdentifier(containingItem: $0) != nil },
      snapshot.numberOfItems
    )
    return changed
  }

  /// Shows a snapshot; sections for which `isKept` holds are what they were.
  private func show(_ snapshot: Snapshot, animated: Bool, isKept: (SectionID) -> Bool) {
    let old = sections
    sections = [:]
    for id in snapshot.sectionIdentifiers {
      sections[id] = isKept(id) ? old[id] ?? section(id, snapshot) : section(id, snapshot)
    }
    cells.snapshot = snapshot
    cells.view?.list.configure { list in
      list.animatesChanges = animated
      list.environment[CollectionSupplementariesKey.self] = cells
      list.content = Content()
      list.content.sections = snapshot.sectionIdentifiers.compactMap { sections[$0]?.section }
    }
    cells.view?.collection.itemsDidChange()
    cells.view?.follow()
  }

  private func section(_ id: SectionID, _ snapshot: Snapshot) -> Shown {
    var section = ListEngine.Section(id)
    let (cells, marks, mark) = (cells, cells.marks.counts(), Mark())
    let animates = cells.view?.collection.hasOwnLayout == true
    section.setLazyItems(
      snapshot.itemIdentifiers(inSection: id),
      id: \.self,
      position: { [weak self] item in
        withViews((self, item)) { $0.0?.position(of: $0.1, in: id, mark) }
      }
    ) { item in
      let row = CollectionRow(identifierValue: item, marks: marks(item), cells: cells)
      return animates
        ? Item(row, insertAndRemoveAnimations: cells.animations(of: item)) : Item(row)
    }
    return Shown(section: section, mark: mark)
  }

  /// The position of an item among the rows of a mark; nil if they are others than those of the snapshot.
  private func position(of item: ItemID, in section: SectionID, _ mark: Mark) -> Int?? {
    guard sections[section]?.mark === mark else { return nil }
    return .some(cells.snapshot.position(of: item, inSection: section))
  }
}

extension CollectionTarget: CollectionItems {
  var sectionCount: Int { cells.snapshot.numberOfSections }

  func itemCount(ofSection section: Int) -> Int {
    let sections = cells.snapshot.sectionIdentifiers
    return sections.indices.contains(section)
      ? cells.snapshot.numberOfItems(inSection: sections[section]) : 0
  }

  func identity(at path: IndexPath) -> AnyHashable? {
    dataSource?.itemIdentifier(for: path).map(AnyHashable.init)
  }

  func path(of identity: AnyHashable) -> IndexPath? {
    (identity.base as? ItemID).flatMap { cells.snapshot.indexPath(of: $0) }
  }

  func canReorder(at path: IndexPath) -> Bool {
    guard let item = dataSource?.itemIdentifier(for: path) else { return false }
    return dataSource?.reorderingHandlers.canReorderItem?(item) ?? false
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = dataSource?.itemIdentifier(for: path) else { return }
    dataSource?.toggleOutline(of: item)
  }

  func notePlace(of identity: AnyHashable, _ path: IndexPath) {
    (identity.base as? ItemID).map { cells.notePlace(of: $0, path) }
  }

  func outlineState(at path: IndexPath) -> OutlineState? {
    dataSource?.itemIdentifier(for: path).flatMap { dataSource?.outlineState(of: $0) }
  }
}

extension CollectionUpdates {
  /// The changes of items as a layout is notified of them.
  @preconcurrency @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }
}
