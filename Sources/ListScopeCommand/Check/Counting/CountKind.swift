/// A kind of count that needs a run of its own, in addition to that with signposts.
enum CountKind: String, CaseIterable {
  case allocations
  case instructions

  /// The name at the beginning of a sentence.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Returns whether a count is of this kind.
  func covers(_ name: CountName) -> Bool {
    switch self {
    case .allocations: name.isOfAllocations
    case .instructions: name == .instructions || name.function != nil
    }
  }
}
