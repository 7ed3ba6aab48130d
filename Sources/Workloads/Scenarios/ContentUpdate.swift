public import ListEngine

/// A change of what a list shows: of the model behind it, of the list itself, or of both.
public struct ContentUpdate {
  /// The name of the change's intervals in traces.
  public let name: StaticString
  /// Makes the model's next state: work of the harness, before the frame; nil if there is nothing to
  /// make.
  public let change: (() -> Void)?
  /// Changes the list for the app, in the frame and before it configures the list; nil for nothing.
  public let apply: ((ListView) -> Void)?

  /// Creates a change of the model.
  public init(name: StaticString = "model", change: @escaping () -> Void) {
    self.name = name
    self.change = change
    apply = nil
  }

  /// Creates a change of the list, and of the model before if `change` is given.
  public init(
    name: StaticString = "model",
    apply: @escaping (ListView) -> Void,
    change: (() -> Void)? = nil
  ) {
    self.name = name
    self.change = change
    self.apply = apply
  }
}
