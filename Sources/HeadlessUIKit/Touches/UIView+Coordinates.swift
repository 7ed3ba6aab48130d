public import Foundation

extension UIView {
  /// Converts a point of this view to the coordinates of another one; nil for those of the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outside = sequence(first: self, next: \.superview).reduce(point) { $1.outside($0) }
    return view?.inside(outside) ?? outside
  }

  /// Converts a point of another view to the coordinates of this one; nil for those of the root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? inside(point)
  }

  /// The bounding box of a rectangle of this view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// The bounding box of a rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// Converts a point of the superview to the coordinates of the view.
  ///
  /// NaN if the view's transform is not invertible, because no point of it is there.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (origin, anchor) = (frame.origin, anchor)
    let centered = CGPoint(x: point.x - origin.x - anchor.x, y: point.y - origin.y - anchor.y)
    guard transform.isIdentity || transform.isInvertible else {
      return CGPoint(x: CGFloat.nan, y: .nan)
    }
    let turned = transform.isIdentity ? centered : centered.applying(transform.inverted())
    return CGPoint(
      x: turned.x + anchor.x + boundsOrigin.x,
      y: turned.y + anchor.y + boundsOrigin.y
    )
  }

  /// Converts a point of the view to the coordinates of the superview.
  func outside(_ point: CGPoint) -> CGPoint {
    let (origin, anchor) = (frame.origin, anchor)
    let centered = CGPoint(
      x: point.x - boundsOrigin.x - anchor.x,
      y: point.y - boundsOrigin.y - anchor.y
    )
    let turned = centered.applying(transform)
    return CGPoint(x: turned.x + origin.x + anchor.x, y: turned.y + origin.y + anchor.y)
  }

  /// Converts a point of the root's coordinates to those of the view.
  private func inside(_ point: CGPoint) -> CGPoint {
    fromSuperview(superview?.inside(point) ?? point)
  }
}
