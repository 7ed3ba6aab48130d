/// A request for a flight recorder: the part of a program's events that it keeps.
///
/// LTTng's ring buffers hold the latest seconds of everything; a ring is what is written of them to disk.
/// Writing begins another sub-buffer, so many small ones reach further back than few large ones. What
/// describes the run is in the first 256 rings that are written.
public struct FlightRequest: Hashable, Sendable, Codable {
  /// The bytes that the buffers of `FlightKinds.lasting` take of each CPU.
  static let lastingBytes = 257 * 4096

  /// The maximum number of rings on disk at a time; above 0.
  public var maxRings: Int
  /// By how much a frame must exceed its budget, in nanoseconds.
  public var laterThanNs: Int64
  /// The first frame that counts, since the first display is not expected in a frame's time.
  public var firstFrame: Int64
  /// The names of the events.
  public var kinds: FlightKinds

  /// Creates a request.
  public init(maxRings: Int, laterThanNs: Int64, firstFrame: Int64 = 1, kinds: FlightKinds) {
    (self.maxRings, self.laterThanNs) = (maxRings, laterThanNs)
    (self.firstFrame, self.kinds) = (firstFrame, kinds)
  }
}

/// The names of the events that a flight recorder needs to know.
public struct FlightKinds: Hashable, Sendable, Codable {
  /// The event of a late frame, and its fields: number, duration and budget in nanoseconds.
  public var lateFrame: String
  /// See `lateFrame`.
  public var lateFrameFields: [String]
  /// The event by which the program asks for a ring, and the field of the reason.
  public var request: String
  /// See `request`.
  public var requestFields: [String]
  /// The pattern of the events of apps' logs, and the fields of their level and their message.
  public var logs: String
  /// See `logs`.
  public var logFields: [String]
  /// The level of the messages that a ring is kept for.
  public var faultLevel: String
  /// Events that describe the run: other events never replace them.
  public var lasting: [String]

  /// Names the events.
  public init(
    lateFrame: String,
    lateFrameFields: [String],
    request: String,
    requestFields: [String],
    logs: String,
    logFields: [String],
    faultLevel: String,
    lasting: [String]
  ) {
    (self.lateFrame, self.lateFrameFields) = (lateFrame, lateFrameFields)
    (self.request, self.requestFields) = (request, requestFields)
    (self.logs, self.logFields, self.faultLevel) = (logs, logFields, faultLevel)
    self.lasting = lasting
  }
}
