public import Foundation

/// Recognises two fingers that move apart or together.
///
/// A simulated touch has one finger, so a test sets `scale`, and then `state`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers by that at the start.
  open var scale: CGFloat = 1
  /// The change of the scale per second.
  open var velocity: CGFloat = 0
}

/// Recognises two fingers that turn.
///
/// A simulated touch has one finger, so a test sets `rotation`, and then `state`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, in radians.
  open var rotation: CGFloat = 0
  /// The change of the angle, in radians per second.
  open var velocity: CGFloat = 0
}

/// Recognises a finger that moves in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where the gesture may begin.
  open var edges: UIRectEdge = []

  /// Fails unless the finger begins within 20 points of one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !isAtEdge { state = .failed }
  }

  private var isAtEdge: Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let point = location(in: nil)
    return edges.contains(.left) && point.x <= 20
      || edges.contains(.right) && point.x >= bounds.maxX - 20
      || edges.contains(.top) && point.y <= 20
      || edges.contains(.bottom) && point.y >= bounds.maxY - 20
  }
}
