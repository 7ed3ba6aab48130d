internal import CTracepoints
internal import Synchronization

/// An interval that has begun: `OSSignposter.endInterval` takes it.
///
/// A value where Apple's is a class: one of an interval that is not recorded costs nothing. Copies share whether the
/// interval has ended; a second end is not recorded, and is noted as a fault in the log of the category.
public struct OSSignpostIntervalState: Sendable {
  /// The id that the interval began with.
  public let signpostID: OSSignpostID
  /// The recorded interval; nil where it is not recorded.
  @usableFromInline let open: OpenSignpost?

  /// Makes the state of an interval that is not recorded.
  @inlinable
  init(unrecorded id: OSSignpostID) {
    signpostID = id
    open = nil
  }

  init(_ id: OSSignpostID, number: UInt32) {
    signpostID = id
    open = OpenSignpost(number)
  }

  /// The state of an interval that was begun elsewhere with an id.
  ///
  /// Its begin is the one with the same name and id that `os_signpost` or another program has recorded.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id, number: id.number)
  }
}

extension OSSignpostIntervalState: Codable {
  private enum CodingKeys: String, CodingKey {
    case signpostID, number
  }

  /// Reads a state that `encode(to:)` has written.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    signpostID = OSSignpostID(try values.decode(UInt64.self, forKey: .signpostID))
    open = try values.decodeIfPresent(UInt32.self, forKey: .number).map(OpenSignpost.init)
  }

  /// Writes the ids of the interval, with which it can be ended.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(signpostID.rawValue, forKey: .signpostID)
    try values.encodeIfPresent(open?.number, forKey: .number)
  }
}

/// An interval that is recorded, until its end.
@usableFromInline
final class OpenSignpost: Sendable {
  /// The number that pairs its two events.
  let number: UInt32
  private let hasEnded = Atomic(false)

  init(_ number: UInt32) {
    self.number = number
  }

  /// Notes the end; false if there was one before.
  func end() -> Bool { !hasEnded.exchange(true, ordering: .relaxed) }

  /// A number for a new interval; the highest bit is left to numbers of ids.
  static var nextNumber: UInt32 { listscope_next_id() & ~(1 << 31) }
}
