public import HeadlessUIKit

/// Nobody touches the list.
public struct NoGesture: ScrollGesture {
  /// Makes a gesture that is none.
  public init() {}

  /// Nothing moves.
  public mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep { .idle }
}
