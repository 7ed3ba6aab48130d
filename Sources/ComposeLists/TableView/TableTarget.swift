import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine

/// Shows the snapshots of a data source in a table.
@MainActor
final class TableTarget<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
>: DiffableDataSourceTarget {
  private weak var table: UITableView?
  private weak var dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>?
  private let items: TableItems<ItemID>

  init(
    _ table: UITableView,
    _ dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>
  ) {
    self.table = table
    self.dataSource = dataSource
    items = TableItems(table.cells)
  }

  /// Shows the snapshot in its table, from now on until another data source is set.
  func show(in table: UITableView) {
    guard table === self.table, table.contents !== items else { return }
    table.contents = items
    table.hasSnapshot = true
    if table.isLoaded { reloadData() }
  }

  private var isShown: Bool { table?.contents === items }

  func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {
    guard isShown, let dataSource, let applied = dataSource.applied else { return }
    take(dataSource.snapshot())
    for item in applied.reloadedItemIdentifiers { items.reload(item) }
    for item in applied.reconfiguredItemIdentifiers { items.reconfigure(item) }
    let reloaded = applied.reloadedSectionIdentifiers.compactMap(applied.indexOfSection)
    items.reloadSections(reloaded)
    table?.snapshotDidChange(animated: animatingDifferences)
  }

  func reloadData() {
    guard isShown, let dataSource else { return }
    take(dataSource.snapshot())
    items.reloadAll()
    items.deselectAll()
    table?.snapshotDidChange(animated: false)
  }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>) {
    items.set(
      snapshot.sectionIdentifiers.map(AnyHashable.init),
      snapshot.sectionIdentifiers.map { Array(snapshot.itemIdentifiers(inSection: $0)) }
    )
  }
}
