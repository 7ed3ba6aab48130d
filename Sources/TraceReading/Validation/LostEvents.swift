/// Counts what the tracer had to drop.
///
/// Every packet states how many events its stream had lost so far. LTTng-UST 2.13 sometimes writes
/// a smaller number after a greater one (https://bugs.lttng.org, fixed in 2.14), so what counts is
/// the maximum of each stream, and never the difference of neighbours.
struct LostEvents {
  private var maxima: [Key: UInt64] = [:]

  /// What makes a stream: the ids in its packets, or its file where packets have no ids.
  enum Key: Hashable {
    /// Trace, kind of stream and stream, as the packet header has them.
    case ids([UInt8])
    /// The path of the file.
    case file(String)
  }

  /// Notes the number that one packet states.
  mutating func note(_ count: UInt64, of stream: Key) {
    maxima[stream] = max(maxima[stream] ?? 0, count)
  }

  /// The sum over all streams.
  var total: Int {
    maxima.values.reduce(0) { sum, count in
      let (result, overflow) = sum.addingReportingOverflow(Int(clamping: count))
      return overflow ? Int.max : result
    }
  }
}
