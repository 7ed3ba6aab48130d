/// An interval that has begun: `OSSignposter.endInterval` takes it.
///
/// A value where Apple's is a class: it costs no memory. Copies share whether the interval has ended: a second end is not
/// recorded, and is noted as a fault in the log of the category, unless eight million intervals have begun since.
public struct OSSignpostIntervalState: Sendable {
  /// The id that the interval began with.
  public let signpostID: OSSignpostID
  /// The number that pairs its two events; 0 where it is not recorded.
  @usableFromInline let number: UInt32
  /// The number that tells whether it has ended, of this process only.
  @usableFromInline let ending: UInt32

  /// Makes the state of an interval that is not recorded.
  @inlinable
  init(unrecorded id: OSSignpostID) {
    (signpostID, number, ending) = (id, 0, 0)
  }

  /// Makes the state of an interval that begins now.
  @inlinable
  init(begun id: OSSignpostID, number: UInt32) {
    (signpostID, self.number, ending) = (id, number, number)
  }

  /// Makes the state of an interval that was begun elsewhere.
  init(_ id: OSSignpostID, number: UInt32) {
    (signpostID, self.number, ending) = (id, number, EndedSignposts.newNumber())
  }

  /// True if it is recorded.
  @inlinable var isRecorded: Bool { number != 0 }

  /// The state of an interval that was begun elsewhere with an id.
  ///
  /// Its begin is the one with the same name and id that `os_signpost` or another program has recorded.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id, number: id.number)
  }

  /// Notes the end; false if there was one before.
  func end() -> Bool { EndedSignposts.note(ending) }
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
    let id = OSSignpostID(try values.decode(UInt64.self, forKey: .signpostID))
    let number = try values.decodeIfPresent(UInt32.self, forKey: .number) ?? 0
    self = number == 0 ? Self(unrecorded: id) : Self(id, number: number)
  }

  /// Writes the ids of the interval, with which it can be ended.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(signpostID.rawValue, forKey: .signpostID)
    if isRecorded { try values.encode(number, forKey: .number) }
  }
}
