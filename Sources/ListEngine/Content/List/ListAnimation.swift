import Foundation
import HeadlessUIKit

/// How the changes of an animated update are animated.
///
/// Not used by updates that are not animated.
public struct ListAnimation {
  /// Runs changes inside an animation.
  private let animate: (@escaping () -> Void) -> Void

  /// A custom animation: a closure that runs the changes that it is given.
  public init(_ animate: @escaping (_ changes: @escaping () -> Void) -> Void) {
    self.animate = animate
  }

  /// The list's own.
  public static var `default`: ListAnimation { ListAnimation { changes in changes() } }

  /// Shorter: 0.15 seconds.
  public static var fast: ListAnimation {
    ListAnimation { UIView.animate(withDuration: 0.15, animations: $0) }
  }

  /// Runs changes inside the animation.
  package func perform(_ changes: @escaping () -> Void) {
    animate(changes)
  }
}
