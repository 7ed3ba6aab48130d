import TraceAnalysis

extension TraceRange {
  /// The part of the trace that is reported, in words; nil for the whole trace.
  var words: String? {
    guard !isEverything else { return nil }
    let begin = beginNs.map { " from \(Readable.time($0))" } ?? ""
    let end = endNs.map { " before \(Readable.time($0))" } ?? ""
    return "only intervals that start\(begin)\(end)"
  }
}
