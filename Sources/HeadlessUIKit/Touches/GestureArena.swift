/// The gesture recognisers that track one touch, those of the innermost view first.
@preconcurrency @MainActor
struct GestureArena {
  private var recognizers: [UIGestureRecognizer]

  init(around view: UIView?) {
    guard let view else {
      recognizers = []
      return
    }
    recognizers = []
    // As in UIKit: a tap on a button is no tap on a view around it.
    var isOnControl = false
    for view in sequence(first: view, next: \.superview) {
      let own = view.ownGestureRecognizers
      recognizers += isOnControl ? own.filter { !$0.isSingleTap } : own
      if (view as? UIControl)?.takesSingleTaps == true { isOnControl = true }
    }
  }

  /// Removes those that do not accept the touch.
  mutating func open(_ touch: UITouch) {
    recognizers.removeAll { !$0.accepts(touch) }
  }

  /// Passes a change of the touch to all recognisers.
  ///
  /// The first that recognises its gesture cancels the others, unless both may be recognised
  /// together.
  ///
  /// - Returns: whether a gesture cancels the view's touch.
  mutating func handle(_ touch: UITouch, _ event: UIEvent) -> Bool {
    var takesTouch = false
    for recognizer in recognizers where recognizers.contains(where: { $0 === recognizer }) {
      let wasActive = recognizer.state.isActive
      recognizer.handle(touch, event)
      guard !wasActive, recognizer.hasRecognized else { continue }
      keep(only: recognizer)
      takesTouch = takesTouch || recognizer.cancelsTouchesInView
    }
    if touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in recognizers { recognizer.reset() }
    }
    return takesTouch
  }

  private mutating func keep(only winner: UIGestureRecognizer) {
    for other in recognizers where !winner.goesTogether(with: other) { other.giveUp() }
    recognizers.removeAll { !winner.goesTogether(with: $0) }
  }
}

extension UIGestureRecognizer {
  /// True for a recogniser of one tap.
  fileprivate var isSingleTap: Bool {
    (self as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
  }
}

extension UIControl {
  /// True if single taps on the control are its own alone.
  fileprivate var takesSingleTaps: Bool {
    guard isEnabled else { return false }
    return switch self {
    case is UIButton, is UISwitch, is UIStepper, is UISegmentedControl, is UIPageControl: true
    default: false
    }
  }
}
