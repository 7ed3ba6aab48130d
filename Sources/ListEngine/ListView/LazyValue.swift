/// A value that is computed on first access, and then kept.
final class LazyValue<Value> {
  private let compute: () -> Value

  /// The value.
  private(set) lazy var value = compute()

  init(_ compute: @escaping () -> Value) {
    self.compute = compute
  }
}
