/// The pending completions of scrolls; each is called exactly once, and never inline.
struct ScrollCompletions {
  private let performOnNextTurn: (@escaping () -> Void) -> Void
  /// Calls a completion with the scroll position of the list.
  typealias Call = (ListScrollPositionInfo) -> Void

  private var stored: [Call] = []

  /// Creates an empty store; `performOnNextTurn` runs a closure in the next turn of the run loop.
  init(performOnNextTurn: @escaping (@escaping () -> Void) -> Void) {
    self.performOnNextTurn = performOnNextTurn
  }

  /// True if no completion waits for the end of an animation.
  var isEmpty: Bool { stored.isEmpty }

  /// Schedules a completion: for the next turn, or for the end of an animation.
  ///
  /// Only an animated scroll that moves the list may wait for its end. `positionInfo` is evaluated
  /// in the next turn.
  mutating func add(
    _ completion: Call?,
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

  /// Returns the completions that waited for the end of an animation, and removes them.
  ///
  /// Must be called first when an animation has ended: completions added later wait for the next
  /// end.
  mutating func takeStored() -> [Call] {
    defer { stored = [] }
    return stored
  }
}
