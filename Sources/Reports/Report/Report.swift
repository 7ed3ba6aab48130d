public import TraceAnalysis

/// All that is said about a trace, or about several: as data, and as sections in the order in which they are read.
///
/// Whoever writes a report in some form needs to know nothing of what the trace is about.
public struct Report: Sendable {
  /// The trace in a few words.
  public let title: String
  /// What the page is, in a few words.
  var kind = "ListScope report"
  /// Makes the data.
  let makeDocument: @Sendable () -> JSONValue
  /// Whether all is well, in a word and a sentence.
  let verdict: Verdict
  /// What a reader must know before trusting the rest, the most severe first.
  let warnings: [ReportWarning]
  /// What was recorded, and how.
  let facts: [Block]
  /// The sections in reading order.
  let sections: [Section]
  /// The tables that other programs show.
  let tables: [Table]
  /// The times of the first and the last event, in nanoseconds of the trace's clock.
  let timesNs: ClosedRange<Int64>

  /// What there is to know, as data; `Report.schema` describes it.
  ///
  /// - Complexity: O(frames and intervals of the report), at each call.
  public var document: JSONValue { makeDocument() }

  /// What the data of a report is.
  public static var schema: RecordDescription { ReportFields.report.description }
}
