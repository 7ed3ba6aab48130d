import TraceAnalysis

/// All that happened in a trace, to look into.
struct PageTimeline: Sendable {
  let timeline: TraceTimeline
  /// The colour of an interval; nil for custom names.
  let colour: @Sendable (String) -> String?
  /// The command that shows a frame in a terminal, when its number is added; nil for none.
  let command: String?
}
