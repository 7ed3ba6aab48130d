/// A part of what assistive technologies read out on demand.
@preconcurrency @MainActor
open class AXCustomContent {
  /// The times at which a part is read out.
  public enum Importance: UInt, Hashable, Sendable {
    /// On demand.
    case `default`
    /// With the rest.
    case high
  }

  /// The name of the part.
  public let label: String
  /// The value of the part.
  public let value: String
  /// The time at which it is read out.
  open var importance = Importance.default

  /// Creates a part.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// An object with parts that assistive technologies read out on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The parts.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
