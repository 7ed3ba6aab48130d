public import Foundation

/// A shadow of text; it is not drawn.
open class NSShadow: NSObject {
  /// Must be the first property: see `AttributeObject`.
  private let kind = AttributeObjectKind.notCoreFoundation
  /// The distance from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// Creates a shadow of the default colour.
  public override init() {}

  /// Returns whether both have the same values.
  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of the distances.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// A shadow of the same values.
  open override func copy() -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
