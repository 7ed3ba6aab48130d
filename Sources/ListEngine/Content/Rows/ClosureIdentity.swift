/// The function of a closure, and what it captured.
///
/// Two of them are equal for closures that capture nothing, or one object or variable that is the same. Other captures
/// are allocated anew for each closure, so that their identities differ.
@usableFromInline
struct ClosureIdentity: Equatable {
  @usableFromInline let function: UInt
  /// The captures, which are kept, so that no others can come to be where they are; nil if there are none.
  @usableFromInline let context: AnyObject?

  /// Takes the identity of a closure.
  ///
  /// The types of the closure are not known here, or Swift would wrap it into another one.
  @inlinable
  init<Argument, Result>(_ closure: @escaping (Argument) -> Result) {
    var closure = closure
    (function, context) = withUnsafeBytes(of: &closure) { bytes in
      (
        bytes.load(as: UInt.self),
        bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: AnyObject?.self)
      )
    }
  }

  @inlinable
  static func == (one: ClosureIdentity, other: ClosureIdentity) -> Bool {
    one.function == other.function && one.context === other.context
  }
}
