public import Signposts

/// A name of a vocabulary, and how deep its parents place it.
public struct NamedLevel: Hashable, Sendable {
  /// The name of the interval.
  public let name: String
  /// The number of parents above it.
  public let level: Int

  /// Makes a row.
  public init(name: String, level: Int) {
    self.name = name
    self.level = level
  }
}

extension Schema {
  /// All intervals, parents before their children, otherwise in the order of the table.
  public var intervalLevels: [NamedLevel] {
    func rows(in parent: String?, level: Int) -> [NamedLevel] {
      intervals.filter { $0.parent == parent }.flatMap { row in
        [NamedLevel(name: row.name, level: level)] + rows(in: row.name, level: level + 1)
      }
    }
    return rows(in: nil, level: 0)
  }
}
