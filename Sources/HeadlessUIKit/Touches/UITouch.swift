public import Foundation

/// A simulated touch on a view.
///
/// It is delivered to the view that it hit, and to the gesture recognisers of that view and those
/// around it:
///
/// ```swift
/// let touch = view.simulateTouch(at: CGPoint(x: 10, y: 10))
/// touch.move(to: CGPoint(x: 10, y: 80))
/// touch.hold(for: 0.5)
/// touch.lift()
/// ```
///
/// Time advances only through its own methods.
@preconcurrency @MainActor
public final class UITouch: Hashable {
  /// The phase of a touch.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stays where it is.
    case stationary
    /// It left the screen.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The latest phase.
  public private(set) var phase = Phase.began
  /// The time of the latest phase, in seconds after the touch began.
  public private(set) var timestamp: TimeInterval = 0
  /// Its number in a series of quick taps, starting at 1.
  public let tapCount: Int
  /// The view that it hit; nil if it hit none.
  public let view: UIView?

  /// The view in whose coordinates the positions are stored.
  private let space: UIView
  private var position: CGPoint
  private var previousPosition: CGPoint
  private var arena: GestureArena
  /// True if the view receives the touch.
  private var reachesView: Bool

  init(at point: CGPoint, in space: UIView, tapCount: Int) {
    self.space = space
    self.tapCount = tapCount
    position = point
    previousPosition = point
    let view = space.viewHit(at: point)
    self.view = view
    reachesView = view != nil
    arena = GestureArena(around: view)
    arena.open(self)
    tell(.began)
  }

  /// The kinds of touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// By a finger.
    case direct
    /// Elsewhere.
    case indirect
    /// By a pencil.
    case pencil
    /// By a pointer.
    case indirectPointer
  }

  /// The kind of the touch: by a finger.
  public var type: TouchType { .direct }
  /// The force of the touch, which is not simulated.
  public var force: CGFloat { 0 }
  /// The greatest force.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points.
  public var majorRadius: CGFloat { 20 }
  /// The window of the view that it hit.
  public var window: UIWindow? { view?.window }

  /// The position of the touch, in the coordinates of a view; nil for those of the root.
  public func location(in view: UIView?) -> CGPoint { space.convert(position, to: view) }

  /// The position before the last move.
  public func previousLocation(in view: UIView?) -> CGPoint {
    space.convert(previousPosition, to: view)
  }

  /// Moves the touch to a point of the touched view.
  ///
  /// - Parameters:
  ///   - point: the new position.
  ///   - seconds: the duration of the move, in seconds.
  public func move(to point: CGPoint, after seconds: TimeInterval = 1.0 / 60) {
    pass(seconds, to: point)
    tell(.moved)
  }

  /// Keeps the touch in place for some seconds.
  public func hold(for seconds: TimeInterval) {
    pass(seconds, to: position)
    tell(.stationary)
  }

  /// Lifts the finger.
  public func lift() {
    tell(.ended)
  }

  /// Cancels the touch, as the system can.
  public func cancel() {
    tell(.cancelled)
  }

  /// Returns whether both are the same touch.
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  private var isOver: Bool { phase == .ended || phase == .cancelled }

  private func pass(_ seconds: TimeInterval, to point: CGPoint) {
    guard !isOver else { return }
    timestamp += max(0, seconds)
    previousPosition = position
    position = point
  }

  private func tell(_ phase: Phase) {
    guard !isOver else { return }
    self.phase = phase
    let event = UIEvent(self)
    let takesTouch = arena.handle(self, event)
    guard reachesView, let view else { return }
    if takesTouch {
      reachesView = false
      if phase != .began { view.touchesCancelled([self], with: event) }
      return
    }
    switch phase {
    case .began: view.touchesBegan([self], with: event)
    case .moved: view.touchesMoved([self], with: event)
    case .stationary: break
    case .ended: view.touchesEnded([self], with: event)
    case .cancelled: view.touchesCancelled([self], with: event)
    }
  }
}
