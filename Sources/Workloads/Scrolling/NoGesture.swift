public import HeadlessUIKit

/// A gesture that never touches the list.
public struct NoGesture: ScrollGesture {
  /// Creates the gesture.
  public init() {}

  /// Does nothing.
  public mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep { .idle }
}
