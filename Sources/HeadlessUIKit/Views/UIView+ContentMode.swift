extension UIView {
  /// The way in which content is fitted into a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits completely, keeping its aspect ratio.
    case scaleAspectFit
    /// As small as covers the view, keeping its aspect ratio.
    case scaleAspectFill
    /// As `scaleToFill`; nothing is cached between drawings here.
    case redraw
    /// In its own size, centred.
    case center
    /// In its own size, at the middle of the top edge.
    case top
    /// In its own size, at the middle of the bottom edge.
    case bottom
    /// In its own size, at the middle of the left edge.
    case left
    /// In its own size, at the middle of the right edge.
    case right
    /// In its own size, in the top left corner.
    case topLeft
    /// In its own size, in the top right corner.
    case topRight
    /// In its own size, in the bottom left corner.
    case bottomLeft
    /// In its own size, in the bottom right corner.
    case bottomRight
  }
}
