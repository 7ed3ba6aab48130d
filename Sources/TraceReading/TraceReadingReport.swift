/// What a reading of a trace came to.
package struct TraceReadingReport: Hashable, Sendable {
  /// How many events were delivered.
  package var events = 0
  /// How many events were left out because another provider emitted them, by the provider's name.
  ///
  /// Events of the kernel, which have no provider, are under `kernel`.
  package var skippedEvents: [String: Int] = [:]
  /// How many events the tracer had to drop while it recorded.
  package var lostEvents = 0
  /// How many streams held events.
  package var streams = 0
  /// The folders that hold the traces, in order.
  package var folders: [String] = []
  /// The time of the first event delivered.
  package var firstNs: Int64?
  /// The time of the last event delivered.
  package var lastNs: Int64?

  /// How many events of other providers were left out.
  package var skippedCount: Int { skippedEvents.values.reduce(0, +) }
}
