import TraceAnalysis

extension Advice {
  /// The section of a report that shows what it speaks of: samples of allocations have one of their own.
  var section: String { figures["shareOfBytes"] == nil ? rule.section : "allocation-sites" }
}
