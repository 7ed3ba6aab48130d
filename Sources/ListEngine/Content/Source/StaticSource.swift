/// A source whose content never changes.
public struct StaticSource: ListViewSource {
  /// An empty state: the content depends on nothing.
  public struct State: Hashable, Sendable {
    /// The only state.
    public init() {}
  }

  /// The content.
  public let content: Content

  /// Creates a source with fixed content.
  public init(with content: Content) {
    self.content = content
  }

  /// Replaces the content.
  public func content(with state: SourceState<State>, content: inout Content) {
    content = self.content
  }
}
