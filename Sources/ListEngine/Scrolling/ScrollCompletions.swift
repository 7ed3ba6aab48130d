/// The completions of scrolls that are not called yet; each is called exactly once, and never inline.
struct ScrollCompletions {
  private let performOnNextTurn: (@escaping () -> Void) -> Void
  private var stored: [ScrollCompletion] = []

  /// Makes an empty store; `performOnNextTurn` runs a closure in the next turn of the run loop.
  init(performOnNextTurn: @escaping (@escaping () -> Void) -> Void) {
    self.performOnNextTurn = performOnNextTurn
  }

  /// Whether no completion waits for the end of an animation.
  var isEmpty: Bool { stored.isEmpty }

  /// Sees to it that a completion is called: in the next turn, or when an animation ends.
  ///
  /// Only a scroll that moves the list, and does so with an animation, may wait for its end.
  /// `positionInfo` is asked for in the next turn.
  mutating func add(
    _ completion: ScrollCompletion?,
    waitsForAnimation: Bool,
    positionInfo: @escaping () -> ListScrollPositionInfo
  ) {
    guard let completion else { return }
    if waitsForAnimation {
      stored.append(completion)
    } else {
      performOnNextTurn { completion(positionInfo()) }
    }
  }

  /// Returns the completions that waited for the end of an animation, and forgets them.
  ///
  /// To be called when an animation has ended, before anything else is: what is added from then on
  /// waits for the next end.
  mutating func takeStored() -> [ScrollCompletion] {
    defer { stored = [] }
    return stored
  }
}
