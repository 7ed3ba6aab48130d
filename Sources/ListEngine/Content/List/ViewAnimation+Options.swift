public import HeadlessUIKit

extension ViewAnimation {
  /// The options of an animation: its curve.
  public typealias AnimationOptions = UIView.AnimationOptions

  /// This animation if a condition holds, otherwise none.
  public func and(with animated: Bool) -> ViewAnimation { animated ? self : .none }

  /// Runs changes inside the animation, and a completion when it has ended.
  public func perform(
    animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    switch self {
    case .none:
      UIView.performWithoutAnimation(animations)
      completion(true)
    case .inherited:
      animations()
      completion(true)
    case .animated(let duration, let options):
      UIView.animate(
        withDuration: duration,
        options: options,
        animations: animations,
        completion: completion
      )
    case .spring:
      UIView.animate(
        withDuration: 0.5,
        options: .curveEaseOut,
        animations: animations,
        completion: completion
      )
    }
  }
}
