/// A kind of count that needs a run of its own, in addition to that with signposts.
package enum CountKind: String, CaseIterable {
  case allocations
  case instructions

  /// The name at the beginning of a sentence.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Returns whether a count is of this kind.
  package func covers(_ name: CountName) -> Bool {
    switch self {
    case .allocations: name.isOfAllocations
    case .instructions: name == .instructions || name.function != nil
    }
  }
}
