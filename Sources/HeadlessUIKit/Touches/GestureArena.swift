/// The gesture recognisers that track one touch, those of the innermost view first.
@preconcurrency @MainActor
struct GestureArena {
  private var recognizers: [UIGestureRecognizer]

  init(around view: UIView?) {
    guard let view else {
      recognizers = []
      return
    }
    recognizers = sequence(first: view, next: \.superview).flatMap(\.ownGestureRecognizers)
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
