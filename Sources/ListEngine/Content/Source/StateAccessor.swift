/// Reads and changes the state of a list's source from outside.
public struct StateAccessor<State: Equatable> {
  private let state: SourceState<State>

  /// Creates access to a state.
  package init(_ state: SourceState<State>) {
    self.state = state
  }

  /// The state; the list reloads when it changes.
  public var value: State {
    get { state.value }
    nonmutating set { state.value = newValue }
  }
}
