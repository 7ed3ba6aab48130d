/// Finds the sections whose rows are also in another content.
struct SharedRows {
  /// Up to how many sections are looked at one by one, for all searches together.
  ///
  /// Most contents have few, or few of their sections have changed; and to fill a set costs as much as
  /// looking at all sections twenty times.
  private static let maxSearched = 1_000

  private let others: [Section]
  /// The number of sections that were looked at one by one.
  private var searched = 0
  /// The identities of the other content's rows, if there are many sections; found when needed.
  private var identities: Set<UInt>?

  init(with others: [Section]) { self.others = others }

  /// Returns whether the rows of a section are also in the other content, wherever.
  ///
  /// - Complexity: O(1) on average, and O(n) for n sections the first few times that rows are not
  ///   at the same place.
  mutating func contains(rowsOf sections: [Section], at index: Int) -> Bool {
    guard let identity = sections[index].storage.identity else { return false }
    if others.indices.contains(index), others[index].storage.identity == identity { return true }
    searched += others.count
    guard searched > Self.maxSearched else {
      return others.indices.contains { others[$0].storage.identity == identity }
    }
    let identities = identities ?? Self.identities(of: others)
    self.identities = identities
    return identities.contains(UInt(bitPattern: identity))
  }

  // By index: passing a section to a closure copies it.
  private static func identities(of sections: [Section]) -> Set<UInt> {
    var identities = Set<UInt>(minimumCapacity: sections.count)
    for index in sections.indices {
      if let identity = sections[index].storage.identity {
        identities.insert(UInt(bitPattern: identity))
      }
    }
    return identities
  }
}
