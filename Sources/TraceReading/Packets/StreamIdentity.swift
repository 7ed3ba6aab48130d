/// Tells a stream from all others, over all the files that it may be split into.
struct StreamIdentity: Hashable {
  /// The UUID of the trace, or the path of the file where traces have none.
  ///
  /// The parts of a trace that was rotated share theirs.
  let trace: [UInt8]
  /// The number that the metadata describe the stream under.
  let stream: UInt64
  /// The stream's own number; nil where streams have none.
  let instance: UInt64?
  /// The path of the file where streams have no numbers.
  let path: String

  init(_ header: PacketHeader?, _ format: TraceFormat, path: String) {
    trace = format.description.uuid ?? Array(path.utf8)
    stream = header?.stream ?? 0
    instance = header?.instance
    self.path = instance == nil ? path : ""
  }

  /// A stream with a number of its own.
  init(trace: [UInt8], stream: UInt64, instance: UInt64) {
    (self.trace, self.stream, self.instance, path) = (trace, stream, instance, "")
  }

  /// Returns whether events of this stream come before those of another that happened at the same
  /// time.
  ///
  /// As libbabeltrace2's muxer has it: by the trace's UUID, then by the stream's numbers.
  func precedes(_ other: StreamIdentity) -> Bool {
    guard trace == other.trace else { return trace.lexicographicallyPrecedes(other.trace) }
    guard stream == other.stream else { return stream < other.stream }
    guard instance == other.instance else { return (instance ?? 0) < (other.instance ?? 0) }
    return path < other.path
  }
}
