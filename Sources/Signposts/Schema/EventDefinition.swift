/// The description of one kind of instant event.
public struct EventDefinition: Hashable, Sendable {
  /// The handle that call sites use: the position in `Schema.events`, given by the schema.
  public private(set) var kind = EventKind(code: 0)
  /// The name in traces and reports, in snake case.
  public let name: String
  /// A description of the event, in one sentence.
  public let meaning: String
  /// The fields, in order.
  public let fields: [FieldDefinition]
  /// True if only recordings that request the event have it.
  ///
  /// Others are the same with it and without it, so it is no part of the schema's fingerprint.
  public let isExtra: Bool

  /// Describes a kind of instant event.
  public init(
    _ name: String,
    _ meaning: String,
    isExtra: Bool = false,
    fields: [FieldDefinition]
  ) {
    self.name = name
    self.isExtra = isExtra
    self.meaning = meaning
    self.fields = fields
  }

  /// The same description with the handle of its position.
  func at(_ position: Int) -> EventDefinition {
    var result = self
    result.kind = EventKind(code: UInt16(position))
    return result
  }
}
