public import Foundation

/// A simulated finger on a view.
///
/// It tells the view that it hit, and the gesture recognisers of that view and those around it:
///
/// ```swift
/// let touch = view.simulateTouch(at: CGPoint(x: 10, y: 10))
/// touch.move(to: CGPoint(x: 10, y: 80))
/// touch.hold(for: 0.5)
/// touch.lift()
/// ```
///
/// Time passes only by its own calls.
public final class UITouch: Hashable {
  /// What a finger does.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stays where it is.
    case stationary
    /// It left the screen.
    case ended
    /// Something else took it.
    case cancelled
  }

  /// What the finger did last.
  public private(set) var phase = Phase.began
  /// When it did that, in seconds after it came down.
  public private(set) var timestamp: TimeInterval = 0
  /// Which one of a row of quick taps it is, from 1.
  public let tapCount: Int
  /// The view that it hit; nil where it hit none.
  public let view: UIView?

  /// The view in whose coordinates the positions are.
  private let space: UIView
  private var position: CGPoint
  private var previousPosition: CGPoint
  private var arena: GestureArena
  /// Whether the view hears of the finger.
  private var reachesView: Bool

  init(at point: CGPoint, in space: UIView, tapCount: Int) {
    self.space = space
    self.tapCount = tapCount
    position = point
    previousPosition = point
    let view = space.hitTest(point, with: nil)
    self.view = view
    reachesView = view != nil
    arena = GestureArena(around: view)
    arena.open(self)
    tell(.began)
  }

  /// Where the finger is, in the coordinates of a view; nil means those of everything.
  public func location(in view: UIView?) -> CGPoint { space.convert(position, to: view) }

  /// Where the finger was before it last moved.
  public func previousLocation(in view: UIView?) -> CGPoint {
    space.convert(previousPosition, to: view)
  }

  /// Moves the finger to a point of the view that was touched.
  ///
  /// - Parameters:
  ///   - point: where it goes.
  ///   - seconds: how long that takes.
  public func move(to point: CGPoint, after seconds: TimeInterval = 1.0 / 60) {
    pass(seconds, to: point)
    tell(.moved)
  }

  /// Keeps the finger where it is for some seconds.
  public func hold(for seconds: TimeInterval) {
    pass(seconds, to: position)
    tell(.stationary)
  }

  /// Takes the finger off the screen.
  public func lift() {
    tell(.ended)
  }

  /// Something else takes the finger, as a call does.
  public func cancel() {
    tell(.cancelled)
  }

  /// Whether two are the same finger.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes which finger it is.
  public func hash(into hasher: inout Hasher) {
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
