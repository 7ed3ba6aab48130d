import TraceAnalysis

/// The facts that are learnt of a trace beside its events.
final class ReadingLog {
  /// The parts that could not be read.
  private(set) var damage = ReadingDamage()
  /// The largest counter of lost events of every stream.
  ///
  /// The counter is per stream and only grows, but LTTng-UST 2.13 now and then writes 0 into a packet
  /// in the middle, so differences between packets mean nothing.
  private var largest: [StreamIdentity: UInt64] = [:]

  /// Notes that something could not be read.
  func add(_ packet: DamagedPacket) {
    damage.add(packet)
  }

  /// Notes the counter of a packet.
  func lost(_ count: UInt64, of stream: StreamIdentity) {
    guard count > 0 else { return }
    largest[stream] = max(largest[stream] ?? 0, count)
  }

  /// The number of events that the tracer had to discard.
  var lostEvents: UInt64 {
    largest.values.reduce(0) { sum, count in
      let (result, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : result
    }
  }
}
