/// The identity of a section or an item, whatever it represents.
///
/// A class, so that the typed identifier serves as the erased one for free. The hash is computed
/// once; two identifiers with different hashes are distinguished without looking at their values.
public class AnyIdentifier: Hashable, CustomDebugStringConvertible {
  /// The type that is identified; equal values for different types are different identifiers.
  public let representedType: ObjectIdentifier
  /// The hash of type and value; differs from process to process, as all of Swift's do.
  public let cachedHash: Int

  @usableFromInline
  init(representedType: ObjectIdentifier, cachedHash: Int) {
    self.representedType = representedType
    self.cachedHash = cachedHash
  }

  /// The value, erased.
  public var anyValue: AnyHashable { fatalError("\(Self.self) must say what its value is") }

  /// A text for people: what is identified, and the value.
  public var debugDescription: String { fatalError("\(Self.self) must describe itself") }

  fileprivate func hasSameTypeAndValue(as other: AnyIdentifier) -> Bool { false }

  /// Whether both identify the same type with equal values.
  public static func == (left: AnyIdentifier, right: AnyIdentifier) -> Bool {
    left === right
      || (left.cachedHash == right.cachedHash && left.hasSameTypeAndValue(as: right))
  }

  /// Feeds the cached hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cachedHash)
  }
}

/// The identity of something of type `Represented`, by a value.
///
/// Identifiers need not be unique: the k-th occurrence of one is distinguished from the others.
public final class Identifier<Represented, Value: Hashable>: AnyIdentifier {
  /// The value that identifies.
  public let value: Value

  /// Makes an identifier.
  ///
  /// Hashes `value` once.
  @inlinable
  public init(_ value: Value) {
    self.value = value
    let type = ObjectIdentifier(Represented.self)
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(value)
    super.init(representedType: type, cachedHash: hasher.finalize())
  }

  /// The value, erased.
  public override var anyValue: AnyHashable { AnyHashable(value) }

  /// Such as `Identifier<Product, String>: "espresso"`.
  public override var debugDescription: String {
    "Identifier<\(Represented.self), \(Value.self)>: \(String(reflecting: value))"
  }

  fileprivate override func hasSameTypeAndValue(as other: AnyIdentifier) -> Bool {
    // Exactly this class on both sides, so the cast needs no check of its own.
    guard type(of: other) == Self.self else { return false }
    return unsafeDowncast(other, to: Self.self).value == value
  }
}
