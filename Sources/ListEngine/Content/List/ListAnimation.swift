import Foundation
import HeadlessUIKit

/// The animation of the changes of an animated update.
///
/// Ignored by updates that are not animated.
public struct ListAnimation {
  /// Runs changes inside an animation.
  private let animate: @MainActor (@escaping () -> Void) -> Void

  /// Creates a custom animation from a closure that runs the given changes.
  @preconcurrency
  public init(_ animate: @escaping @MainActor (_ changes: @escaping () -> Void) -> Void) {
    self.animate = animate
  }

  /// The list's default animation.
  public static var `default`: ListAnimation { ListAnimation { changes in changes() } }

  /// A shorter animation: 0.15 seconds.
  public static var fast: ListAnimation {
    ListAnimation { UIView.animate(withDuration: 0.15, animations: $0) }
  }

  /// Runs changes inside the animation.
  @preconcurrency @MainActor
  package func perform(_ changes: @escaping () -> Void) {
    animate(changes)
  }
}
