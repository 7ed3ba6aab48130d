public import Foundation

// What is seen of scrolling, which is not drawn here.
extension UIScrollView {
  /// The colours of indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// That which is seen best.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The conditions under which an index is shown.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    /// Where there is room.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// The colour of the indicators.
  public var indicatorStyle: IndicatorStyle {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// The condition under which an index is shown.
  public var indexDisplayMode: IndexDisplayMode {
    get { rare(.automatic) }
    set { setRare(newValue) }
  }

  /// True if the insets of indicators follow the safe area.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if a drag scrolls in one direction only.
  public var isDirectionalLockEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if keys of a hardware keyboard scroll.
  public var allowsKeyboardScrolling: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if content can be zoomed beyond its limits for a while.
  public var bouncesZoom: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// The place of content that is smaller than the view, as shares; it is at the top left here.
  public var contentAlignmentPoint: CGPoint {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// True if a scroll view around this one goes on scrolling at the sides.
  public var transfersHorizontalScrollingToParent: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if a scroll view around this one goes on scrolling at the top and the bottom.
  public var transfersVerticalScrollingToParent: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if content can be dragged beyond its left and right edges.
  public var bouncesHorizontally: Bool {
    get { bounces }
    set { bounces = newValue }
  }

  /// True if content can be dragged beyond its upper and lower edges.
  public var bouncesVertically: Bool {
    get { bounces }
    set { bounces = newValue }
  }

  /// The insets of both indicators, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment; they are not drawn here.
  public func flashScrollIndicators() {}

  /// A recogniser with a custom delegate and custom demands; drags are simulated without it.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    let recognizer = rare(UIPanGestureRecognizer(action: nil))
    setRare(recognizer)
    return recognizer
  }

  /// A recogniser for zooming; nil if the content cannot be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    let recognizer = rare(UIPinchGestureRecognizer(action: nil))
    setRare(recognizer)
    return recognizer
  }
}
