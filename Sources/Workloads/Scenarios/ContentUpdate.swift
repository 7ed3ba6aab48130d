/// A change of the model behind a list.
public struct ContentUpdate {
  /// The name of the change's interval in traces.
  public let name: StaticString
  /// Changes the model.
  public let apply: () -> Void

  /// Creates a change.
  public init(name: StaticString = "model", apply: @escaping () -> Void) {
    self.name = name
    self.apply = apply
  }
}
