public import Foundation

extension UIView {
  /// The point of the view that `center` places, and around which it is transformed and resized by `bounds`,
  /// as shares of its size: the middle by default.
  ///
  /// Another one leaves `center` as it is, so that the view moves.
  public var anchorPoint: CGPoint {
    get { decoration?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      guard newValue != anchorPoint else { return }
      let place = placeOfAnchor
      madeDecoration.anchorPoint = newValue
      placeAnchor(at: place)
    }
  }

  /// The distance of the anchor from the top left corner.
  final var anchor: CGPoint {
    let size = frame.size
    guard let shares = decoration?.anchorPoint else {
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
    return CGPoint(x: size.width * shares.x, y: size.height * shares.y)
  }

  /// The anchor in the coordinates of the superview.
  final var placeOfAnchor: CGPoint {
    let (origin, anchor) = (frame.origin, anchor)
    return CGPoint(x: origin.x + anchor.x, y: origin.y + anchor.y)
  }

  /// Moves the view so that the anchor is at a point of the superview.
  final func placeAnchor(at point: CGPoint) {
    let anchor = anchor
    frame.origin = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
  }

  /// Gives the view another size around the anchor, which stays where it is.
  final func resizeAroundAnchor(to size: CGSize) {
    let (old, shares) = (frame, anchorPoint)
    frame = CGRect(
      x: old.origin.x + (old.size.width - size.width) * shares.x,
      y: old.origin.y + (old.size.height - size.height) * shares.y,
      width: size.width,
      height: size.height
    )
  }
}
