// swift-format-ignore-file: NoLeadingUnderscores
// The standard library gives bridging functions their names.
public import Foundation

/// The object that stands for a value in an attributed string.
///
/// Foundation keeps attributes as objects of Core Foundation, and takes the kind of such an object from the word after its header. There, an object that boxes any
/// other structure has an address, and now and then one that looks as if the object were one of Core Foundation's own: comparing two of those ends the program.
public final class AttributeObject<Value: Hashable & Sendable>: NSObject, _StructBridgeable {
  /// Says that the object is none of Core Foundation's own: the largest type identifier.
  private let kind = AttributeObjectKind.notCoreFoundation
  /// The value.
  public let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns whether both have equal values.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? AttributeObject)?.value == value
  }

  /// The hash of the value.
  public override var hash: Int { value.hashValue }

  /// The value.
  public func _bridgeToAny() -> Any { value }
}

/// The word after an object's header, as Core Foundation reads it.
enum AttributeObjectKind {
  /// All bits of the type identifier (8 to 17), as `CFEqual` of swift-corelibs-foundation reads it.
  static let notCoreFoundation: UInt = 0x3_FF00
}

/// A value that can be in an attributed string.
public protocol AttributeValue: Hashable, Sendable, _ObjectiveCBridgeable
where _ObjectiveCType == AttributeObject<Self> {}

extension AttributeValue {
  /// The object that stands for the value.
  public func _bridgeToObjectiveC() -> AttributeObject<Self> { AttributeObject(self) }

  /// The value for which an object stands.
  public static func _forceBridgeFromObjectiveC(
    _ source: AttributeObject<Self>,
    result: inout Self?
  ) {
    result = source.value
  }

  /// The value for which an object stands; there always is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: AttributeObject<Self>,
    result: inout Self?
  ) -> Bool {
    result = source.value
    return true
  }

  /// The value for which an object stands.
  ///
  /// - Precondition: there is an object.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: AttributeObject<Self>?
  ) -> Self {
    guard let source else { preconditionFailure("there is no object for a value of \(Self.self)") }
    return source.value
  }
}

extension UIFont: AttributeValue {}
extension NSUnderlineStyle: AttributeValue {}
