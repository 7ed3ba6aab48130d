public import HeadlessUIKit
import ListSchema
public import Signposts

/// The target that shows the data of a diffable data source: a headless view, or a test's recorder.
@preconcurrency @MainActor
public protocol DiffableDataSourceTarget: AnyObject {
  /// Performs changes in one transaction; the data source has the new data already.
  func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool)
  /// Shows everything anew.
  func reloadData()
}

/// A view that shows the snapshots of a diffable data source in cells, as a collection view does.
@preconcurrency @MainActor
public protocol DiffableDataSourceView: UIView {
  /// The class of the cells.
  associatedtype Cell: UIView

  /// Makes what shows the snapshots of a data source.
  ///
  /// - Parameters:
  ///   - dataSource: the data source, which is not kept.
  ///   - cell: gives the cell of an item.
  /// - Returns: the target, which the data source keeps.
  func makeTarget<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    of dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>,
    cell: @escaping (_ indexPath: IndexPath, _ item: ItemID) -> UIView?
  ) -> any DiffableDataSourceTarget
}

/// The data of a list as a snapshot, and the way from each snapshot to the next.
///
/// Snapshots are applied on the main actor in the order of the calls. `apply(_:animatingDifferences:)`
/// with `await` compares them elsewhere; the other one at once, unless an earlier snapshot is still on
/// its way.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshots that it takes.
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes or reuses the cell of an item.
  public typealias ViewProvider = (_ indexPath: IndexPath, _ identifier: ItemIdentifierType) ->
    UIView?
  /// Makes or reuses a supplementary of a kind.
  public typealias SupplementaryProvider =
    (_ elementKind: String, _ indexPath: IndexPath) -> UIView?

  /// Compares two snapshots; compiled where the types of their identifiers are known.
  @usableFromInline typealias Compare = @Sendable (Snapshot, Snapshot) -> SnapshotDifference

  /// A snapshot that is waiting to be applied.
  private struct Pending {
    let snapshot: Snapshot
    let animates: Bool
    /// Nil if everything is shown anew.
    let compare: Compare?
    let completion: (() -> Void)?
  }

  /// The target that shows the data; without it, snapshots are only kept.
  public weak var target: (any DiffableDataSourceTarget)?
  /// Makes supplementaries.
  public var supplementaryProvider: SupplementaryProvider?
  /// Records what the data source does; disabled by default.
  public var signposter = Signposter.disabled
  /// The errors of the snapshots applied so far.
  public private(set) var errors: [DiffableDataError] = []

  /// The snapshot whose changes are being performed, with what is to be shown anew; nil otherwise.
  package private(set) var applied: Snapshot?
  /// The target that shows the data, if no other object keeps it.
  package private(set) var ownTarget: (any DiffableDataSourceTarget)?

  /// The outlines that were applied, by section.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  /// Decide about the outlines of sections, and are notified of them.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Decide about items that a finger moves, and are notified of them.
  public var reorderingHandlers = ReorderingHandlers()

  private let cellProvider: ViewProvider
  private var current = Snapshot()
  private var pending: [Pending] = []
  private var isApplying = false
  /// The number of snapshots that are being compared elsewhere.
  private var comparing = 0
  private var lastComparison: Task<Void, Never>?

  /// Creates a data source without sections.
  ///
  /// - Parameters:
  ///   - target: the target that shows the data.
  ///   - cellProvider: makes or reuses the cell of an item.
  public init(target: (any DiffableDataSourceTarget)?, cellProvider: @escaping ViewProvider) {
    self.target = target
    self.cellProvider = cellProvider
  }

  /// Creates a data source without sections whose snapshots a collection view shows.
  ///
  /// Cells are asked for when they come on screen, or to be measured, and are used again. The view does not keep the
  /// data source.
  ///
  /// - Parameters:
  ///   - collectionView: the view.
  ///   - cellProvider: gives the cell of an item.
  public init<CollectionView: DiffableDataSourceView>(
    collectionView: CollectionView,
    cellProvider:
      @escaping (
        _ collectionView: CollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
      ) -> CollectionView.Cell?
  ) {
    let cell = { [weak collectionView] (path: IndexPath, item: ItemIdentifierType) -> UIView? in
      collectionView.flatMap { cellProvider($0, path, item) }
    }
    self.cellProvider = cell
    keep(collectionView.makeTarget(of: self, cell: cell))
  }

  /// Takes over what shows the data, and keeps it.
  package func keep(_ target: any DiffableDataSourceTarget) {
    ownTarget = target
    self.target = target
  }

  /// A copy of the present data.
  public func snapshot() -> Snapshot { current }

  // MARK: - Applying

  /// Shows a snapshot: now, or after those whose way is not finished.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show.
  ///   - animatingDifferences: whether the changes are animated.
  ///   - completion: is called afterwards, also if nothing changed.
  @inlinable
  public func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enqueue(snapshot, animatingDifferences, completion) { SnapshotDifference(from: $0, to: $1) }
  }

  /// Shows a snapshot without comparing it: everything is shown anew.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show.
  ///   - completion: is called afterwards.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    enqueue(snapshot, false, completion, nil)
  }

  /// Shows a snapshot without comparing it, and returns when it is shown.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows a snapshot that is compared away from the main actor; returns when it is shown.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show.
  ///   - animatingDifferences: whether the changes are animated.
  @inlinable
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await applyElsewhere(snapshot, animatingDifferences) { SnapshotDifference(from: $0, to: $1) }
  }

  @usableFromInline
  func applyElsewhere(
    _ snapshot: Snapshot,
    _ animates: Bool,
    _ compare: @escaping Compare
  ) async {
    comparing += 1
    let earlier = lastComparison
    let task = Task { @MainActor in
      await earlier?.value
      let old = current
      let comparison = await Task.detached {
        SnapshotComparison { compare(old, snapshot) }
      }.value
      show(snapshot, animates: animates) { comparison }
      comparing -= 1
      performPending()
    }
    lastComparison = task
    await task.value
  }

  @usableFromInline
  func enqueue(
    _ snapshot: Snapshot,
    _ animates: Bool,
    _ completion: (() -> Void)?,
    _ compare: Compare?
  ) {
    enqueue(
      Pending(snapshot: snapshot, animates: animates, compare: compare, completion: completion)
    )
  }

  private func enqueue(_ next: Pending) {
    if comparing > 0 {
      // After those that are being compared.
      let earlier = lastComparison
      comparing += 1
      lastComparison = Task { @MainActor in
        await earlier?.value
        perform(next)
        comparing -= 1
        performPending()
      }
      return
    }
    pending.append(next)
    performPending()
  }

  private func performPending() {
    guard !isApplying, comparing == 0 else { return }
    while !pending.isEmpty { perform(pending.removeFirst()) }
  }

  private func perform(_ next: Pending) {
    guard let compare = next.compare else {
      interval(next.snapshot) {
        take(next.snapshot)
        isApplying = true
        target?.reloadData()
        isApplying = false
        return nil
      }
      next.completion?()
      return
    }
    show(next.snapshot, animates: next.animates) {
      SnapshotComparison { compare(current, next.snapshot) }
    }
    next.completion?()
  }

  /// Takes over a snapshot and tells the target what changed, in one step.
  private func show(
    _ snapshot: Snapshot,
    animates: Bool,
    _ compare: () -> SnapshotComparison
  ) {
    interval(snapshot) {
      let comparison = compare()
      take(snapshot)
      guard !comparison.difference.isEmpty else { return comparison }
      isApplying = true
      applied = snapshot
      target?.performUpdates(comparison.difference, animatingDifferences: animates)
      applied = nil
      isApplying = false
      return comparison
    }
  }

  /// Applies a snapshot inside an interval; without a comparison everything is shown anew.
  private func interval(_ snapshot: Snapshot, _ apply: () -> SnapshotComparison?) {
    guard signposter.isEnabled else { return _ = apply() }
    signposter.interval(
      .applySnapshot,
      .applySnapshotBegin(
        sections: snapshot.numberOfSections,
        items: snapshot.numberOfItems,
        oldItems: current.numberOfItems
      )
    ) {
      apply()
    } end: { comparison in
      let updates = comparison?.difference.updates ?? CollectionUpdates()
      return .applySnapshotEnd(
        sectionChanges: comparison?.difference.sectionChangeCount ?? snapshot.numberOfSections,
        inserted: updates.insertedItems.count,
        deleted: updates.deletedItems.count,
        moved: updates.movedItems.count,
        reloaded: comparison?.difference.shownAnewCount ?? snapshot.numberOfItems,
        diffNs: Int(comparison?.durationNs ?? 0)
      )
    }
  }

  /// Keeps errors.
  func note(_ errors: [DiffableDataError]) {
    self.errors += errors
  }

  private func take(_ snapshot: Snapshot) {
    note(snapshot.errors)
    current = snapshot
    current.clearMarks()
  }

  // MARK: - Questions

  /// The number of sections.
  public var numberOfSections: Int { current.numberOfSections }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The item at a place; nil if there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section),
      let key = current.keys[section]
    else { return nil }
    return current.items.item(at: indexPath.item, section: key)
  }

  /// The place of an item; nil if there is no such item.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// The section of a number; nil if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The number of a section; nil if there is no such section.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The cell of the item at a place; nil if there is no item, or no cell for it.
  public func cell(at indexPath: IndexPath) -> UIView? {
    itemIdentifier(for: indexPath).flatMap { cellProvider(indexPath, $0) }
  }

  /// The supplementary of a kind at a place; nil without a provider.
  public func supplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UIView? {
    supplementaryProvider?(elementKind, indexPath)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Forgets what is to be shown anew, and what went wrong.
  mutating func clearMarks() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    errors = []
    ignoredDeletions = 0
    moveOnInsertCount = 0
  }
}
