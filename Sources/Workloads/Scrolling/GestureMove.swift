import HeadlessUIKit

/// One thing that a user does, and how long it is until the next.
struct GestureMove: Hashable, Sendable {
  /// What the user does.
  enum Kind: Hashable, Sendable {
    /// A finger goes over the screen.
    case touch(FingerPath, Landing)
    /// A control of the app scrolls.
    case app(ScrollStep.Action)
  }

  /// Where content comes to rest after a release.
  enum Landing: Hashable, Sendable {
    /// Where momentum brings it.
    case momentum
    /// At the page that is nearest to where momentum would bring it.
    case page
  }

  /// When the next move begins.
  enum Pause: Hashable, Sendable {
    /// So many seconds after the content has come to rest.
    case afterRest(Double)
    /// So many seconds after the finger has left the screen, wherever the content is then.
    case afterRelease(Double)
  }

  /// What the user does.
  let kind: Kind
  /// When the next move begins.
  let pause: Pause

  /// A finger goes over the screen.
  static func touch(
    _ path: FingerPath,
    landing: Landing = .momentum,
    then pause: Pause
  ) -> GestureMove {
    GestureMove(kind: .touch(path, landing), pause: pause)
  }

  /// A control of the app scrolls; the next move begins so many seconds after the end of it.
  ///
  /// - Precondition: `seconds` is positive.
  static func app(_ action: ScrollStep.Action, then seconds: Double) -> GestureMove {
    precondition(seconds > 0, "the next move must come later, not after \(seconds) seconds")
    return GestureMove(kind: .app(action), pause: .afterRest(seconds))
  }
}

extension ScrollStep.Action {
  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .scrollToTop(animated: true), .scrollToEnd(animated: true): ScrollAnimation.duration
    default: 0
    }
  }
}
