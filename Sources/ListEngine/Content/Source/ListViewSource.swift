/// Builds the content of a list from a state, again whenever the state changes.
public protocol ListViewSource {
  /// The state that the content depends on.
  associatedtype State: Equatable

  /// Fills the content for a state.
  func content(with state: SourceState<State>, content: inout Content)
  /// The content for a state.
  func content(with state: SourceState<State>) -> Content
}

extension ListViewSource {
  /// The filled content.
  public func content(with state: SourceState<State>) -> Content {
    var content = Content()
    self.content(with: state, content: &content)
    return content
  }
}
