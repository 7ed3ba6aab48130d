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

  /// Creates a data source without sections whose snapshots a list shows.
  ///
  /// Rows are the list's own: cells are asked for when they come on screen, or to be measured, and
  /// are used again. The list does not keep the data source.
  ///
  /// - Parameters:
  ///   - collectionView: the list.
  ///   - cellProvider: gives the cell of an item.
  public convenience init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
      ) -> UICollectionViewCell?
  ) {
    self.init(target: nil) { [weak collectionView] path, item in
      collectionView.flatMap { cellProvider($0, path, item) }
    }
    let target = CollectionTarget(
      CollectionCells<SectionIdentifierType, ItemIdentifierType>(collectionView, cellProvider),
      self
    )
    keep(target)
    collectionView.collection.show(target)
  }

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

/// A data source whose snapshots a list shows, without being asked.
@preconcurrency @MainActor
protocol ListDiffableDataSource: AnyObject {}

extension UICollectionViewDiffableDataSource: ListDiffableDataSource {}

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
