public import Foundation
public import HeadlessUIKit
import ListEngine

/// The data of a collection view: numbers of items, and their cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item, which the collection view has dequeued.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The supplementary of a kind, which the collection view has dequeued; needed if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved by a finger; by default all can, if the data source implements
  /// `collectionView(_:moveItemAt:to:)`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Moves an item that a finger has moved; does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles of an index, which is not drawn; nil by default.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item to which a title of the index leads.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Ends the program: the layout has supplementaries, and there are none.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      """
      the layout has a supplementary of kind \(kind), and \(type(of: self)) gives none: implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      """
    )
  }

  /// False; the collection view notes that the data source does not decide.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    collectionView.collection.classic?.calledDefaults.canMove = true
    return false
  }

  /// Does nothing; the collection view notes that the data source moves no items.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.collection.classic?.calledDefaults.move = true }

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with the title's number.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
