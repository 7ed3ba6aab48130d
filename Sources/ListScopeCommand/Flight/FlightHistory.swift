/// The seconds that the rings of a flight recorder reach back, and the buffers that this takes.
struct FlightHistory {
  /// The bytes that a busy list records in a second: 20,000 events of 38 bytes each.
  ///
  /// A feed that scrolls at 120 Hz records 1,400 events a second, so its rings reach back ten times as far.
  static let bytesPerSecond = 20_000.0 * 38
  /// The seconds that may be asked for.
  static let range = 0.1...600.0

  /// Returns the number of sub-buffers of a ring buffer, each of which has at least 4 KiB.
  static func subbufferCount(_ size: BufferSize) -> Int { min(64, size.bytes / 4096) }

  let seconds: Double

  /// The smallest ring buffer of a CPU that holds `seconds` seconds of a busy list.
  var bufferSize: BufferSize {
    let wanted = seconds * Self.bytesPerSecond
    var bytes = BufferSize.range.lowerBound
    while Double(bytes) < wanted, bytes < BufferSize.range.upperBound { bytes *= 2 }
    return BufferSize(bytes: bytes)
  }
}
