/// The formats of parts of a trace that are read one after the other.
///
/// Each part repeats the metadata, and parsing that is most of the work of a part with few events.
final class FormatCache {
  /// The number of texts of metadata that are kept: a trace has one for each user and word size.
  private static let maxFormats = 4

  private let types: EventTypes
  private let processes = ProcessNumbers()
  private let registers = Registers()
  private var formats: [(text: [UInt8], format: TraceFormat)] = []

  /// Nothing is known yet.
  init(provider: String) {
    types = EventTypes(provider: provider)
  }

  /// The format that metadata state, which is that of earlier metadata with the same text.
  ///
  /// - Throws: `TraceReadingError`, as `TraceFormat` does.
  func format(
    _ metadata: Metadata,
    named name: String,
    provider: String
  ) throws(TraceReadingError) -> TraceFormat {
    let text = metadata.bytes
    if let known = formats.first(where: { $0.text == text }) { return known.format }
    let format = try TraceFormat(
      metadata,
      named: name,
      provider: provider,
      types: types,
      processes: processes,
      registers: registers
    )
    formats = [(text, format)] + formats.prefix(Self.maxFormats - 1)
    return format
  }
}
