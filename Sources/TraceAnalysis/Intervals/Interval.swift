/// What all intervals of one kind have in common: the name, and the names of the fields.
public final class IntervalShape: Sendable {
  /// What the summary makes of intervals, apart from adding up their times.
  enum Meaning {
    case frame
    case update
    case slice
    case layout
    case measure
    /// One of the user's own.
    case named
    /// Anything else.
    case other

    init(of name: String, isNamedByUser: Bool) {
      switch name {
      case _ where isNamedByUser: self = .named
      case KnownInterval.frame: self = .frame
      case KnownInterval.update: self = .update
      case KnownInterval.slice: self = .slice
      case KnownInterval.layout: self = .layout
      case KnownInterval.measure: self = .measure
      default: self = .other
      }
    }
  }

  /// The kind as the trace names it, or the name that a user gave.
  public let name: String
  /// The names of the fields, in the order of an interval's values.
  ///
  /// Those of the begin come first, then those of the end. An end's field that the begin has too is
  /// called `end_…`.
  public let fieldNames: [String]
  /// How many fields the begin has.
  let beginCount: Int
  /// What the summary makes of it.
  let meaning: Meaning

  /// Whether a field of the events gave the name: one of the user's own.
  public let isNamedByUser: Bool

  /// Describes a kind of interval.
  init(name: String, beginFields: [String], endFields: [String], isNamedByUser: Bool = false) {
    self.name = name
    self.isNamedByUser = isNamedByUser
    beginCount = beginFields.count
    meaning = Meaning(of: name, isNamedByUser: isNamedByUser)
    fieldNames =
      beginFields + endFields.map { beginFields.contains($0) ? "end_" + $0 : $0 }
  }
}

/// Something that took time: a begin and an end with the same process, kind and id.
public struct Interval: Sendable {
  /// The kind's name and the names of its fields.
  public let shape: IntervalShape
  /// The id that paired begin and end; unique in its process while the interval was open.
  public let id: UInt32
  /// The list that the work was done for; 0 for none.
  public let list: UInt32
  /// The update that the work was done for; 0 for none.
  public let update: UInt32
  /// Who did the work.
  public let process: ProcessID
  /// The thread of the begin.
  public let thread: Int32
  /// When it began, in nanoseconds of the trace's clock.
  public let startNs: Int64
  /// When it ended, in nanoseconds of the trace's clock.
  public let endNs: Int64
  /// The time that no interval inside it covers, in nanoseconds.
  public let selfNs: Int64
  /// How many intervals enclose it.
  public let depth: Int
  /// The position in the tree of the innermost interval that encloses it; nil at the top.
  public private(set) var parent: Int?
  /// How many intervals of the trace began before it.
  public let number: Int
  /// The values of all fields of the intervals that it was handed out with.
  ///
  /// Shared, so that an interval costs no array of its own.
  private let pool: [FieldValue]
  /// Where the values of its begin and of its end stand.
  private let places: (begin: Int32, end: Int32)

  /// Takes an interval out of a segment.
  init(
    _ pair: IntervalPair,
    _ shape: IntervalShape,
    _ pool: [FieldValue],
    selfNs: Int64,
    depth: Int,
    parent: Int?
  ) {
    self.shape = shape
    id = pair.id
    list = pair.list
    update = pair.update
    process = pair.process
    thread = pair.thread
    startNs = pair.startNs
    endNs = pair.endNs
    number = pair.number
    self.selfNs = selfNs
    self.depth = depth
    self.parent = parent
    self.pool = pool
    places = (pair.beginValues, pair.endValues)
  }

  /// The kind as the trace names it, or the name that a user gave.
  public var name: String { shape.name }

  /// Whether the name is one of the user's own.
  public var isNamedByUser: Bool { shape.isNamedByUser }

  /// Whether it is a pass of the engine line.
  package var isUpdate: Bool { shape.meaning == .update }

  /// How long it took, in nanoseconds.
  public var durationNs: Int64 { endNs - startNs }

  /// The values of the fields, in the order of `shape.fieldNames`.
  ///
  /// - Complexity: O(number of fields).
  public var values: [FieldValue] { shape.fieldNames.indices.map { value(at: $0) } }

  /// The value of the field at a position of `shape.fieldNames`.
  func value(at field: Int) -> FieldValue {
    let (count, place) = (shape.beginCount, field)
    return place < count
      ? pool[Int(places.begin) + place] : pool[Int(places.end) + place - count]
  }

  /// The value of a field, or nil when the interval does not have it.
  ///
  /// - Complexity: O(number of fields).
  public subscript(field: String) -> FieldValue? {
    shape.fieldNames.firstIndex(of: field).map { value(at: $0) }
  }

  func moved(toParent parent: Int?) -> Interval {
    var interval = self
    interval.parent = parent
    return interval
  }
}
