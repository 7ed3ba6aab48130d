public import Foundation

/// A change of a keyboard: it appears, disappears or changes its size.
public struct KeyboardFrameChange: Hashable, Sendable {
  /// The new frame in the coordinates of the screen; nil if it is hidden.
  public var frame: CGRect?
  /// The duration of the change, in seconds.
  public var duration: Double

  /// Creates a change.
  public init(frame: CGRect?, duration: Double) {
    self.frame = frame
    self.duration = duration
  }
}
