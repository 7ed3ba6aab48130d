/// A comparison of all that two contents store, whatever their `Equatable` says.
///
/// Looks at no more than `maxParts` stored values; of two larger contents it says that they differ. What
/// cannot be compared, such as a closure, counts as equal. A value that is the row's identifier
/// counts as equal, too: rows with another identifier always differ in it. Two objects are equal if
/// they are one, or say so.
struct LookComparison {
  static let maxParts = 256
  private static let maxDepth = 8

  /// The identifiers of the rows.
  private let identifiers: (old: AnyHashable, new: AnyHashable)?
  private let identifierType: (any Any.Type)?
  /// The number of values that were looked at.
  private(set) var parts = 0
  /// The number of values beside the identifier that could be compared.
  private(set) var compared = 0

  /// Prepares to compare the contents of rows.
  ///
  /// - Parameter identifiers: the identifiers of the rows.
  init(identifiers: (old: AnyHashable, new: AnyHashable)? = nil) {
    self.identifiers = identifiers
    identifierType = identifiers.map { type(of: $0.old.base) }
  }

  /// Returns whether all that both store is equal.
  mutating func isEqual(_ old: Any, _ new: Any) -> Bool { isEqual(old, new, depth: 0) }

  private mutating func isEqual(_ old: Any, _ new: Any, depth: Int) -> Bool {
    parts += 1
    guard parts <= Self.maxParts, depth <= Self.maxDepth, type(of: old) == type(of: new) else {
      return false
    }
    if areIdentifiers(old, new) { return true }
    if let isEqual = Self.areEqualPlain(old, new) {
      compared += 1
      return isEqual
    }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch before.displayStyle {
    case .set, .dictionary:
      compared += 1
      return Self.areEqualValues(old, new) ?? false
    // The contents of objects are not looked at: another thread may be changing it.
    case .class:
      if let old = old as? any SharedLook, let new = new as? any SharedLook {
        return old.looksLike(new)
      }
      compared += 1
      return (old as AnyObject) === (new as AnyObject) || Self.areEqualValues(old, new) ?? false
    default: break
    }
    guard !before.children.isEmpty || !after.children.isEmpty || before.superclassMirror != nil
    else { return areEqualLeaves(old, new, before.displayStyle) }
    return areEqual(before, after, depth: depth)
  }

  private mutating func areEqual(_ before: Mirror, _ after: Mirror, depth: Int) -> Bool {
    guard before.children.count == after.children.count else { return false }
    for (old, new) in zip(before.children, after.children) {
      // The label of a case with values is its name.
      guard old.label == new.label, isEqual(old.value, new.value, depth: depth + 1) else {
        return false
      }
    }
    guard let old = before.superclassMirror, let new = after.superclassMirror else { return true }
    return areEqual(old, new, depth: depth)
  }

  private func areIdentifiers(_ old: Any, _ new: Any) -> Bool {
    guard let identifiers, type(of: old) == identifierType,
      let old = old as? AnyHashable, let new = new as? AnyHashable
    else { return false }
    return old == identifiers.old && new == identifiers.new
  }

  /// Returns whether two values of the most frequent types are equal, without reflection; nil for other types.
  private static func areEqualPlain(_ old: Any, _ new: Any) -> Bool? {
    let type = type(of: old)
    if type == String.self { return old as? String == new as? String }
    if type == Int.self { return old as? Int == new as? Int }
    if type == Bool.self { return old as? Bool == new as? Bool }
    if type == Double.self { return old as? Double == new as? Double }
    return nil
  }

  private mutating func areEqualLeaves(
    _ old: Any,
    _ new: Any,
    _ style: Mirror.DisplayStyle?
  ) -> Bool {
    let isEqual =
      Self.areEqualValues(old, new)
      ?? (style == .enum ? String(describing: old) == String(describing: new) : nil)
    if isEqual != nil { compared += 1 }
    return isEqual ?? true
  }

  /// Returns whether two values of a type are equal; nil where it does not say.
  private static func areEqualValues(_ old: Any, _ new: Any) -> Bool? {
    func compare<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) == old }
    return (old as? any Equatable).map { compare($0) }
  }
}

/// An object that the contents of many rows refer to: it says how rows of their type look, and nothing
/// of what tells one row from another.
package protocol SharedLook: AnyObject {
  /// True if a row looks the same with the other object.
  func looksLike(_ other: any SharedLook) -> Bool
}
