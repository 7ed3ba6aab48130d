internal import Foundation
public import TraceAnalysis

/// Reads a trace while it is recorded, from the complete parts that LTTng puts below `archives` when a
/// session is rotated; a part is removed once it is read.
///
/// The streams of processors are divided one after the other, so that a part holds events that are later
/// than some of the next one: the latest events of a part wait for that.
public final class LiveReader {
  /// The maximum time between the divisions of two streams, in nanoseconds.
  private static let spreadNs: Int64 = 50_000_000

  private let folder: String
  private let provider: String
  private let formats: FormatCache
  private var waiting: [TraceEvent] = []
  private var lost: UInt64 = 0
  private var damaged = 0

  /// Prepares to read a trace.
  ///
  /// - Parameters:
  ///   - folder: the folder that LTTng writes to; it may not be there yet.
  ///   - provider: the provider whose events are delivered.
  public init(folder: String, provider: String) {
    self.folder = folder
    self.provider = provider
    formats = FormatCache(provider: provider)
  }

  /// The number of events that the tracer had to discard so far, by the parts that were read.
  public var lostEvents: UInt64 { lost }
  /// The number of packets that could not be read.
  public var damagedPackets: Int { damaged }

  /// Delivers the events of complete parts, in the order of time.
  ///
  /// - Returns: true if there was one.
  /// - Complexity: O(n log n) for n events of a part.
  public func read(_ deliver: (TraceEvent) -> Void) -> Bool {
    let parts = names(below: "archives").sorted { Self.number(of: $0) < Self.number(of: $1) }
    for part in parts { read("\(folder)/archives/\(part)", deliver) }
    return !parts.isEmpty
  }

  /// Delivers what is left, once nothing is recorded any more.
  public func finish(_ deliver: (TraceEvent) -> Void) {
    _ = read(deliver)
    read(folder, deliver)
    waiting.forEach(deliver)
    waiting = []
  }

  private func read(_ part: String, _ deliver: (TraceEvent) -> Void) {
    var events = waiting
    do throws(TraceReadingError) {
      let reading = try PacketReading(folder: part, provider: provider, formats: formats)
      let tally = try reading.read { events.append($0) }
      lost = max(lost, tally.lostEvents)
      damaged += tally.damage.count
    } catch {
      switch error {
      // A second without an event, or without a program.
      case .noEvents, .noTrace, .noSuchPath: break
      default: damaged += 1
      }
    }
    // What cannot be removed is removed with the whole folder.
    try? FileManager.default.removeItem(atPath: part)
    deliverEarlier(events, deliver)
  }

  /// Delivers all but the latest events, which wait for the next part.
  private func deliverEarlier(_ events: [TraceEvent], _ deliver: (TraceEvent) -> Void) {
    // Equal times stay in their order.
    let sorted = events.enumerated().sorted {
      ($0.element.timestampNs, $0.offset) < ($1.element.timestampNs, $1.offset)
    }
    let last = sorted.last?.element.timestampNs ?? 0
    let count = sorted.firstIndex { $0.element.timestampNs > last - Self.spreadNs } ?? 0
    for place in sorted[..<count] { deliver(place.element) }
    waiting = sorted[count...].map(\.element)
  }

  private func names(below name: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
  }

  /// The number at the end of a part's name.
  private static func number(of part: String) -> Int {
    part.split(separator: "-").last.flatMap { Int($0) } ?? 0
  }
}
