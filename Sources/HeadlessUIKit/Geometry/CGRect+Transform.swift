public import Foundation

extension CGRect {
  /// The bounding box of the rectangle after a transform.
  public func applying(_ map: CGAffineTransform) -> CGRect {
    CGRect(around: corners.map { $0.applying(map) })
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}

extension CGSize {
  /// The size after a transform, without its distance.
  public func applying(_ map: CGAffineTransform) -> CGSize {
    CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
  }
}
