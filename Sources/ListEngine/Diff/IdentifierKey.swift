/// An identifier for the diff: with its hash, and without reference counting.
///
/// The creator of keys keeps the identifiers alive as long as the keys are used.
struct IdentifierKey {
  /// The hash of the identifier.
  let hash: Int
  private unowned(unsafe) let identifier: AnyIdentifier

  init(_ identifier: AnyIdentifier) {
    hash = identifier.cachedHash
    self.identifier = identifier
  }
}

extension IdentifierKey: Hashable {
  static func == (left: IdentifierKey, right: IdentifierKey) -> Bool {
    left.hash == right.hash && left.identifier == right.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
