extension UIView {
  /// How content is fitted into a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits in whole, with its own proportions.
    case scaleAspectFit
    /// As small as covers the view, with its own proportions.
    case scaleAspectFill
    /// As `scaleToFill`; here nothing is kept between two drawings.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the middle of the top edge.
    case top
    /// In its own size, at the middle of the bottom edge.
    case bottom
    /// In its own size, at the middle of the left edge.
    case left
    /// In its own size, at the middle of the right edge.
    case right
    /// In its own size, in the corner.
    case topLeft
    /// In its own size, in the corner.
    case topRight
    /// In its own size, in the corner.
    case bottomLeft
    /// In its own size, in the corner.
    case bottomRight
  }
}
