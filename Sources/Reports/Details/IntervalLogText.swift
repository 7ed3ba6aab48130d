public import TraceAnalysis

/// Intervals, one per line, in the order in which they were read: those of a thread by their begins.
public struct IntervalLogText: Sendable {
  private let name: String?
  private let range: TraceRange

  /// Prepares a log.
  ///
  /// - Parameters:
  ///   - name: the name of the intervals; nil for all.
  ///   - range: the part of the trace that is looked at.
  public init(name: String? = nil, range: TraceRange = TraceRange()) {
    self.name = name
    self.range = range
  }

  /// The lines of a part of a trace.
  public func lines(_ part: TracePart) -> [String] {
    guard case .intervals(let intervals) = part else { return [] }
    return intervals.filter { placed in
      range.contains(placed.startNs) && (name.map(placed.isNamed) ?? true)
    }.map { placed in
      let interval = placed.interval
      let indent = name == nil ? String(repeating: "  ", count: min(interval.depth, 12)) : ""
      let label = TextTable.padded(indent + interval.name.printable, 24)
      let time = TextTable.padded(Readable.time(interval.durationNs), 8)
      return TextTable.trimmed(
        "\(label)  \(time)  \(IntervalText.place(placed))  \(IntervalText.fields(placed))"
      )
    }
  }
}
