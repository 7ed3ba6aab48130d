public import TraceAnalysis

/// Intervals one a line, in the order in which they were read: those of a thread by their begins.
public struct SpanLogText: Sendable {
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
    guard case .spans(let spans) = part else { return [] }
    return spans.filter { span in
      range.contains(span.startNs) && (name == nil || span.interval.name == name)
    }.map { span in
      let interval = span.interval
      let indent = name == nil ? String(repeating: "  ", count: min(interval.depth, 12)) : ""
      let label = TextTable.padded(indent + interval.name.printable, 24)
      let time = TextTable.padded(Readable.time(interval.durationNs), 8)
      return TextTable.trimmed(
        "\(label)  \(time)  \(SpanText.place(span))  \(SpanText.fields(span))"
      )
    }
  }
}
