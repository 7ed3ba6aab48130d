/// The run loop of the one thread that lists live on, turned by hand.
///
/// Work that UIKit would do "one turn later" waits here until `turn()`.
public final class MainRunLoop {
  private var waiting: [() -> Void] = []

  /// Makes an empty run loop.
  public init() {}

  /// Runs `work` at the next turn.
  public func perform(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  /// Runs all that was waiting when the turn began, in order.
  ///
  /// What is added meanwhile waits for the next turn.
  public func turn() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}
