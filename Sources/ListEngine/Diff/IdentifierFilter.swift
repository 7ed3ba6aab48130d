/// A few identifiers, to be looked for among many.
///
/// A bit for each hash lets nearly all of the many pass with one look.
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

  /// Whether an identifier is one of the few.
  func contains(_ key: IdentifierKey) -> Bool {
    bits[key.hash & mask] && identifiers.contains(key)
  }
}
