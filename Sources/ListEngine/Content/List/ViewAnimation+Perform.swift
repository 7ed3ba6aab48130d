import Foundation
import HeadlessUIKit

extension ViewAnimation {
  /// Runs changes inside the animation.
  package func perform(_ changes: () -> Void) {
    switch self {
    case .none: UIView.performWithoutAnimation(changes)
    case .inherited: changes()
    case .animated(let duration, let options):
      UIView.animate(withDuration: duration, options: options, animations: changes)
    case .spring: UIView.animate(withDuration: 0.5, options: .curveEaseOut, animations: changes)
    }
  }
}
