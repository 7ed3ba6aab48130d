public import Foundation
public import HeadlessUIKit

/// Knows where the keyboard of a screen is.
@preconcurrency @MainActor
public protocol KeyboardCurrentFrameProvider {
  /// The keyboard as a view sees it; nil if the view is on no screen, or the keyboard was never shown.
  func currentFrame(in view: UIView) -> KeyboardFrame?
}

/// The frame of a keyboard as a view sees it.
public enum KeyboardFrame: Hashable, Sendable {
  /// The keyboard does not cover the view.
  case nonOverlapping
  /// The keyboard covers a part of the view; the frame is in the view's coordinates.
  case overlapping(frame: CGRect)
}

extension Keyboard: KeyboardCurrentFrameProvider {
  /// The keyboard as a view sees it; nil if the view has no superview.
  ///
  /// Without a window, the frame of the keyboard is in the coordinates of the superview.
  public func currentFrame(in view: UIView) -> KeyboardFrame? {
    guard let superview = view.superview else { return nil }
    guard let frame else { return .nonOverlapping }
    let own = view.convert(frame, from: view.window == nil ? superview : nil)
    return own.intersects(view.bounds) ? .overlapping(frame: own) : .nonOverlapping
  }
}

/// The latest change of a keyboard's frame.
struct KeyboardMove {
  let keyboard: Keyboard
  let duration: Double
  var curve = UIView.AnimationCurve.easeInOut
}
