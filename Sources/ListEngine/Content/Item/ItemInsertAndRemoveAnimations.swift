import Foundation
import HeadlessUIKit

/// The animations of a row that an animated update inserts or removes.
public struct ItemInsertAndRemoveAnimations {
  /// Modifies attributes, starting from those of the row at rest.
  public typealias Change = (inout ListContentLayoutAttributes) -> Void

  /// The name of the animations.
  public var name: String
  /// Produces the attributes from which an inserted row starts.
  public var onInsert: Change
  /// Produces the attributes at which a removed row ends.
  public var onRemoval: Change

  /// Creates custom animations.
  public init(name: String, onInsert: @escaping Change, onRemoval: @escaping Change) {
    self.name = name
    self.onInsert = onInsert
    self.onRemoval = onRemoval
  }

  /// Creates animations with the same attributes for insertion and removal.
  public init(name: String, attributes: @escaping Change) {
    self.init(name: name, onInsert: attributes, onRemoval: attributes)
  }
}

extension ItemInsertAndRemoveAnimations {
  /// The row fades.
  public static var fade: Self { Self(name: "fade") { $0.alpha = 0 } }

  /// The row fades and moves from and to the left.
  public static var left: Self {
    Self(name: "left") {
      $0.frame.origin.x -= $0.frame.width
      $0.alpha = 0
    }
  }

  /// The row fades and moves from and to the right.
  public static var right: Self {
    Self(name: "right") {
      $0.frame.origin.x += $0.frame.width
      $0.alpha = 0
    }
  }

  /// The row fades and moves from and to the top.
  public static var top: Self {
    Self(name: "top") {
      $0.frame.origin.y -= $0.frame.height
      $0.alpha = 0
    }
  }

  /// The row fades and moves from and to the bottom.
  public static var bottom: Self {
    Self(name: "bottom") {
      $0.frame.origin.y += $0.frame.height
      $0.alpha = 0
    }
  }

  /// The row fades and shrinks to half its size.
  public static var scaleDown: Self { scale("scaleDown", by: 0.5) }

  /// The row fades and grows to one and a half times its size.
  public static var scaleUp: Self { scale("scaleUp", by: 1.5) }

  private static func scale(_ name: String, by factor: CGFloat) -> Self {
    Self(name: name) {
      $0.transform = CGAffineTransform(scaleX: factor, y: factor)
      $0.alpha = 0
    }
  }
}
