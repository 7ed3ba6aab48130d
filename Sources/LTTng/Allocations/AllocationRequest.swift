internal import CSampler
internal import CTracepoints
internal import Glibc
public import Signposts

/// A request, in a program's environment, to count its allocations, so that no program needs an
/// option for it.
public struct AllocationRequest: Hashable, Sendable {
  /// A kind of interval.
  public struct Interval: Hashable, Sendable {
    /// Its name in the trace.
    public var name: String
    /// The position in its begin of the field with the number of a content type; nil if none has
    /// it.
    public var typePosition: Int?

    /// Names a kind of interval.
    ///
    /// - Parameters:
    ///   - name: its name in the trace.
    ///   - typePosition: which field of its begin is the number of a content type.
    public init(name: String, typePosition: Int? = nil) {
      (self.name, self.typePosition) = (name, typePosition)
    }
  }

  /// The variable that holds it.
  public static let variable = "LISTSCOPE_ALLOCATIONS"

  /// The events that a recording with counts has.
  public struct Events: Hashable, Sendable {
    /// The kind of the event with the counts of an interval.
    public var counts: EventKind
    /// The kind of the event with the stack of an allocation.
    public var sample: EventKind
    /// The kind of the event with a program or library that stacks may be in.
    public var binary: EventKind

    /// The numbers of their fields, in this order.
    static let fieldCounts: [UInt16] = [7, 4, 5]

    /// Names the events.
    ///
    /// - Parameters:
    ///   - counts: the kind of the event with the counts of an interval.
    ///   - sample: the kind of the event with the stack of an allocation.
    ///   - binary: the kind of the event with a program or library.
    public init(counts: EventKind, sample: EventKind, binary: EventKind) {
      (self.counts, self.sample, self.binary) = (counts, sample, binary)
    }

    var codes: [UInt16] { [counts, sample, binary].map(\.code) }
  }

  let events: Events
  let intervals: [Interval]

  /// Asks for the counts of intervals, and stacks of allocations in them.
  ///
  /// - Parameters:
  ///   - events: the events that carry them.
  ///   - intervals: every kind of interval, by its code.
  public init(events: Events, intervals: [Interval]) {
    (self.events, self.intervals) = (events, intervals)
  }

  /// The value of the variable, such as `37 38 36 frame update measure:3`.
  public var text: String {
    let words = intervals.map { interval in
      interval.name + (interval.typePosition.map { ":\($0)" } ?? "")
    }
    return (events.codes.map(String.init) + words).joined(separator: " ")
  }

  /// Reads a variable; nil for one that is none.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let count = Events.fieldCounts.count
    let codes = words.prefix(count).compactMap { UInt16($0) }.map { EventKind(code: $0) }
    guard codes.count == count else { return nil }
    events = Events(counts: codes[0], sample: codes[1], binary: codes[2])
    intervals = words.dropFirst(count).map { word in
      let parts = word.split(separator: ":")
      let position = parts.count == 2 ? Int(parts[1]) : nil
      return Interval(name: String(parts.first ?? ""), typePosition: position)
    }
  }

  /// True if it fits the schema that this program was built with.
  private var fits: Bool {
    intervals.count == Int(listscope_interval_kinds())
      && events.codes.map(listscope_event_field_count) == Events.fieldCounts
      && intervals.allSatisfy { ($0.typePosition ?? 0) < SignpostValues.capacity }
  }

  /// The request by which allocations are counted in this process; nil if they are not.
  ///
  /// They are where its environment asks for it, and the counter is loaded. Otherwise the program goes
  /// on without, and `record` finds no count.
  static let running: AllocationRequest? = {
    guard let text = getenv(variable), let request = AllocationRequest(String(cString: text)),
      request.fits,
      listscope_allocations_start(request.codes, UInt16(request.intervals.count))
    else { return nil }
    for (code, interval) in request.intervals.enumerated() {
      listscope_allocations_name(
        UInt16(code),
        interval.name,
        Int8(interval.typePosition ?? -1)
      )
    }
    return request
  }()

  private var codes: listscope_allocation_events {
    listscope_allocation_events(counts: events.counts.code, sample: events.sample.code)
  }
}
