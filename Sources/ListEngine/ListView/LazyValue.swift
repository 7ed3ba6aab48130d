/// A value that is computed when somebody first asks for it, and then kept.
final class LazyValue<Value> {
  private let compute: () -> Value

  /// The value.
  private(set) lazy var value = compute()

  init(_ compute: @escaping () -> Value) {
    self.compute = compute
  }
}
