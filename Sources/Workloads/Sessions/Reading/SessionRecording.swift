/// A recording of the use of a list in an app, as `SessionCapture` writes it.
///
/// Everything in it is by frame: what belongs to a frame is how the list is at the end of it.
public struct SessionRecording: Sendable {
  /// The kind of list that was recorded.
  public enum Source: Int, Sendable {
    /// A list that describes its content.
    case list
    /// A collection view, of which the counts are known.
    case collection
    /// A table, of which the counts are known.
    case table
  }

  /// The number that was mixed into the hashes.
  public var salt: UInt64
  /// Frames per second of the display.
  public var refreshRateHz: Int
  /// The kind of list.
  public var source: Source
  /// The number of frames.
  public var frameCount = 0
  /// The names of the rows' types.
  public var types: [String] = []
  /// The names of causes of updates, and of intervals.
  public var names: [String] = []
  /// Everything that happened, in the order of frames.
  public var events: [SessionEvent] = []
  /// The time of each frame since the one before, in microseconds; missing at the end where it was lost.
  public var frameTimesUs: [Int] = []
  /// The problems of the file, in its order.
  public var problems: [SessionProblem] = []
  /// The checksum of everything but times.
  public var checksum = Checksum()

  init(salt: UInt64, refreshRateHz: Int, source: Source) {
    self.salt = salt
    self.refreshRateHz = refreshRateHz
    self.source = source
  }

  /// The name of a cause or an interval; empty if none was given.
  public func name(_ number: Int) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }

  /// The time between two frames, in microseconds.
  public var periodUs: Int { 1_000_000 / refreshRateHz }

  /// The time of the whole recording, in seconds.
  public var seconds: Double {
    guard !frameTimesUs.isEmpty else { return Double(frameCount) / Double(refreshRateHz) }
    return Double(frameTimesUs.reduce(0, +)) / 1e6
  }
}

/// Something in a file that is not as it should be.
public struct SessionProblem: Hashable, Sendable, CustomStringConvertible {
  /// The place in the file, in bytes.
  public var byte: Int
  /// The frame.
  public var frame: Int
  /// The problem and what was done about it, in a sentence.
  public var text: String
  /// True if something of the recording is lost.
  public var isLoss = true

  /// The sentence with its place.
  public var description: String { "byte \(byte), frame \(frame): \(text)" }
}
