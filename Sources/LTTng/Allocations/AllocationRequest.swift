internal import CSampler
internal import CTracepoints
internal import Glibc
public import Signposts

/// What a program's environment says of counting its allocations, so that no program needs an option
/// for it.
public struct AllocationRequest: Hashable, Sendable {
  /// A kind of interval.
  public struct Interval: Hashable, Sendable {
    /// What the trace calls it.
    public var name: String
    /// Which field of its begin is the number of a content type; nil if none is.
    public var typePosition: Int?

    /// Names a kind of interval.
    ///
    /// - Parameters:
    ///   - name: what the trace calls it.
    ///   - typePosition: which field of its begin is the number of a content type.
    public init(name: String, typePosition: Int? = nil) {
      (self.name, self.typePosition) = (name, typePosition)
    }
  }

  /// The variable that holds it.
  public static let variable = "LISTSCOPE_ALLOCATIONS"
  /// How many fields the event has.
  static let fieldCount: UInt16 = 7

  let event: EventKind
  let intervals: [Interval]

  /// Asks for the counts of intervals.
  ///
  /// - Parameters:
  ///   - event: the event that carries them.
  ///   - intervals: every kind of interval, by its code.
  public init(event: EventKind, intervals: [Interval]) {
    (self.event, self.intervals) = (event, intervals)
  }

  /// What the variable is set to, such as `37 frame update measure:3`.
  public var text: String {
    let words = intervals.map { interval in
      interval.name + (interval.typePosition.map { ":\($0)" } ?? "")
    }
    return (["\(event.code)"] + words).joined(separator: " ")
  }

  /// Reads a variable; nil for one that is none.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, let code = UInt16(first) else { return nil }
    event = EventKind(code: code)
    intervals = words.dropFirst().map { word in
      let parts = word.split(separator: ":")
      let position = parts.count == 2 ? Int(parts[1]) : nil
      return Interval(name: String(parts.first ?? ""), typePosition: position)
    }
  }

  /// Whether it fits the schema that this program was built with.
  private var fits: Bool {
    intervals.count == Int(listscope_interval_kinds())
      && listscope_event_field_count(event.code) == Self.fieldCount
      && intervals.allSatisfy { ($0.typePosition ?? 0) < SignpostValues.capacity }
  }

  /// Whether allocations are counted in this process.
  ///
  /// They are where its environment asks for it, and the counter is loaded. Otherwise the program goes
  /// on without.
  static let isCounting: Bool = {
    guard let text = getenv(variable), let request = AllocationRequest(String(cString: text)),
      request.fits,
      listscope_allocations_start(request.event.code, UInt16(request.intervals.count))
    else { return false }
    for (code, interval) in request.intervals.enumerated() {
      listscope_allocations_name(
        UInt16(code),
        interval.name,
        Int8(interval.typePosition ?? -1)
      )
    }
    return true
  }()
}
