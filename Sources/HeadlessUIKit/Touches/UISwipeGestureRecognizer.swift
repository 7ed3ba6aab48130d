import Foundation

/// Recognises a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers; one is simulated.
  open var numberOfTouchesRequired = 1
  /// Directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The accepted directions.
  open var direction = Direction.right

  private var start = CGPoint.zero

  /// Records the starting point.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  /// Recognises a swipe of 50 points within half a second, mostly along an accepted direction.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = location(in: nil)
    let way = CGPoint(x: now.x - start.x, y: now.y - start.y)
    if event.timestamp > 0.5 {
      state = .failed
    } else if let moved = Self.direction(of: way) {
      if direction.contains(moved) { recognize(.recognized) } else { state = .failed }
    }
  }

  /// Fails, because the finger is lifted too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private static func direction(of way: CGPoint) -> Direction? {
    guard max(abs(way.x), abs(way.y)) >= 50 else { return nil }
    return abs(way.x) >= abs(way.y)
      ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
