import ListSchema

/// The properties that all events of one name share: provider, name, and the names of the fields.
///
/// A class, made once per name and shared by all its events, so that an event costs no strings.
public final class EventType: Sendable {
  /// The role of events of this type for an interval.
  public enum Role: Hashable, Sendable {
    /// An interval begins. `kind` is nil where a field of the event names it.
    case begin(kind: String?)
    /// An interval ends. `kind` is nil where a field of the event names it.
    case end(kind: String?)
    /// Something happened that has no duration.
    case instant
  }

  /// The provider, such as `listscope`.
  public let provider: String
  /// The name within the provider, such as `diff_begin`.
  public let name: String
  /// The names of the fields, in the order of an event's values.
  public let fieldNames: [String]
  /// The role of events of this type for an interval.
  public let role: Role
  /// The category that events of this type belong to; nil for those that are no signposts of an app.
  public let origin: SignpostOrigin?
  /// True if it is of stack samples: one of them, or what is needed to understand them.
  let isOfStacks: Bool
  /// True if collectors take it wherever it is, not in measured frames only.
  let isOfWholeRun: Bool
  /// The position of each field of the table; negative where events of this type do not have it.
  private let positions: [Int16]

  /// Describes a type of event.
  ///
  /// The role follows from the names: `X_begin` and `X_end` that have a field `id` mark an interval
  /// of the kind X, `interval_begin` and `interval_end` one whose kind stands in the field `name`, as it does
  /// in `signpost/SUBSYSTEM/CATEGORY/begin` and `…/end`.
  public init(provider: String, name: String, fieldNames: [String]) {
    self.provider = provider
    self.name = name
    self.fieldNames = fieldNames
    let signpost = SignpostEventName(name)
    origin = signpost?.origin
    role =
      signpost.map { Self.role(of: $0, fieldNames) } ?? Self.role(of: name, fieldNames: fieldNames)
    isOfStacks = Self.ofStacks.contains(name)
    isOfWholeRun = signpost != nil || Self.ofWholeRun.contains(name)
    positions = FieldName.positions(in: fieldNames)
  }

  /// The position of a field, or nil when events of this type do not have it.
  ///
  /// - Complexity: O(number of fields).
  public func position(of field: String) -> Int? {
    fieldNames.firstIndex(of: field)
  }

  /// The position of a field of the table, or nil when events of this type do not have it.
  func position(of field: FieldName) -> Int? {
    let position = positions[field.index]
    return position < 0 ? nil : Int(position)
  }

  private static let ofStacks: Set = [
    EventName.stackSampling, EventName.stackSample, EventName.stackLosses, EventName.waitSample,
    EventName.binary, EventName.allocationSample, EventName.typeName,
  ]

  private static let ofWholeRun: Set = [
    EventName.counter, EventName.measureCache, EventName.instrument, EventName.elementCost,
    EventName.stackSampling, EventName.rowCheck, EventName.allocations,
  ]

  private static func role(of signpost: SignpostEventName, _ fieldNames: [String]) -> Role {
    guard fieldNames.contains(FieldName.id.name), fieldNames.contains(FieldName.name.name)
    else { return .instant }
    switch signpost.role {
    case .begin: return .begin(kind: nil)
    case .end: return .end(kind: nil)
    case .event, .log: return .instant
    }
  }

  private static func role(of name: String, fieldNames: [String]) -> Role {
    guard fieldNames.contains(FieldName.id.name) else { return .instant }
    for (suffix, isBegin) in [("_begin", true), ("_end", false)] where name.hasSuffix(suffix) {
      let stem = String(name.dropLast(suffix.count))
      let isNamed = stem == IntervalName.custom && fieldNames.contains(FieldName.name.name)
      let kind = isNamed ? nil : stem
      return isBegin ? .begin(kind: kind) : .end(kind: kind)
    }
    return .instant
  }
}
