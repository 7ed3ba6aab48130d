public import Foundation

/// Something that looks for a gesture in the touches of a view, and calls its actions.
///
/// There are no selectors on Linux, so actions are closures.
open class UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    /// It may still come.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It is over; gestures of one moment have only this.
    case ended
    /// It was taken away.
    case cancelled
    /// It did not come.
    case failed

    /// The gesture of a moment has happened.
    public static let recognized = State.ended

    /// Whether the gesture is going on.
    var isActive: Bool { self == .began || self == .changed }
  }

  /// How far the gesture is.
  ///
  /// Subclasses set it; everything but `possible` and `failed` calls the actions.
  open var state = State.possible {
    didSet { stateDidChange() }
  }

  /// Whether touches are looked at; setting it to false takes a gesture away that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view no longer hears of a finger once its gesture is recognised.
  open var cancelsTouchesInView = true
  /// Who may forbid the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for logs.
  open var name: String?
  /// The view to which the recogniser was added.
  public internal(set) weak var view: UIView?

  /// The finger that is followed.
  private(set) var touch: UITouch?
  /// Whether the gesture was recognised since the finger came down.
  private(set) var hasRecognized = false
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// Makes a recogniser, with an action or without.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Calls a closure too at every step of the gesture.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// How many fingers are followed.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// Where the finger is, in the coordinates of a view; zero without a finger.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// A finger comes down; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The finger moves, or stays for a while; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The finger leaves the screen; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The finger is taken away: so is the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  /// Makes ready for the next gesture.
  open func reset() {
    touch = nil
    hasRecognized = false
    if state != .possible { state = .possible }
  }

  /// Whether a finger is of interest.
  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && self.touch == nil
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Tells the recogniser what the finger did, unless it has given up.
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

  /// Takes the gesture away.
  func giveUp() {
    // A gesture that was recognised is over when the finger is lifted.
    guard state.isActive || state == .possible else { return }
    state = state.isActive ? .cancelled : .failed
    reset()
  }

  /// Begins or recognises the gesture, if nobody forbids it.
  func recognize(_ next: State) {
    let isAllowed = delegate?.gestureRecognizerShouldBegin(self) ?? true
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

/// Allows and forbids gestures.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was seen shall count.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recogniser looks at a finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two gestures of one finger may both be recognised.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Every gesture counts.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Every finger is looked at.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// One gesture at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}
