public import Foundation

/// The commands of one batch update of a collection view.
///
/// Deletions and the sources of moves use indexes from before the update, insertions and the
/// targets of moves indexes from after it.
public struct CollectionUpdates: Hashable, Sendable {
  /// A move from an index of before to an index of after the update.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before the update.
    public var from: Index
    /// The index after the update.
    public var to: Index

    /// Moves what was at `from` to `to`.
    public init(from: Index, to: Index) {
      self.from = from
      self.to = to
    }
  }

  /// The sections that go away.
  public var deletedSections: [Int] = []
  /// The sections that are new.
  public var insertedSections: [Int] = []
  /// The sections that change their place among the others.
  public var movedSections: [Move<Int>] = []
  /// The items that go away.
  public var deletedItems: [IndexPath] = []
  /// The items that are new.
  public var insertedItems: [IndexPath] = []
  /// The items that change their place, within their section or to another.
  public var movedItems: [Move<IndexPath>] = []

  /// Makes an update without commands.
  public init() {}

  /// Whether there is no command.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
