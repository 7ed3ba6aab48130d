import Foundation

/// The callbacks of an update, and the animation in which it changes views.
final class UpdateCallbacks {
  /// The time at which callbacks run.
  enum Mode {
    /// At the end of the update.
    case queue
    /// Immediately.
    case immediate
  }

  /// True if views change in an animation.
  let wantsAnimations: Bool
  /// Pending callbacks, in order.
  private(set) var calls: [() -> Void] = []

  private let mode: Mode

  init(_ mode: Mode, wantsAnimations: Bool) {
    self.mode = mode
    self.wantsAnimations = wantsAnimations
  }

  /// Runs a callback or queues it; drops it if it is not needed.
  func add(if isNeeded: Bool = true, _ call: @escaping () -> Void) {
    guard isNeeded else { return }
    switch mode {
    case .queue: calls.append(call)
    case .immediate: call()
    }
  }

  /// Runs the queued callbacks, once.
  func perform() {
    let due = calls
    calls = []
    for call in due { call() }
  }

  /// The animation in which views change: 0.2 seconds, or none.
  var animation: ViewAnimation { wantsAnimations ? .animated(0.2) : .none }

  /// Changes views inside the animation.
  @preconcurrency @MainActor
  func performAnimation(_ changes: () -> Void) {
    animation.run(changes)
  }
}
