/// The identifiers from below the nearest element with a view down to another one with a view.
///
/// A list from the inside out, so that a longer path shares the shorter one.
final class ElementPath: Hashable {
  let parent: ElementPath?
  let identifier: ElementIdentifier

  init(_ identifier: ElementIdentifier, below parent: ElementPath?) {
    self.parent = parent
    self.identifier = identifier
  }

  /// - Complexity: O(identifiers).
  static func == (left: ElementPath, right: ElementPath) -> Bool {
    var (a, b): (ElementPath?, ElementPath?) = (left, right)
    while let x = a, let y = b {
      if x === y { return true }
      guard x.identifier == y.identifier else { return false }
      (a, b) = (x.parent, y.parent)
    }
    return a == nil && b == nil
  }

  /// - Complexity: O(identifiers).
  func hash(into hasher: inout Hasher) {
    for path in sequence(first: self, next: \.parent) { hasher.combine(path.identifier) }
  }

  /// The identifiers from the outermost in.
  var identifiers: [ElementIdentifier] {
    Array(sequence(first: self, next: \.parent).map(\.identifier).reversed())
  }
}

extension ElementPath: CustomStringConvertible {
  var description: String { identifiers.map(\.description).joined(separator: " / ") }
}
