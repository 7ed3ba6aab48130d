public import TraceAnalysis

/// All that is said about a trace, or about several: as data, and as sections in the order in which they are read.
///
/// A writer of reports in some form needs to know nothing of the subject of the trace.
public struct Report: Sendable {
  /// The trace in a few words.
  public let title: String
  /// The kind of page, in a few words.
  package var kind = "ListScope report"
  /// Makes the data.
  package let makeDocument: @Sendable () -> JSONValue
  /// The verdict, in a word and a sentence.
  package let verdict: Verdict
  /// The verdict with its cause, place, fix and gain; nil where a report has none.
  package var answer: Answer?
  /// The warnings that a reader must know before trusting the rest, the most severe first.
  package let warnings: [ReportWarning]
  /// The facts about the recording.
  package let facts: [Block]
  /// The sections in reading order.
  package let sections: [Section]
  /// The tables that other programs show.
  package let tables: [Table]
  /// The times of the first and the last event, in nanoseconds of the trace's clock.
  package let timesNs: ClosedRange<Int64>

  /// The report as data; `Report.schema` describes it.
  ///
  /// - Complexity: O(frames and intervals of the report), at each call.
  public var document: JSONValue { makeDocument() }

  /// The description of a report's data.
  public static var schema: RecordDescription { ReportFields.report.description }
}
