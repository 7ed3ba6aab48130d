public import DiffableData
public import HeadlessUIKit
import ListEngine

extension UICollectionViewDiffableDataSource {
  /// Makes or reuses the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes or reuses a supplementary of a list.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the supplementaries of the list that the data source was created with; nil for none.
  ///
  /// Nil, and without effect, if it was created with another target.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    get { cells?.supplementaryProvider }
    set {
      guard let cells else { return }
      cells.supplementaryProvider = newValue
      supplementaryProvider = newValue.map { provider in
        { [weak cells] kind, path in cells?.view.flatMap { provider($0, kind, path) } }
      }
    }
  }

  private var cells: CollectionCells<SectionIdentifierType, ItemIdentifierType>? {
    (ownTarget as? CollectionTarget<SectionIdentifierType, ItemIdentifierType>)?.cells
  }
}

extension UICollectionView: DiffableDataSourceView {
  /// The cells.
  public typealias Cell = UICollectionViewCell

  /// Makes what shows the snapshots of a data source in the list.
  public func makeTarget<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    of dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>,
    cell: @escaping (_ indexPath: IndexPath, _ item: ItemID) -> UIView?
  ) -> any DiffableDataSourceTarget {
    let target = CollectionTarget(CollectionCells<SectionID, ItemID>(self, cell), dataSource)
    collection.show(target, of: dataSource)
    return target
  }
}

/// A data source whose snapshots a list shows, without being asked.
@preconcurrency @MainActor
protocol ListDiffableDataSource: AnyObject {
  /// Shows the snapshot in the view that it was made for, if that shows something else.
  func show(in view: UICollectionView)
}

extension UICollectionViewDiffableDataSource: ListDiffableDataSource {
  func show(in view: UICollectionView) {
    guard let target = ownTarget as? CollectionTarget<SectionIdentifierType, ItemIdentifierType>,
      target.cells.view === view, view.collection.items !== target
    else { return }
    view.collection.show(target)
    target.reloadData()
  }
}

extension UICollectionViewDiffableDataSource: UICollectionViewDataSource {
  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }

  /// The number of items of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    numberOfItems(inSection: section)
  }

  /// The cell of an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cell(at: indexPath) as? UICollectionViewCell else {
      preconditionFailure("the data source has no cell for item \(indexPath)")
    }
    return cell
  }

  /// The supplementary of a kind.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryView(ofKind: kind, at: indexPath) as? UICollectionReusableView
    else { preconditionFailure("the data source has no supplementary of kind \(kind)") }
    return view
  }
}
