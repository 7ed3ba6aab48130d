public import DiffableData
public import Foundation
import HeadlessUIKit
import ListEngine
public import Signposts

/// A data source whose snapshots a table shows, without asking for its numbers of rows.
@preconcurrency @MainActor
protocol DiffableTableDataSource: AnyObject {
  /// Shows the snapshot in the table that it was made for, if that shows something else.
  func show(in table: UITableView)
}

/// The rows of a table as a snapshot, and the way from each snapshot to the next.
///
/// It becomes the data source of its table, which shows its snapshots. Subclasses give titles, a
/// section index, and take edits.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource, DiffableTableDataSource {
  /// Makes or reuses the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshots that it takes.
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation with which rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  /// Records what the data source does; disabled by default.
  public var signposter: Signposter {
    get { core.signposter }
    set { core.signposter = newValue }
  }
  /// The errors of the snapshots applied so far.
  public var errors: [DiffableDataError] { core.errors }

  private let core: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Creates the data source of a table, without sections.
  ///
  /// - Parameters:
  ///   - tableView: the table, which does not keep the data source.
  ///   - cellProvider: gives the cell of a row.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    core = UICollectionViewDiffableDataSource(target: nil) { _, _ in nil }
    core.keep(TableTarget(tableView, core))
    tableView.dataSource = self
  }

  func show(in table: UITableView) {
    (core.ownTarget as? TableTarget<SectionIdentifierType, ItemIdentifierType>)?.show(in: table)
  }

  /// A copy of the present data.
  public func snapshot() -> Snapshot { core.snapshot() }

  /// Shows a snapshot: now, or after those whose way is not finished.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show.
  ///   - animatingDifferences: whether the changes are animated.
  ///   - completion: called afterwards, also if nothing changed.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    core.apply(
      snapshot,
      animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion
    )
  }

  /// Shows a snapshot that is compared away from the main actor; returns when it is shown.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show.
  ///   - animatingDifferences: whether the changes are animated.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await core.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  /// Shows a snapshot without comparing it: everything is shown anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    core.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.itemIdentifier(for: indexPath)
  }

  /// The row of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.indexPath(for: itemIdentifier)
  }

  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    core.sectionIdentifier(for: index)
  }

  /// The number of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    core.index(for: sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { core.numberOfSections }
  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.numberOfItems(inSection: section)
  }
  /// The cell that the provider gives.
  ///
  /// - Precondition: the provider gives one.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = core.itemIdentifier(for: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider gave no cell for the row \(indexPath)")
    }
    return cell
  }
  /// The title above a section; none by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The title below a section; none by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns whether a row can be edited; false by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns whether a row can be dragged; false by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The titles of the section index; none by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section to which a title of the index leads; by default that of the same number.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
  /// The user removes or inserts a row; does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// The user has dragged a row; does nothing by default.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
