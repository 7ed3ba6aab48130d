/// The decoder that makes events out of the bytes of a trace.
public enum TraceDecoder: String, CaseIterable, Sendable {
  /// Our own reader of packets, which leaves out what is damaged and tells so.
  case packets
  /// libbabeltrace2, the reference, which refuses a trace that is damaged anywhere.
  ///
  /// Every file is checked before, since the library hangs on cut metadata and does not say which
  /// packet is damaged.
  case babeltrace
}
