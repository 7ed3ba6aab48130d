extension UIScrollView {
  /// The part of the safe area that a scroll view adds to its content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Top and bottom always; left and right where the content scrolls horizontally.
    case automatic
    /// The edges of the axes on which the content scrolls.
    ///
    /// It scrolls on an axis when it is larger than the view there, or always bounces.
    case scrollableAxes
    /// None of it.
    case never
    /// All of it.
    case always
  }
}
