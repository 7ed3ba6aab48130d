/// A small set of identifiers to search for among many.
///
/// A bit per hash rejects nearly all of the many with one test.
struct IdentifierFilter {
  private let identifiers: Set<IdentifierKey>
  private let mask: Int
  private var bits: [Bool]

  init(_ identifiers: [IdentifierKey]) {
    self.identifiers = Set(identifiers)
    mask = max(1024, (identifiers.count * 16).nextPowerOfTwo) - 1
    bits = [Bool](repeating: false, count: mask + 1)
    for key in identifiers { bits[key.hash & mask] = true }
  }

  /// Whether an identifier is in the set.
  func contains(_ key: IdentifierKey) -> Bool {
    bits[key.hash & mask] && identifiers.contains(key)
  }
}
