public import Foundation

/// The commands of one batch update of a collection view.
///
/// Deletions and the sources of moves use indexes from before the update, insertions and the
/// targets of moves indexes from after it.
public struct CollectionUpdates: Hashable, Sendable {
  /// A move from an index before the update to an index after it.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before the update.
    public var from: Index
    /// The index after the update.
    public var to: Index

    /// Creates a move from `from` to `to`.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// The sections that are removed.
  public var deletedSections: [Int] = []
  /// The sections that are added.
  public var insertedSections: [Int] = []
  /// The sections that move.
  public var movedSections: [Move<Int>] = []
  /// The items that are removed.
  public var deletedItems: [IndexPath] = []
  /// The items that are added.
  public var insertedItems: [IndexPath] = []
  /// The items that move, within their section or to another.
  public var movedItems: [Move<IndexPath>] = []

  /// Creates an update without commands.
  public init() {}

  /// True if there is no command.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
