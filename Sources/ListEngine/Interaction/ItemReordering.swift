public import Foundation
import HeadlessUIKit

/// The places to which the user may drag a row.
public struct ItemReordering {
  /// Decides about one move; throwing counts as returning false.
  public typealias CanReorder = (Result) throws -> Bool

  /// The sections that accept the row.
  public var sections: Sections
  /// Decides about a move that the sections allow; nil allows every one.
  public var canReorder: CanReorder?

  /// Creates a description of where a row may be dragged.
  public init(sections: Sections = .all, canReorder: CanReorder? = nil) {
    self.sections = sections
    self.canReorder = canReorder
  }

  /// The sections that accept a row.
  public enum Sections: Hashable {
    /// Every section.
    case all
    /// The section that contains the row.
    case current
    /// The sections with the given identifier values, and the row's own if `current` is true.
    case specific(current: Bool, IDs: Set<AnyHashable>)
  }

  /// A move of a row between sections or within one.
  public struct Result {
    /// The former position of the row.
    public var from: IndexPath
    /// The section in which it was.
    public var fromSection: Section
    /// The new position of the row.
    public var to: IndexPath
    /// The section to which it goes.
    public var toSection: Section

    /// Creates a move.
    public init(from: IndexPath, fromSection: Section, to: IndexPath, toSection: Section) {
      self.from = from
      self.fromSection = fromSection
      self.to = to
      self.toSection = toSection
    }

    /// True if the row changes its section.
    public var sectionChanged: Bool { from.section != to.section }

    /// A readable description, such as `([0, 1] -> [1, 0])`.
    public var indexPathsDescription: String {
      "([\(from.section), \(from.item)] -> [\(to.section), \(to.item)])"
    }

    /// Returns whether a predicate allows the move: nil allows it, throwing refuses it.
    func isAllowed(by canReorder: CanReorder?) -> Bool {
      guard let canReorder else { return true }
      // Throwing is a way to refuse.
      return (try? canReorder(self)) ?? false
    }
  }
}
