public import Foundation

extension UIView.ContentMode {
  /// The frame of content of a size in a rectangle.
  ///
  /// Content without a size fills the rectangle.
  public func frame(of content: CGSize, in rect: CGRect) -> CGRect {
    guard content.width > 0, content.height > 0 else { return rect }
    let size = size(of: content, in: rect.size)
    return CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y,
      width: size.width,
      height: size.height
    )
  }

  private func size(of content: CGSize, in room: CGSize) -> CGSize {
    let (x, y) = (room.width / content.width, room.height / content.height)
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: scale = min(x, y)
    case .scaleAspectFill: scale = max(x, y)
    default: scale = 1
    }
    return CGSize(width: content.width * scale, height: content.height * scale)
  }

  /// The share of the free space to the left of the content, and above it.
  private var anchor: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
