import Foundation
import HeadlessUIKit

extension FloatingPoint {
  /// The nearest multiple of a pixel, for a number of pixels per point.
  public func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self {
    (self * scale).rounded(rule) / scale
  }
}

extension CGRect {
  /// The rectangle with its edges rounded to pixels.
  func edgesRounded(toScale scale: CGFloat) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat {
      value.rounded(.toNearestOrAwayFromZero, by: scale)
    }
    let (x, y) = (rounded(origin.x), rounded(origin.y))
    return CGRect(
      x: x,
      y: y,
      width: rounded(origin.x + size.width) - x,
      height: rounded(origin.y + size.height) - y
    )
  }

  /// The rectangle with its origin and its size rounded to pixels.
  func sizeRounded(toScale scale: CGFloat) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat {
      value.rounded(.toNearestOrAwayFromZero, by: scale)
    }
    return CGRect(
      x: rounded(origin.x),
      y: rounded(origin.y),
      width: rounded(size.width),
      height: rounded(size.height)
    )
  }
}

/// The origin of the rounding of the views in a view.
struct PixelRounding: Equatable {
  /// The origin of the view on screen, rounded.
  var origin = CGPoint.zero
  /// The amounts that rounding subtracted from the view's origin and size.
  var correction = CGRect.zero
}

extension NativeViewNode {
  /// Rounds the frames of the view and of the views in it to pixels.
  ///
  /// Frames are rounded where they are on screen, so that all edges that touch still do. Views in
  /// a transformed view are left alone.
  func round(from rounding: PixelRounding, scale: CGFloat, depth: Int = 0) {
    guard !attributes.isTransformed else { return }
    let frame = attributes.frame
    let global = CGRect(
      x: frame.origin.x + rounding.origin.x + rounding.correction.origin.x,
      y: frame.origin.y + rounding.origin.y + rounding.correction.origin.y,
      width: frame.size.width,
      height: frame.size.height
    )
    let rounded =
      switch description.frameRoundingBehavior {
      case .prioritizeEdges: global.edgesRounded(toScale: scale)
      case .prioritizeSize: global.sizeRounded(toScale: scale)
      }
    attributes.frame = CGRect(
      x: rounded.origin.x - rounding.origin.x,
      y: rounded.origin.y - rounding.origin.y,
      width: rounded.size.width,
      height: rounded.size.height
    )
    let below = PixelRounding(
      origin: rounded.origin,
      correction: CGRect(
        x: global.origin.x - rounded.origin.x,
        y: global.origin.y - rounded.origin.y,
        width: global.size.width - rounded.size.width,
        height: global.size.height - rounded.size.height
      )
    )
    self.rounding = below
    TreeDepth.step(to: depth) {
      for child in children { child.round(from: below, scale: scale, depth: depth + 1) }
    }
  }
}
