public import Signposts

/// A name of a schema, and the names that usually enclose it.
public struct NamedParents: Hashable, Sendable {
  /// The name of the interval.
  public let name: String
  /// The names that enclose it, the outermost first.
  public let parents: [String]

  /// Makes a row.
  public init(name: String, parents: [String] = []) {
    self.name = name
    self.parents = parents
  }
}

extension Schema {
  /// All intervals, parents before their children, otherwise in the order of the table.
  public var intervalOrder: [NamedParents] {
    func rows(in parents: [String]) -> [NamedParents] {
      intervals.filter { $0.parent == parents.last }.flatMap { row in
        [NamedParents(name: row.name, parents: parents)] + rows(in: parents + [row.name])
      }
    }
    return rows(in: [])
  }
}
