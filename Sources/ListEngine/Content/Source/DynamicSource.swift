/// A source that gets its content from a closure.
public struct DynamicSource: ListViewSource {
  /// An empty state: the closure knows what the content depends on.
  public struct State: Hashable, Sendable {
    /// The only state.
    public init() {}
  }

  private let build: (inout Content) -> Void

  /// Creates a source whose content a closure builds at every reload.
  public init(with build: @escaping (inout Content) -> Void) {
    self.build = build
  }

  /// Fills the content.
  public func content(with state: SourceState<State>, content: inout Content) {
    build(&content)
  }
}
