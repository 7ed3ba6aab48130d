/// A display whose time advances one period per frame, however long the work of a frame takes.
///
/// Frames are therefore the same in every run; whether they would have been late on a real display
/// is evaluated afterwards.
public struct DisplayClock: Hashable, Sendable {
  /// Frames per second.
  public let refreshRate: Int
  /// The number of the current frame, starting at 0.
  public private(set) var frame = 0

  /// Creates a clock at frame 0.
  ///
  /// - Precondition: `refreshRate` is positive.
  public init(refreshRate: Int) {
    precondition(refreshRate > 0, "a display needs a positive refresh rate, not \(refreshRate)")
    self.refreshRate = refreshRate
  }

  /// The time of the current frame, in seconds since frame 0.
  public var time: Double { Double(frame) / Double(refreshRate) }

  /// The time between two frames, in nanoseconds, rounded down.
  public var periodNs: Int64 { 1_000_000_000 / Int64(refreshRate) }

  /// Advances to the next frame.
  public mutating func advance() {
    frame += 1
  }

  /// Advances to a later frame, skipping those in between.
  ///
  /// - Precondition: `later` is not before `frame`.
  public mutating func advance(to later: Int) {
    precondition(later >= frame, "a display cannot go back from frame \(frame) to \(later)")
    frame = later
  }
}
