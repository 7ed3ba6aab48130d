/// A state that reloads a list when it changes.
public final class SourceState<Value: Equatable> {
  /// Runs a closure in the next turn of the run loop.
  package typealias Schedule = (@escaping () -> Void) -> Void

  private let schedule: Schedule
  private var reload: (() -> Void)?
  private var isScheduled = false

  /// A state that, after changes, has `schedule` run `reload` once for all of them.
  package init(
    _ value: Value,
    schedule: @escaping Schedule,
    reload: @escaping () -> Void
  ) {
    self.value = value
    self.schedule = schedule
    self.reload = reload
  }

  /// The state.
  ///
  /// Setting an equal one does nothing.
  public var value: Value {
    didSet {
      guard value != oldValue else { return }
      valueDidChange()
    }
  }

  private func valueDidChange() {
    guard reload != nil, !isScheduled else { return }
    isScheduled = true
    schedule { [weak self] in
      self?.isScheduled = false
      self?.reload?()
    }
  }

  /// Makes changes call `reload`, a turn later.
  package func onReload(_ reload: @escaping () -> Void) {
    self.reload = reload
  }

  /// Forgets the list: no change reloads it any more, not even one that waits for its turn.
  package func discard() {
    reload = nil
  }
}
