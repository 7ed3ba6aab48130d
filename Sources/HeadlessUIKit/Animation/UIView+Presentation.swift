public import Foundation

/// The animations of one view, by property.
@preconcurrency @MainActor
final class ViewAnimations {
  var frame: PropertyAnimation<CGRect>?
  var alpha: PropertyAnimation<CGFloat>?
  var transform: PropertyAnimation<CGAffineTransform>?
}

extension UIView {
  /// The frame currently on screen: between two values while an animation runs.
  public var presentedFrame: CGRect { animations?.frame?.value(to: frame) ?? frame }

  /// The alpha currently on screen.
  public var presentedAlpha: CGFloat { animations?.alpha?.value(to: alpha) ?? alpha }

  /// The transform currently on screen.
  public var presentedTransform: CGAffineTransform {
    animations?.transform?.value(to: transform) ?? transform
  }

  /// True if any property of the view itself is being animated.
  public var hasRunningAnimations: Bool {
    guard let animations else { return false }
    return animations.frame?.isRunning == true || animations.alpha?.isRunning == true
      || animations.transform?.isRunning == true
  }

  /// Ends the animations of the view itself: the current values are shown.
  package func removeAllAnimations() {
    guard let animations else { return }
    animations.frame?.interrupt()
    animations.alpha?.interrupt()
    animations.transform?.interrupt()
    self.animations = nil
  }

  /// Ends the animations of the view itself as `removeAllAnimations`, and completes their blocks.
  func completeAllAnimations() {
    guard let animations else { return }
    self.animations = nil
    animations.frame?.remove()
    animations.alpha?.remove()
    animations.transform?.remove()
  }

  /// Animates a property that has just changed, if this happened in an animation block.
  func animate<Value: Interpolatable>(
    _ animation: ReferenceWritableKeyPath<ViewAnimations, PropertyAnimation<Value>?>,
    from old: Value,
    to new: Value
  ) {
    guard let block = ViewAnimationBlock.current, let runLoop = nearestRunLoop else { return }
    let running = animations?[keyPath: animation]
    let start = running?.value(to: old) ?? old
    guard start != new else { return }
    running?.interrupt()
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations[keyPath: animation] = PropertyAnimation(from: start, block, on: runLoop)
  }
}
