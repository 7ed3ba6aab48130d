/// How an old element compares with a new one.
@usableFromInline
enum ElementComparison {
  /// They are different elements.
  case otherIdentifier
  /// They are the same element, and it looks the same.
  case equivalent
  /// They are the same element, and it looks the same, but its selection style differs.
  case selectionStyleChanged
  /// They are the same element, with other content.
  case updated
}

/// Two arrays as the diff sees them: by position, without the elements themselves.
///
/// The owner of the input keeps the identifiers of the keys alive.
protocol DiffInput {
  var oldCount: Int { get }
  var newCount: Int { get }

  /// The key of an old element.
  func oldKey(_ position: Int) -> IdentifierKey
  /// The key of a new element.
  func newKey(_ position: Int) -> IdentifierKey
  /// Compares identifier and content in one call.
  func compare(_ old: Int, _ new: Int) -> ElementComparison
  /// Whether an element in both arrays should preferably count as moved.
  func movedHint(_ old: Int, _ new: Int) -> Bool
}

extension DiffInput {
  /// Whether an old and a new element have equal identifiers.
  func isSame(_ old: Int, _ new: Int) -> Bool { oldKey(old) == newKey(new) }
}

/// Arrays of anything, compared by closures.
struct ElementDiffInput: DiffInput {
  let old: [IdentifierKey]
  let new: [IdentifierKey]
  let isUpdated: (Int, Int) -> Bool
  let movedHint: (Int, Int) -> Bool

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func oldKey(_ position: Int) -> IdentifierKey { old[position] }
  func newKey(_ position: Int) -> IdentifierKey { new[position] }

  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    guard isSame(old, new) else { return .otherIdentifier }
    return isUpdated(old, new) ? .updated : .equivalent
  }

  func movedHint(_ old: Int, _ new: Int) -> Bool { movedHint(old, new) }
}

/// The items of a section before and after, compared by their storage, without reference counting.
///
/// Valid only while both arrays are kept alive.
struct ItemDiffInput: DiffInput {
  private let old: UnsafeBufferPointer<Unmanaged<AnyItemStorage>>
  private let new: UnsafeBufferPointer<Unmanaged<AnyItemStorage>>

  /// Accesses two arrays while `body` runs.
  static func with<Result>(
    _ old: [AnyItemStorage],
    _ new: [AnyItemStorage],
    _ body: (ItemDiffInput) -> Result
  ) -> Result {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // A reference and an unmanaged reference have the same memory layout.
        old.withMemoryRebound(to: Unmanaged<AnyItemStorage>.self) { old in
          new.withMemoryRebound(to: Unmanaged<AnyItemStorage>.self) { new in
            body(ItemDiffInput(old: old, new: new))
          }
        }
      }
    }
  }

  private init(
    old: UnsafeBufferPointer<Unmanaged<AnyItemStorage>>,
    new: UnsafeBufferPointer<Unmanaged<AnyItemStorage>>
  ) {
    self.old = old
    self.new = new
  }

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func oldKey(_ position: Int) -> IdentifierKey {
    old[position]._withUnsafeGuaranteedRef { IdentifierKey($0.identifier) }
  }

  func newKey(_ position: Int) -> IdentifierKey {
    new[position]._withUnsafeGuaranteedRef { IdentifierKey($0.identifier) }
  }

  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    // Storage is immutable: the same object means the same row.
    guard self.old[old].toOpaque() != self.new[new].toOpaque() else { return .equivalent }
    return self.old[old]._withUnsafeGuaranteedRef { old in
      self.new[new]._withUnsafeGuaranteedRef { old.compare(old, $0) }
    }
  }

  func movedHint(_ old: Int, _ new: Int) -> Bool {
    self.old[old]._withUnsafeGuaranteedRef { old in
      self.new[new]._withUnsafeGuaranteedRef { old.wasMoved(comparedTo: $0) }
    }
  }
}
