public import Foundation

/// Recognises a gesture in the touches of a view, and calls its actions.
///
/// There are no selectors on Linux, so actions are closures.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// Not recognised yet.
    case possible
    /// It has begun.
    case began
    /// It continues.
    case changed
    /// It has ended; discrete gestures only have this state.
    case ended
    /// It was cancelled.
    case cancelled
    /// It was not recognised.
    case failed

    /// A discrete gesture was recognised.
    public static let recognized = State.ended

    /// True if the gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
  }

  /// The state of the gesture.
  ///
  /// Subclasses set it; everything but `possible` and `failed` calls the actions.
  open var state = State.possible {
    didSet { stateDidChange() }
  }

  /// True if touches are tracked; setting it to false cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// True if the view's touch is cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// The delegate, which can prevent the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for logs.
  open var name: String?
  /// The view to which the recogniser was added.
  public internal(set) weak var view: UIView?

  /// The touch that is tracked.
  private(set) var touch: UITouch?
  /// True if the gesture was recognised since the touch began.
  private(set) var hasRecognized = false
  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var required: [Required] = []

  /// Creates a recogniser, with or without an action.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Adds a closure that is called at every step of the gesture.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// True if the view's touch begins only once the gesture has failed; it begins at once, here.
  open var delaysTouchesBegan = false
  /// True if the view's touch ends only once the gesture has failed; it ends at once, here.
  open var delaysTouchesEnded = true
  /// True if touches of other kinds are left out.
  open var requiresExclusiveTouchType = true

  /// The position of a touch, in the coordinates of a view: that of the only one.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Leaves out a touch; does nothing by default.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns whether another recogniser is prevented by this one; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser prevents this one; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The number of tracked touches.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// The position of the touch, in the coordinates of a view; zero without a touch.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// A touch begins; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touch moves, or is stationary for a while; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touch ends; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touch is cancelled, and with it the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  /// Prepares for the next gesture.
  open func reset() {
    touch = nil
    hasRecognized = false
    if state != .possible { state = .possible }
  }

  /// Returns whether a touch is accepted.
  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && self.touch == nil
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Makes the recogniser wait until another one has failed: a gesture that both recognise is the
  /// other one's.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(Required(recognizer: otherGestureRecognizer))
  }

  /// True if a recogniser that has to fail first has recognised the gesture.
  var isPrevented: Bool { required.contains { $0.recognizer?.hasRecognized == true } }

  private struct Required {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Passes a change of the touch to the recogniser, unless it has failed.
  func handle(_ touch: UITouch, _ event: UIEvent) {
    guard state == .possible || state.isActive else { return }
    self.touch = touch
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Cancels the gesture.
  func giveUp() {
    // A recognised gesture ends when the finger is lifted.
    guard state.isActive || state == .possible else { return }
    state = state.isActive ? .cancelled : .failed
    reset()
  }

  /// Begins or recognises the gesture, unless the delegate prevents it.
  func recognize(_ next: State) {
    let isAllowed =
      !isPrevented && delegate?.gestureRecognizerShouldBegin(self) != false
      && view?.gestureRecognizerShouldBegin(self) != false
    state = isAllowed ? next : .failed
  }

  func goesTogether(with other: UIGestureRecognizer) -> Bool {
    other === self
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func stateDidChange() {
    switch state {
    case .possible, .failed: return
    case .began, .changed, .ended: hasRecognized = true
    case .cancelled: break
    }
    for action in actions { action(self) }
  }
}

extension UIGestureRecognizer: Hashable {
  /// Returns whether they are the same object.
  nonisolated public static func == (
    left: UIGestureRecognizer,
    right: UIGestureRecognizer
  ) -> Bool { left === right }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Allows and prevents gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognised gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a recogniser tracks a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether two gestures may be recognised for the same touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recogniser waits until another one has failed; not asked for here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recogniser waits until this one has failed; not asked for here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Always true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Always true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Always false: one gesture at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  /// Always false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }

  /// Always false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
