public import Foundation

/// The animations of one view, by property.
final class ViewAnimations {
  var frame: PropertyAnimation<CGRect>?
  var alpha: PropertyAnimation<CGFloat>?
  var transform: PropertyAnimation<CGAffineTransform>?
}

extension UIView {
  /// The frame that a screen would show now: between two values while one is animated.
  public var presentedFrame: CGRect { animations?.frame?.value(to: frame) ?? frame }

  /// The alpha that a screen would show now.
  public var presentedAlpha: CGFloat { animations?.alpha?.value(to: alpha) ?? alpha }

  /// The transform that a screen would show now.
  public var presentedTransform: CGAffineTransform {
    animations?.transform?.value(to: transform) ?? transform
  }

  /// Whether anything of the view itself is on its way to another value.
  public var hasRunningAnimations: Bool {
    guard let animations else { return false }
    return animations.frame?.isRunning == true || animations.alpha?.isRunning == true
      || animations.transform?.isRunning == true
  }

  /// Ends the animations of the view itself: a screen would show the values that it has.
  package func removeAllAnimations() {
    guard let animations else { return }
    animations.frame?.interrupt()
    animations.alpha?.interrupt()
    animations.transform?.interrupt()
    self.animations = nil
  }

  /// Animates a property that has just changed, when this happened in a block of animations.
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

  /// What tells the view the time: the run loop of the nearest window or scroll view around it.
  private var nearestRunLoop: MainRunLoop? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownRunLoop).first
  }
}
