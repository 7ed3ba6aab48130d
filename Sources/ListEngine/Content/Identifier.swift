/// A type-erased identifier of a section or an item.
///
/// It is a class, so that a typed identifier serves as the erased one at no cost. The hash is
/// computed once; identifiers with different hashes are distinguished without comparing values.
public class AnyIdentifier: Hashable, CustomDebugStringConvertible {
  /// The type that is identified; equal values for different types are different identifiers.
  public let representedType: ObjectIdentifier
  /// The hash of type and value; like all of Swift's hashes it differs between processes.
  public let cachedHash: Int

  @usableFromInline
  init(representedType: ObjectIdentifier, cachedHash: Int) {
    self.representedType = representedType
    self.cachedHash = cachedHash
  }

  /// The type-erased value.
  public var anyValue: AnyHashable { fatalError("\(Self.self) must say what its value is") }

  /// A readable description of the identified type and the value.
  public var debugDescription: String { fatalError("\(Self.self) must describe itself") }

  fileprivate func hasSameTypeAndValue(as other: AnyIdentifier) -> Bool { false }

  /// Returns whether both identify the same type with equal values.
  public static func == (left: AnyIdentifier, right: AnyIdentifier) -> Bool {
    left === right
      || (left.cachedHash == right.cachedHash && left.hasSameTypeAndValue(as: right))
  }

  /// Feeds the cached hash into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cachedHash)
  }
}

/// The identifier of something of type `Represented`, based on a value.
///
/// Identifiers need not be unique: equal ones are distinguished by their order of occurrence.
public final class Identifier<Represented, Value: Hashable>: AnyIdentifier {
  /// The value that identifies.
  public let value: Value

  /// Creates an identifier.
  ///
  /// Hashes `value` once.
  @inlinable
  public init(_ value: Value) {
    self.value = value
    super.init(
      representedType: ObjectIdentifier(Represented.self),
      cachedHash: Self.hash(of: value)
    )
  }

  /// The hash of the identifier of a value.
  @inlinable
  static func hash(of value: Value) -> Int {
    IdentifierHash.hash(value, IdentifierHash.seed) ^ typeHash
  }

  /// The hashes of the identifiers at positions, from the hashes of their values.
  @inlinable @inline(__always)
  static func hashes(
    _ range: Range<Int>,
    _ hash: (_ position: Int, _ seed: UInt64) -> Int
  ) -> [Int] {
    let (seed, typeHash) = (IdentifierHash.seed, typeHash)
    return [Int](unsafeUninitializedCapacity: range.count) { hashes, count in
      for offset in 0..<range.count {
        hashes[offset] = hash(range.lowerBound &+ offset, seed) ^ typeHash
      }
      count = range.count
    }
  }

  @inlinable static var typeHash: Int { IdentifierHash.hash(ofType: Represented.self) }

  /// The type-erased value.
  public override var anyValue: AnyHashable { AnyHashable(value) }

  /// A description such as `Identifier<Product, String>: "espresso"`.
  public override var debugDescription: String {
    "Identifier<\(Represented.self), \(Value.self)>: \(String(reflecting: value))"
  }

  fileprivate override func hasSameTypeAndValue(as other: AnyIdentifier) -> Bool {
    // Exactly this class on both sides, so the cast needs no check of its own.
    guard type(of: other) == Self.self else {
      return representedType == other.representedType && anyValue == other.anyValue
    }
    return unsafeDowncast(other, to: Self.self).value == value
  }
}
