/// The place of a packet in its stream, by its header.
struct CountedPacket {
  /// The number within the stream; nil where packets have none.
  let number: UInt64?
  /// The value of the clock at its begin.
  let begin: UInt64?
  /// When it begins and ends, in nanoseconds of the trace's clock; nil where that is not said.
  let startNs: Int64?
  let endNs: Int64?
}
