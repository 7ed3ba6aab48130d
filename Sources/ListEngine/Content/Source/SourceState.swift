/// A state that reloads a list when it changes.
public final class SourceState<Value: Equatable> {
  /// Runs a closure in the next turn of the run loop.
  package typealias Schedule = (@escaping () -> Void) -> Void

  private let schedule: Schedule
  private var reload: (() -> Void)?
  private var isScheduled = false

  /// Creates a state that, after changes, makes `schedule` run `reload` once for all of them.
  package init(
    _ value: Value,
    schedule: @escaping Schedule,
    reload: @escaping () -> Void
  ) {
    self.value = value
    self.schedule = schedule
    self.reload = reload
  }

  /// Creates a state that calls a closure after every change.
  public convenience init(initial: Value, didChange: @escaping () -> Void) {
    self.init(initial, schedule: { $0() }, reload: didChange)
  }

  /// Replaces the state.
  public func set(_ value: Value) {
    self.value = value
  }

  /// Makes several changes of the state at once.
  public func set(_ change: (inout Value) -> Void) {
    var changed = value
    change(&changed)
    value = changed
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

  /// Makes changes call `reload` in the next turn of the run loop.
  package func onReload(_ reload: @escaping () -> Void) {
    self.reload = reload
  }

  /// Detaches the list: no further change reloads it, not even a pending one.
  public func discard() {
    reload = nil
  }
}
