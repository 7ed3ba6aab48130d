import Foundation
import HeadlessUIKit

/// The view of a box.
final class BoxView: UIView {
  private(set) var shadowStyle = Box.ShadowStyle.none

  func show(_ box: Box, in size: CGSize) {
    backgroundColor = box.backgroundColor == .clear ? nil : box.backgroundColor
    cornerRadius = box.cornerStyle.radius(in: size)
    show(box.cornerStyle.corners)
    show(box.shadowStyle)
    if case .solid(let color, let width) = box.borderStyle {
      layer.borderColor = color.cgColor
      layer.borderWidth = width
    } else if layer.borderWidth != 0 {
      layer.borderWidth = 0
    }
    clipsToBounds = box.clipsContent
  }

  private func show(_ corners: Box.CornerStyle.Corners) {
    // Setting them makes room for them, which most boxes do not need.
    guard corners != .all || layer.maskedCorners != .all else { return }
    layer.maskedCorners = CACornerMask(rawValue: UInt(corners.rawValue))
  }

  private func show(_ style: Box.ShadowStyle) {
    guard style != shadowStyle else { return }
    shadowStyle = style
    guard case .simple(let radius, let opacity, let offset, let color) = style else {
      layer.shadowOpacity = 0
      return
    }
    shadowsBounds = true
    layer.shadowRadius = radius
    layer.shadowOpacity = Float(opacity)
    layer.shadowOffset = offset
    layer.shadowColor = color.cgColor
  }
}
