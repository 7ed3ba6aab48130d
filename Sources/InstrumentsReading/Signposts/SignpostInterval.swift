/// An interval of a device, from whichever table it was read.
struct SignpostInterval {
  /// The place of its kind in `SignpostKinds`.
  let kind: Int
  let pid: Int64
  let beginThread: UInt64
  let endThread: UInt64
  /// The begin, in nanoseconds since the start of the run; nil where that was not recorded.
  let startNs: Int64?
  /// The end; nil where that was not recorded.
  let endNs: Int64?
  /// The message, in the words of the app; nil where there is none.
  let message: String?
}
