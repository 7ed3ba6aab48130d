public import TraceAnalysis

/// The trace of a flight recorder: the reason, and the seconds before.
public struct FlightNote: Sendable {
  /// The reason of the recorder, in words: `frame 812 was 24.9 ms late, 12.3 s after the start`.
  public let reason: String
  /// The seconds before.
  public let before: SecondsBefore

  /// Takes what is known.
  public init(reason: String, before: SecondsBefore) {
    (self.reason, self.before) = (reason, before)
  }
}
