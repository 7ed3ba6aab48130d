/// What the header of a packet says of its place in its stream.
struct CountedPacket {
  /// The number within the stream; nil where packets have none.
  let number: UInt64?
  /// What the clock shows when it begins.
  let begin: UInt64?
  /// When it begins and ends, in nanoseconds of the trace's clock; nil where that is not said.
  let startNs: Int64?
  let endNs: Int64?
}
