import ArgumentParser

/// The size of the ring buffer of each CPU, such as `8M`.
struct BufferSize: ExpressibleByArgument, Equatable {
  static let subbufferCount = 8
  static let `default` = BufferSize(bytes: 8 << 20)
  /// The sizes that there are, in bytes.
  static let range = (32 << 10)...(1 << 30)
  private static let units = ["K": 10, "M": 20, "G": 30]

  let bytes: Int

  /// The size of one sub-buffer, into several of which LTTng divides a buffer.
  var subbufferBytes: Int { bytes / Self.subbufferCount }

  /// Takes a power of two of `range`.
  init(bytes: Int) {
    self.bytes = bytes
  }

  /// Reads a power of two with an optional unit of 1,024 bytes and their multiples.
  init?(argument: String) {
    let text = argument.uppercased()
    let shift = text.last.flatMap { Self.units[String($0)] }
    guard let number = Int(shift == nil ? text : String(text.dropLast())), number > 0,
      number <= Self.range.upperBound >> (shift ?? 0)
    else { return nil }
    bytes = number << (shift ?? 0)
    guard Self.range.contains(bytes), bytes.nonzeroBitCount == 1 else { return nil }
  }

  var defaultValueDescription: String { "\(bytes >> 20)M" }
}

/// The options that decide how large the buffers of a recording are.
struct BufferOptions: ParsableArguments {
  @Option(
    help: .init(
      "The ring buffer of each CPU: a power of two from 32K to 1G. Smaller ones fit into a small "
        + "/dev/shm, larger ones lose no event in longer bursts.",
      valueName: "size"
    )
  )
  var bufferSize = BufferSize.default
}
