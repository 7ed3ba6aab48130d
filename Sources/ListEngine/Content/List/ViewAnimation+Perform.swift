import Foundation
import HeadlessUIKit

extension ViewAnimation {
  /// Runs changes inside the animation.
  package func perform(_ changes: () -> Void) {
    switch self {
    case .none: UIView.performWithoutAnimation(changes)
    case .inherited, .spring: changes()
    case .animated(let duration, _): UIView.animate(withDuration: duration, animations: changes)
    }
  }
}
