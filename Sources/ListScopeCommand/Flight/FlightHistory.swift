/// How long the rings of a flight recorder reach back, and the buffers that this takes.
struct FlightHistory {
  /// What a busy list records: 20,000 events a second, of 38 bytes each.
  ///
  /// A feed that scrolls at 120 Hz records 1,400 events a second, so its rings reach back ten times as far.
  static let bytesPerSecond = 20_000.0 * 38
  /// The seconds that may be asked for.
  static let range = 0.1...600.0

  /// How many sub-buffers a ring buffer has, each of which has 4 KiB at least.
  static func subbufferCount(_ size: BufferSize) -> Int { min(64, size.bytes / 4096) }

  let seconds: Double

  /// The smallest ring buffer of a CPU that holds so many seconds of a busy list.
  var bufferSize: BufferSize {
    let wanted = seconds * Self.bytesPerSecond
    var bytes = BufferSize.range.lowerBound
    while Double(bytes) < wanted, bytes < BufferSize.range.upperBound { bytes *= 2 }
    return BufferSize(bytes: bytes)
  }
}
