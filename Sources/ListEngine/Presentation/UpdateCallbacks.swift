import Foundation

/// Callbacks that an update makes due, and the animation in which it changes views.
final class UpdateCallbacks {
  /// When callbacks run.
  enum Mode {
    /// When the update is done.
    case queue
    /// At once.
    case immediate
  }

  /// Whether views change in an animation.
  let wantsAnimations: Bool
  /// Callbacks that are due, in order.
  private(set) var calls: [() -> Void] = []

  private let mode: Mode

  init(_ mode: Mode, wantsAnimations: Bool) {
    self.mode = mode
    self.wantsAnimations = wantsAnimations
  }

  /// Runs a callback, or keeps it for later; drops it when there is no need for it.
  func add(if isNeeded: Bool = true, _ call: @escaping () -> Void) {
    guard isNeeded else { return }
    switch mode {
    case .queue: calls.append(call)
    case .immediate: call()
    }
  }

  /// Runs what was kept, once.
  func perform() {
    let due = calls
    calls = []
    for call in due { call() }
  }

  /// The animation in which views change: 0.2 seconds, or none.
  var animation: ViewAnimation { wantsAnimations ? .animated(0.2) : .none }

  /// Changes views inside the animation.
  func performAnimation(_ changes: () -> Void) {
    animation.perform(changes)
  }
}
