/// A source that asks a closure for its content.
public struct DynamicSource: ListViewSource {
  /// Nothing: the closure knows what the content depends on.
  public struct State: Hashable, Sendable {
    /// The only state.
    public init() {}
  }

  private let build: (inout Content) -> Void

  /// The source whose content a closure fills, at every reload.
  public init(with build: @escaping (inout Content) -> Void) {
    self.build = build
  }

  /// Fills the content.
  public func content(with state: SourceState<State>, content: inout Content) {
    build(&content)
  }
}
