import HeadlessUIKit

extension ViewAnimation {
  /// This animation if a condition holds, otherwise none.
  @preconcurrency @MainActor
  public func and(with animated: Bool) -> ViewAnimation { animated ? self : .none }

  /// Runs changes inside the animation, and a completion when it has ended.
  @preconcurrency @MainActor
  public func perform(
    animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    run(animations, completion)
  }

  /// Runs changes inside the animation, and a completion when it has ended.
  @preconcurrency @MainActor
  package func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    switch self {
    case .none:
      UIView.performWithoutAnimation(changes)
      completion?(true)
    case .inherited:
      changes()
      completion?(true)
    case .animated(let duration, let options):
      UIView.animate(
        withDuration: duration,
        options: options.reduce(into: []) { $0.formUnion($1.options) },
        animations: changes,
        completion: completion
      )
    case .spring(let spring):
      UIView.animate(with: spring, animations: changes, completion: completion)
    }
  }
}
