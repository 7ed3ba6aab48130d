import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// Runs a callback in the next turn of the run loop, and records how long it waited.
  func performOnNextTurn(_ callback: ListSchema.Callback, _ block: @escaping () -> Void) {
    let asked = MonotonicClock.nowNs()
    runLoop.perform { [weak self] in
      guard let self else { return }
      services.signposter.interval(
        .deferred,
        .deferredBegin(callback: callback, waitNs: Int(MonotonicClock.nowNs() - asked)),
        block
      )
    }
  }
}
