import Foundation

/// The border of a view.
///
/// A class, so that views without a border stay small.
final class Border {
  let width: CGFloat
  let color: UIColor

  init(width: CGFloat, color: UIColor) {
    self.width = width
    self.color = color
  }
}

/// The shadow, the layers and the rounded corners of a view, of which few views have any.
final class Decoration {
  var shadowColor: UIColor? = .black
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  /// The layer of the view, once it was asked for; nil for the view of a layer of your own.
  var layer: CALayer?
  /// The layers that were added among the subviews.
  var sublayers: [Sublayer] = []
  /// The layer whose outline clips the view.
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  /// The anchor, as shares of the size.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// True if the bounds have a shadow even if they have no background, or clip the subviews.
  var shadowsBounds = false

  deinit {
    layer?.viewAbove = nil
  }
}

/// A layer among the subviews of a view.
struct Sublayer {
  let layer: CALayer
  /// The subview that it is in front of; nil for none.
  weak var subview: UIView?
}

extension UIView {
  /// True if the bounds have a shadow even if they have no background, or clip the subviews.
  package var shadowsBounds: Bool {
    get { decoration?.shadowsBounds ?? false }
    set { madeDecoration.shadowsBounds = newValue }
  }

  /// The decoration, which is made when needed.
  var madeDecoration: Decoration {
    if let decoration { return decoration }
    let new = Decoration()
    decoration = new
    return new
  }
}
