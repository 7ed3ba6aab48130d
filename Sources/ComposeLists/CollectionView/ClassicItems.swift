import DiffableData
import HeadlessUIKit
import ListEngine

/// The items of a data source of the classic kind: numbers as their identities, which updates keep.
@preconcurrency @MainActor
final class ClassicItems {
  private(set) weak var dataSource: (any UICollectionViewDataSource)?
  private weak var view: UICollectionView?
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var sections: [Int] = []
  private var items: [[Int]] = []
  private var count = 0
  /// True once the data source was asked.
  private(set) var isLoaded = false
  /// The optional functions that the data source turned out not to have.
  var calledDefaults = CalledDefaults()
  /// The commands of the present batch update; nil outside of one.
  private var batch: Batch?

  /// True within a batch update.
  var isUpdating: Bool { batch != nil }

  /// The commands of a batch update.
  struct Batch {
    var updates = CollectionUpdates()
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []
    var reloadedSections: [Int] = []

    /// Sections that are shown anew may have other numbers of items: they are deleted and inserted again, unless
    /// they move, or other commands name their items.
    mutating func replaceReloadedSections(_ oldCount: Int, _ newCount: Int) {
      guard !reloadedSections.isEmpty,
        let pairs = try? updates.survivingSections(oldCount: oldCount, newCount: newCount)
      else { return }
      let moved = Set(updates.movedSections.map(\.from))
      let from = Set((updates.deletedItems + updates.movedItems.map(\.from)).map(\.section))
      let to = Set((updates.insertedItems + updates.movedItems.map(\.to)).map(\.section))
      for pair in pairs where reloadedSections.contains(pair.from) {
        guard !moved.contains(pair.from), !from.contains(pair.from), !to.contains(pair.to) else {
          continue
        }
        updates.deletedSections.append(pair.from)
        updates.insertedSections.append(pair.to)
        reloadedSections.removeAll { $0 == pair.from }
      }
    }
  }

  init(_ dataSource: any UICollectionViewDataSource, _ view: UICollectionView) {
    self.dataSource = dataSource
    self.view = view
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.collection.classic?.dataSource?.collectionView(view, cellForItemAt: path)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] in self?.canMove($0) ?? false }
    source.reorderingHandlers.willReorder = { [weak self] in self?.willMove($0) }
    source.reorderingHandlers.didReorder = { [weak self] in self?.didMove($0) }
    source.supplementaryViewProvider = { view, kind, path in
      view.collection.classic?.dataSource?
        .collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  private func canMove(_ item: Int) -> Bool {
    guard let view, let dataSource, let path = source.indexPath(for: item), !calledDefaults.move
    else { return false }
    calledDefaults.canMove = false
    return dataSource.collectionView(view, canMoveItemAt: path) || calledDefaults.canMove
  }

  /// Takes over a move by a finger, and has the data source do so.
  private func willMove(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
    let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
    items = sections.map { new.itemIdentifiers(inSection: $0) }
    let moved = old.itemIdentifiers.first {
      old.indexPath(of: $0) != new.indexPath(of: $0) && isMoved($0, old, new)
    }
    guard let view, let moved, let from = old.indexPath(of: moved),
      let to = new.indexPath(of: moved)
    else { return }
    dataSource?.collectionView(view, moveItemAt: from, to: to)
  }

  /// Puts an item back that a finger has moved, if the data source moves none.
  private func didMove(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
    guard calledDefaults.move else { return }
    let old = transaction.initialSnapshot
    items = sections.map { old.itemIdentifiers(inSection: $0) }
    source.apply(old)
  }

  /// Returns whether an item is the one that a move of one item has moved: the others follow each other as before.
  private func isMoved(
    _ item: Int,
    _ old: NSDiffableDataSourceSnapshot<Int, Int>,
    _ new: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> Bool {
    old.sectionIdentifiers.allSatisfy { section in
      old.itemIdentifiers(inSection: section).filter { $0 != item }
        == new.itemIdentifiers(inSection: section).filter { $0 != item }
    }
  }

  /// The numbers of items of the data source now.
  private func askCounts() -> [Int] {
    guard let dataSource, let view else { return [] }
    return view.list.countItems {
      (0..<max(0, dataSource.numberOfSections(in: view))).map {
        max(0, dataSource.collectionView(view, numberOfItemsInSection: $0))
      }
    }
  }

  /// The numbers of items that are shown.
  var counts: [Int] { items.map(\.count) }

  func loadIfNeeded() {
    if !isLoaded { reload() }
  }

  private func newNumber() -> Int {
    count += 1
    return count
  }

  /// Asks the data source, and shows everything anew; nothing is selected afterwards.
  func reload() {
    isLoaded = true
    batch = nil
    let counts = askCounts()
    while sections.count < counts.count {
      sections.append(newNumber())
      items.append([])
    }
    sections.removeLast(sections.count - counts.count)
    items.removeLast(items.count - counts.count)
    for (section, count) in counts.enumerated() {
      while items[section].count < count { items[section].append(newNumber()) }
      items[section].removeLast(items[section].count - count)
    }
    view?.collection.deselectAll()
    view?.collection.invalidateForUpdate(isReload: true)
    source.applySnapshotUsingReloadData(snapshot)
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, items) { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  /// Performs commands, which are those of one update together with others around it.
  func perform(
    _ change: (inout Batch) -> Void,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard isLoaded else {
      reload()
      completion?()
      return
    }
    let isPart = batch != nil
    var commands = batch ?? Batch()
    // Moved out, so that the commands so far are not copied.
    batch = Batch()
    change(&commands)
    batch = commands
    if !isPart { commit(animated: animated, completion) }
  }

  /// Performs a block of commands as one update.
  func performBatch(_ updates: () -> Void, animated: Bool, completion: (() -> Void)?) {
    guard isLoaded else {
      updates()
      reload()
      completion?()
      return
    }
    guard batch == nil else {
      updates()
      completion?()
      return
    }
    batch = Batch()
    updates()
    commit(animated: animated, completion)
  }

  private func commit(animated: Bool, _ completion: (() -> Void)?) {
    guard var batch else { return completion?() ?? () }
    self.batch = nil
    let (old, new) = (counts, askCounts())
    reportPlacesThatAreNot(batch)
    batch.replaceReloadedSections(old.count, new.count)
    do throws(CollectionUpdateError) {
      let reloaded = identities(batch.reloadedItems)
      let reconfigured = identities(batch.reconfiguredItems)
      let reloadedSections = batch.reloadedSections.compactMap {
        sections.indices.contains($0) ? sections[$0] : nil
      }
      try move(batch.updates, to: new)
      var snapshot = snapshot
      snapshot.reloadItems(reloaded.filter { snapshot.indexOfItem($0) != nil })
      snapshot.reconfigureItems(reconfigured.filter { snapshot.indexOfItem($0) != nil })
      snapshot.reloadSections(reloadedSections.filter { snapshot.indexOfSection($0) != nil })
      view?.collection.invalidateForUpdate()
      source.apply(snapshot, animatingDifferences: animated, completion: completion)
    } catch {
      view?.list.report(
        """
        invalid batch updates: the numbers of sections and items that the data source gives before and after \
        them do not follow from the updates: \(error). Everything is shown anew. Data source: \
        \(dataSource.map { "\(type(of: $0))" } ?? "none")
        """
      )
      reload()
      completion?()
    }
  }

  /// Says which items or sections that are to be shown anew are not there.
  private func reportPlacesThatAreNot(_ batch: Batch) {
    let paths = (batch.reloadedItems + batch.reconfiguredItems).filter {
      identities([$0]).isEmpty
    }
    let gone = batch.reloadedSections.filter { !items.indices.contains($0) }
    guard !paths.isEmpty || !gone.isEmpty else { return }
    let places =
      paths.map { "item \($0.item) of section \($0.section)" } + gone.map { "section \($0)" }
    view?.list.report(
      "\(places.joined(separator: ", ")) cannot be shown anew: before the update there "
        + "are \(items.count) sections, with \(counts) items. Nothing is done for them."
    )
  }

  private func identities(_ paths: [IndexPath]) -> [Int] {
    paths.compactMap { path in
      items.indices.contains(path.section) && items[path.section].indices.contains(path.item)
        ? items[path.section][path.item] : nil
    }
  }

  /// Takes over the numbers of items after an update that leads to them.
  private func move(
    _ updates: CollectionUpdates,
    to counts: [Int]
  ) throws(CollectionUpdateError) {
    let after = try updates.perform(on: items, to: counts) { newNumber() }
    sections = after.origins.map { $0.map { sections[$0] } ?? newNumber() }
    items = after.items
  }
}
