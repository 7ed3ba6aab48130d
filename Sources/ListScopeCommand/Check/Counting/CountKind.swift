/// What is counted in a run of its own, beside what signposts say.
enum CountKind: String, CaseIterable {
  case allocations
  case instructions

  /// The name at the beginning of a sentence.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Whether a count is of this kind.
  func covers(_ name: CountName) -> Bool {
    switch self {
    case .allocations: name.isOfAllocations
    case .instructions: name == .instructions || name.function != nil
    }
  }
}
