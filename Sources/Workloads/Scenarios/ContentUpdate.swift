/// A change of the model behind a list.
public struct ContentUpdate {
  /// What the change is called in traces: it is an interval of this name.
  public let name: StaticString
  /// Changes the model.
  public let apply: () -> Void

  /// Describes a change.
  public init(name: StaticString = "model", apply: @escaping () -> Void) {
    self.name = name
    self.apply = apply
  }
}
