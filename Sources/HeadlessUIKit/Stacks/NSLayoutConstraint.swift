/// A namespace for layout axes; constraints themselves are not supported.
public enum NSLayoutConstraint {
  /// An axis of the screen.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
