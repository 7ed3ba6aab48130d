/// A display whose time moves one period a frame, however long the work of a frame takes.
///
/// Frames are therefore the same in every run; whether they would have been late on a real display
/// is judged afterwards.
public struct DisplayClock: Hashable, Sendable {
  /// Frames per second.
  public let refreshRate: Int
  /// The number of the frame that is being made, from 0.
  public private(set) var frame = 0

  /// Makes a clock that stands at frame 0.
  ///
  /// - Precondition: `refreshRate` is positive.
  public init(refreshRate: Int) {
    precondition(refreshRate > 0, "a display needs a positive refresh rate, not \(refreshRate)")
    self.refreshRate = refreshRate
  }

  /// The time of the frame that is being made, in seconds since frame 0.
  public var time: Double { Double(frame) / Double(refreshRate) }

  /// The time between two frames, in nanoseconds, rounded down.
  public var periodNs: Int64 { 1_000_000_000 / Int64(refreshRate) }

  /// Goes on to the next frame.
  public mutating func advance() {
    frame += 1
  }

  /// Goes on to a later frame, leaving out those between.
  ///
  /// - Precondition: `later` is not before `frame`.
  public mutating func advance(to later: Int) {
    precondition(later >= frame, "a display cannot go back from frame \(frame) to \(later)")
    frame = later
  }
}
