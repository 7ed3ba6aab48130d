/// The stored property in which two contents differ, if it is only one.
///
/// Structures inside are gone into, as long as they differ in one property alone: `episode.progress`.
struct LookDifference {
  private let identifiers: (old: AnyHashable, new: AnyHashable)
  /// The number of values that were looked at.
  private(set) var parts = 0
  private static let maxDepth = 4

  /// Prepares to compare the contents of rows.
  ///
  /// - Parameter identifiers: the identifiers of the rows.
  init(identifiers: (old: AnyHashable, new: AnyHashable)) {
    self.identifiers = identifiers
  }

  /// Returns the name of the only property that differs; nil for none, and for several.
  mutating func onlyProperty(_ old: Any, _ new: Any) -> String? {
    let path = path(old, new, depth: 0)
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  private mutating func path(_ old: Any, _ new: Any, depth: Int) -> [String] {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard depth < Self.maxDepth, before.displayStyle == .struct, after.displayStyle == .struct,
      before.children.count == after.children.count
    else { return [] }
    var different: (label: String, old: Any, new: Any)?
    for (old, new) in zip(before.children, after.children) {
      var comparison = LookComparison(identifiers: identifiers)
      let isEqual = comparison.isEqual(old.value, new.value)
      parts += comparison.parts
      guard !isEqual else { continue }
      guard different == nil, let label = old.label else { return [] }
      different = (label, old.value, new.value)
    }
    guard let different else { return [] }
    return [different.label] + path(different.old, different.new, depth: depth + 1)
  }
}
