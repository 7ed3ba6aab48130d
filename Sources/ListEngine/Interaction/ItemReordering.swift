public import Foundation
import HeadlessUIKit

/// Where the user may drag a row to.
public struct ItemReordering {
  /// Decides about one move; throwing counts as false.
  public typealias CanReorder = (Result) throws -> Bool

  /// The sections that take the row.
  public var sections: Sections
  /// Decides about a move that the sections allow; nil allows it.
  public var canReorder: CanReorder?

  /// Describes where a row may go.
  public init(sections: Sections = .all, canReorder: CanReorder? = nil) {
    self.sections = sections
    self.canReorder = canReorder
  }

  /// The sections that take a row.
  public enum Sections: Hashable {
    /// Every section.
    case all
    /// The section in which the row stands.
    case current
    /// The sections with the given identifier values, and the row's own one if `current` is true.
    case specific(current: Bool, IDs: Set<AnyHashable>)
  }

  /// A move of a row, with the sections that it concerns.
  public struct Result {
    /// Where the row was.
    public let from: IndexPath
    /// The section in which it was.
    public let fromSection: Section
    /// Where the row goes.
    public let to: IndexPath
    /// The section to which it goes.
    public let toSection: Section

    /// Describes a move.
    public init(from: IndexPath, fromSection: Section, to: IndexPath, toSection: Section) {
      self.from = from
      self.fromSection = fromSection
      self.to = to
      self.toSection = toSection
    }

    /// Whether the row changes its section.
    public var sectionChanged: Bool { from.section != to.section }

    /// A text for people, such as `([0, 1] -> [1, 0])`.
    public var indexPathsDescription: String {
      "([\(from.section), \(from.item)] -> [\(to.section), \(to.item)])"
    }

    /// What a predicate says about the move: nil allows it, throwing refuses it.
    func isAllowed(by canReorder: CanReorder?) -> Bool {
      guard let canReorder else { return true }
      // Throwing is a way to refuse.
      return (try? canReorder(self)) ?? false
    }
  }
}
