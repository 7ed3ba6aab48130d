import Diff

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

  func isSame(_ old: Int, _ new: Int) -> Bool { Self.isSame(self.old[old], self.new[new]) }

  func isSameInOld(_ one: Int, _ other: Int) -> Bool { Self.isSame(old[one], old[other]) }

  private static func isSame(
    _ one: Unmanaged<AnyItemStorage>,
    _ other: Unmanaged<AnyItemStorage>
  ) -> Bool {
    one._withUnsafeGuaranteedRef { one in
      other._withUnsafeGuaranteedRef { one.hasSameIdentifier(as: $0) }
    }
  }

  func oldHash(_ position: Int) -> Int {
    old[position]._withUnsafeGuaranteedRef { $0.identifierHash }
  }

  func newHash(_ position: Int) -> Int {
    new[position]._withUnsafeGuaranteedRef { $0.identifierHash }
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
