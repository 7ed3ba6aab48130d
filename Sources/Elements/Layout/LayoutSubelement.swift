public import Foundation
public import HeadlessUIKit

/// A child, as its container's layout sees it.
public struct LayoutSubelement {
  let child: ContentChild
  let node: LayoutNode
  let environment: Environment

  /// The key of the child.
  public var key: AnyHashable? { child.identifier.key }

  /// The size of the child in a proposal, in points; known ones are not measured again.
  public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
    node.size(of: child.content.storage, in: proposal, environment)
  }

  /// Places the child.
  ///
  /// - Parameters:
  ///   - position: where `anchor` lies, in the container's coordinates.
  ///   - anchor: a point of the child.
  ///   - size: the size of the child.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize) {
    node.placement = CGRect(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Places the child in a rectangle, with an anchor at the same point of both.
  public func place(in frame: CGRect, anchor: UnitPoint = .topLeading) {
    place(
      at: CGPoint(
        x: frame.origin.x + anchor.x * frame.size.width,
        y: frame.origin.y + anchor.y * frame.size.height
      ),
      anchor: anchor,
      size: frame.size
    )
  }

  /// Places the child at the origin, with a size.
  public func place(filling size: CGSize) {
    node.placement = CGRect(origin: .zero, size: size)
  }

  /// The attributes with which the child is shown.
  public var attributes: Attributes {
    get { node.attributes }
    nonmutating set { node.attributes = newValue }
  }

  /// The child's trait for a key.
  public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value { child.traits[key] }

  /// The child's traits for a layout of a type; the defaults if it was added for another one.
  public func traits<LayoutType: Layout>(
    forLayoutType type: LayoutType.Type
  ) -> LayoutType.Traits {
    child.ownTraits as? LayoutType.Traits ?? LayoutType.defaultTraits
  }
}

extension LayoutSubelement {
  /// The attributes with which a child is shown, apart from its frame.
  public struct Attributes {
    /// The transform around its centre.
    public var transform = CATransform3DIdentity
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// True if touches reach it.
    public var isUserInteractionEnabled = true
    /// True if it is hidden.
    public var isHidden = false
    /// The adjustment of its tint.
    public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// Creates the attributes of a child that is shown as it is.
    public init() {}
  }
}
