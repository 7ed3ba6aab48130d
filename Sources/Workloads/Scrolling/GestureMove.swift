import HeadlessUIKit

/// One action of the simulated user, and the pause before the next.
struct GestureMove: Hashable, Sendable {
  /// The kind of action.
  enum Kind: Hashable, Sendable {
    /// A finger moves over the screen.
    case touch(FingerPath, Landing)
    /// A control of the app scrolls.
    case app(ScrollStep.Action)
  }

  /// The place where content stops after a release.
  enum Landing: Hashable, Sendable {
    /// The place where momentum takes it.
    case momentum
    /// At the page nearest to where momentum would take it.
    case page
  }

  /// The time until the next move starts.
  enum Pause: Hashable, Sendable {
    /// A number of seconds after the content has stopped.
    case afterRest(Double)
    /// A number of seconds after the finger is lifted, wherever the content is then.
    case afterRelease(Double)
  }

  /// The action.
  let kind: Kind
  /// The time until the next move starts.
  let pause: Pause

  /// Creates a movement of a finger over the screen.
  static func touch(
    _ path: FingerPath,
    landing: Landing = .momentum,
    then pause: Pause
  ) -> GestureMove {
    GestureMove(kind: .touch(path, landing), pause: pause)
  }

  /// Creates a scroll by a control of the app; the next move starts `seconds` after its end.
  ///
  /// - Precondition: `seconds` is positive.
  static func app(_ action: ScrollStep.Action, then seconds: Double) -> GestureMove {
    precondition(seconds > 0, "the next move must come later, not after \(seconds) seconds")
    return GestureMove(kind: .app(action), pause: .afterRest(seconds))
  }
}

extension ScrollStep.Action {
  /// The duration, in seconds.
  var duration: Double {
    switch self {
    case .scrollToTop(animated: true), .scrollToEnd(animated: true): ScrollAnimation.duration
    default: 0
    }
  }
}
