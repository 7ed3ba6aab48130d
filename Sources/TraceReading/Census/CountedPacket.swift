/// The place of a packet in its stream, by its header.
struct CountedPacket {
  /// The number within the stream; nil where packets have none.
  let number: UInt64?
  /// The value of the clock at its begin.
  let begin: UInt64?
  /// The begin and the end, in nanoseconds of the trace's clock; nil where they are not said.
  let startNs: Int64?
  let endNs: Int64?
}
