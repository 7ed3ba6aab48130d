public import Foundation

/// What a keyboard says when it comes, goes or changes its size.
public struct KeyboardFrameChange: Hashable, Sendable {
  /// Its new frame in the coordinates of the screen; nil once it is gone.
  public var frame: CGRect?
  /// How long it takes to get there, in seconds.
  public var duration: Double

  /// Describes a change.
  public init(frame: CGRect?, duration: Double) {
    self.frame = frame
    self.duration = duration
  }
}
