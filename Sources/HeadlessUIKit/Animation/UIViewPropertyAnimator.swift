public import Foundation

/// The places of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Started.
  case active
  /// Stopped, and not finished.
  case stopped
}

/// The ends of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end.
  case end
  /// At the start.
  case start
  /// In between.
  case current
}

/// An animation that starts later than it is described.
///
/// As in other animations, views have their new values at once when it starts, and what is on screen
/// meanwhile is computed. An animation that is paused or scrubbed is only described: its changes are
/// made when it goes on.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The delay of the start, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The place of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// True while it is animating.
  open private(set) var isRunning = false
  /// True if it runs backwards: its changes are not made.
  open var isReversed = false
  /// The part that is completed, from 0 to 1.
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive, fractionComplete > 0 { state = .active } }
  }
  /// True if it can be paused.
  open var isInterruptible = true
  /// True if touches reach views while it is running.
  open var isUserInteractionEnabled = true
  /// True if scrubbing is linear.
  open var scrubsLinearly = true
  /// True if it is active after its end.
  open var pausesOnCompletion = false

  private let options: UIView.AnimationOptions
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation with a curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    options = curve.options
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation that moves like a spring, here without oscillation.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeOut, animations: animations)
  }

  /// Creates an animation with a curve between control points, here one of the standard curves.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Starts an animation, and returns it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; those of a running animation start at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if isRunning { run() }
  }

  /// Adds changes that start after a part of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts or goes on.
  open func startAnimation() {
    guard !isRunning, state != .stopped else { return }
    state = .active
    isRunning = true
    run()
  }

  /// Starts after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(0, delay)
    startAnimation()
  }

  /// Pauses the animation, which is only described from now on.
  open func pauseAnimation() {
    state = .active
    isRunning = false
  }

  /// Goes on.
  open func continueAnimation(
    withTimingParameters parameters: AnyObject?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops the animation.
  ///
  /// - Parameter withoutFinishing: whether it is inactive at once, without calls of completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { UIView.performWithoutAnimation { makeChanges() } }
    end(at: finalPosition)
  }

  private func makeChanges() {
    let waiting = animations
    animations = []
    for animation in waiting { animation() }
  }

  private func run() {
    guard !isReversed else { return end(at: .start) }
    UIView.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: { makeChanges() },
      completion: { [self] _ in if isRunning { end(at: .end) } }
    )
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = pausesOnCompletion && position == .end ? .active : .inactive
    fractionComplete = position == .end ? 1 : 0
    if !pausesOnCompletion { state = .inactive }
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
