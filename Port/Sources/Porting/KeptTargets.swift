/// The functions that are actions of controls on iOS by their selectors, and those that are so by closures.
///
/// A control has equal targets once and removes them by their selectors, which closures do not equal: so where
/// one statement has to keep the selector of a function, all statements do.
struct KeptTargets {
  /// The functions of which a statement keeps the selector.
  private(set) var kept: Set<Method> = []
  /// The functions of which a statement has a closure on both sides.
  private(set) var converted: Set<Method> = []

  /// True if a function stays an action by its selector.
  func contains(_ method: Method, _ declarations: Declarations) -> Bool {
    kept.contains { other in
      other.name == method.name && declarations.areRelated(other.typeName, method.typeName)
    }
  }

  /// Adds a function of which a statement keeps the selector.
  mutating func keep(_ method: Method) { kept.insert(method) }

  /// Adds a function of which a statement has a closure on both sides.
  mutating func convert(_ method: Method) { converted.insert(method) }

  /// Adds what the files keep; false if each function has one form in all of them.
  mutating func add(_ files: [KeptTargets], _ declarations: Declarations) -> Bool {
    for file in files { kept.formUnion(file.kept) }
    return files.contains { $0.converted.contains { contains($0, declarations) } }
  }
}
