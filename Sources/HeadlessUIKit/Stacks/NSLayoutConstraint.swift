/// A relation between two lengths of views; so far only its axes are here.
public enum NSLayoutConstraint {
  /// A direction of a screen.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
