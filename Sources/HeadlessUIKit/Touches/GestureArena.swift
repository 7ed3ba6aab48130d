/// The gesture recognisers that follow one finger: the innermost view's come first.
struct GestureArena {
  private var recognizers: [UIGestureRecognizer]

  init(around view: UIView?) {
    guard let view else {
      recognizers = []
      return
    }
    recognizers = sequence(first: view, next: \.superview).flatMap(\.ownGestureRecognizers)
  }

  /// Leaves out those that want nothing of a finger.
  mutating func open(_ touch: UITouch) {
    recognizers.removeAll { !$0.accepts(touch) }
  }

  /// Tells all of what the finger did.
  ///
  /// The first that recognises its gesture takes the finger from the others that do not go together
  /// with it.
  ///
  /// - Returns: whether a gesture takes the finger from the view.
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
