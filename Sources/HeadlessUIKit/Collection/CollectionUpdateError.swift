public import Foundation

/// The reason for which a batch update does not lead from the old data to the new.
public enum CollectionUpdateError: Error, Hashable, Sendable {
  /// A command of a batch update, without its index.
  public enum Command: String, Hashable, Sendable {
    /// Removes a section or item that existed before the update.
    case delete
    /// Adds a section or item that exists after the update.
    case insert
    /// Removes the source of a move.
    case moveFrom = "move from"
    /// Adds the target of a move.
    case moveTo = "move to"

    /// True if the command's index refers to the state before the update.
    public var usesOldIndex: Bool { self == .delete || self == .moveFrom }
  }

  /// The counts of an inconsistent update.
  public struct Count: Hashable, Sendable {
    /// The number before the update.
    public var before: Int
    /// The number after the update.
    public var after: Int
    /// The number of insertions.
    public var inserted: Int
    /// The number of deletions.
    public var deleted: Int
    /// The number of moves in; 0 for sections.
    public var movedIn: Int
    /// The number of moves out; 0 for sections.
    public var movedOut: Int

    /// Creates a count.
    public init(
      before: Int,
      after: Int,
      inserted: Int = 0,
      deleted: Int = 0,
      movedIn: Int = 0,
      movedOut: Int = 0
    ) {
      self.before = before
      self.after = after
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }

    /// The number that there should be after the update.
    public var expected: Int { before + inserted + movedIn - deleted - movedOut }
  }

  /// There is no such section; there are `count` of them on that side of the update.
  case sectionOutOfRange(Int, Command, count: Int)
  /// There is no such item; `count` is the number of items in its section, nil without a section.
  case itemOutOfRange(IndexPath, Command, count: Int?)
  /// Two commands, or one given twice, use the same section of the same side.
  case sectionUsedTwice(Int, Command, Command)
  /// Two commands, or one given twice, use the same item of the same side.
  case itemUsedTwice(IndexPath, Command, Command)
  /// The number of sections does not follow from the commands.
  case sectionCount(Count)
  /// The number of items in a section that stays does not follow from the commands.
  case itemCount(oldSection: Int, newSection: Int, Count)
}

extension CollectionUpdateError: CustomStringConvertible {
  /// A sentence in the style of UIKit.
  public var description: String {
    switch self {
    case .sectionOutOfRange(let section, let command, let count):
      "attempt to \(command.rawValue) section \(section), but there are only \(count) sections"
        + " \(command.side) the update"
    case .itemOutOfRange(let path, let command, let count?):
      "attempt to \(command.rawValue) item \(path.shortText), but there are only \(count) items"
        + " in that section \(command.side) the update"
    case .itemOutOfRange(let path, let command, nil):
      "attempt to \(command.rawValue) item \(path.shortText), but there is no such section"
        + " \(command.side) the update"
    case .sectionUsedTwice(let section, let first, let second):
      "attempt to \(first.rawValue) and \(second.rawValue) the same section \(section)"
    case .itemUsedTwice(let path, let first, let second):
      "attempt to \(first.rawValue) and \(second.rawValue) the same item \(path.shortText)"
    case .sectionCount(let count):
      "invalid number of sections: \(count.text(withMoves: false))"
    case .itemCount(_, let section, let count):
      "invalid number of items in section \(section): \(count.text(withMoves: true))"
    }
  }
}

extension CollectionUpdateError.Command {
  /// The side of the update that the index belongs to.
  fileprivate var side: String { usesOldIndex ? "before" : "after" }
}

extension CollectionUpdateError.Count {
  fileprivate func text(withMoves: Bool) -> String {
    let moves = withMoves ? ", \(movedIn) moved in, \(movedOut) moved out" : ""
    return "\(after) after the update, but \(before) before it,"
      + " with \(inserted) inserted, \(deleted) deleted\(moves)"
  }
}

extension IndexPath {
  /// The indexes, such as "2.7" for item 7 of section 2.
  fileprivate var shortText: String { map(String.init).joined(separator: ".") }
}
