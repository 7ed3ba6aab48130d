/// The identifiers from just below the nearest view-backed ancestor down to an element.
///
/// A list from the end, whose hash value is known, so that longer paths cost nothing to build.
final class ElementPath: Hashable {
  let parent: ElementPath?
  let identifier: ElementIdentifier
  private let hash: Int

  init(_ identifier: ElementIdentifier, below parent: ElementPath?) {
    self.parent = parent
    self.identifier = identifier
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(identifier)
    hash = hasher.finalize()
  }

  static func == (left: ElementPath, right: ElementPath) -> Bool {
    var (a, b): (ElementPath?, ElementPath?) = (left, right)
    while let x = a, let y = b {
      if x === y { return true }
      guard x.hash == y.hash, x.identifier == y.identifier else { return false }
      (a, b) = (x.parent, y.parent)
    }
    return a == nil && b == nil
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// The identifiers from the root down.
  var identifiers: [ElementIdentifier] {
    Array(sequence(first: self, next: \.parent).map(\.identifier).reversed())
  }
}

extension ElementPath: CustomStringConvertible {
  var description: String { identifiers.map(\.description).joined(separator: " / ") }
}
