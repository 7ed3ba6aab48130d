public import TraceAnalysis

/// Writes a trace in another format while it is read.
///
/// Reading cannot be stopped half-way, so a writer that fails goes on doing nothing, and says why at the
/// end.
public protocol TraceExporter: SendableMetatype {
  /// Takes a part of the trace.
  mutating func add(_ part: TracePart)

  /// Writes what is still to be written.
  ///
  /// - Throws: the error that made writing fail, now or before.
  mutating func finish(_ ending: TraceEnding) throws
}
