public import HeadlessUIKit

/// The rounding of sizes and positions: to whole pixels, or none.
public enum PixelRounding: Hashable, Sendable {
  /// Exact arithmetic.
  case none
  /// Whole pixels of a display that has as many per point.
  case scale(CGFloat)

  /// A length, rounded to the nearest pixel.
  func length(_ exact: CGFloat) -> CGFloat {
    guard case .scale(let scale) = self, scale >= 0.01, scale <= 1000, exact.isFinite else {
      return exact
    }
    return Self.nearest(exact * scale) / scale
  }

  func size(_ exact: CGSize) -> CGSize {
    guard self != .none else { return exact }
    return CGSize(width: length(exact.width), height: length(exact.height))
  }

  func point(_ exact: CGPoint) -> CGPoint {
    guard self != .none else { return exact }
    return CGPoint(x: length(exact.x), y: length(exact.y))
  }

  /// Rounds halves away from zero, also those that lost their last digits in a computation.
  private static func nearest(_ value: CGFloat) -> CGFloat {
    (value + (value < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero)
  }
}
