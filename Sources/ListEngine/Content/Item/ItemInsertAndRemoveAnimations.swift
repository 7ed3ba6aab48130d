import Foundation
import HeadlessUIKit

/// How a row comes and goes in animated updates.
public struct ItemInsertAndRemoveAnimations {
  /// Changes attributes from those of the row at rest.
  public typealias Change = (inout ListContentLayoutAttributes) -> Void

  /// What the animations are called.
  public var name: String
  /// Makes the attributes from which a new row comes.
  public var onInsert: Change
  /// Makes the attributes to which a removed row goes.
  public var onRemoval: Change

  /// Custom animations.
  public init(name: String, onInsert: @escaping Change, onRemoval: @escaping Change) {
    self.name = name
    self.onInsert = onInsert
    self.onRemoval = onRemoval
  }

  private init(name: String, both change: @escaping Change) {
    self.init(name: name, onInsert: change, onRemoval: change)
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

  /// The row fades and is half as large.
  public static var scaleDown: Self { scale("scaleDown", by: 0.5) }

  /// The row fades and is half as large again.
  public static var scaleUp: Self { scale("scaleUp", by: 1.5) }

  private static func scale(_ name: String, by factor: CGFloat) -> Self {
    Self(name: name) {
      $0.transform = CGAffineTransform(scaleX: factor, y: factor)
      $0.alpha = 0
    }
  }
}
