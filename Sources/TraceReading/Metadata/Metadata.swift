/// The file that describes the streams of a trace: text in TSDL (CTF 1.8.3, section 7), or a sequence of
/// JSON texts (CTF2-SPEC-2.0, section 5).
///
/// It is checked before libbabeltrace2 sees it: version 2.0.4 never returns from a metadata packet
/// that the file cuts short.
struct Metadata {
  /// The description itself, out of its packets, without a cut end.
  enum Contents {
    case tsdl(Description)
    case json(FragmentSequence)
  }

  /// The path of the file.
  let path: String
  let contents: Contents

  private static let maxBytes = 64 << 20
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a file, which is text or JSON, or packets of that.
  ///
  /// - Throws: `unreadable`, `cut`, `damaged`, `unsupported`.
  init(path: String) throws(TraceReadingError) {
    let reader = try ByteReader(path: path)
    guard reader.size <= Self.maxBytes else {
      throw .damaged(path: path, offset: Self.maxBytes, reason: "no metadata is that long")
    }
    let bytes = try reader.bytes(at: 0, count: reader.size)
    guard !bytes.isEmpty else {
      throw .damaged(
        path: path,
        offset: 0,
        reason: "the metadata is empty, as when the session daemon was killed while recording"
      )
    }
    var text = try MetadataPackets.contents(of: bytes, path: path)
    if text.starts(with: Self.byteOrderMark) { text.removeFirst(Self.byteOrderMark.count) }
    self.path = path
    contents =
      text.first == FragmentSequence.separator
      ? .json(FragmentSequence(text))
      : .tsdl(try Description(text, path: path))
  }

  /// The folder of the file, as the path names it.
  var folder: String { String(path.dropLast("/metadata".count)) }

  /// The bytes for another reader: the description in one piece, without a cut end.
  var bytes: [UInt8] {
    switch contents {
    case .tsdl(let description): description.signed
    case .json(let sequence): sequence.whole
    }
  }

  /// True if the metadata are those of CTF 2.
  var isJSON: Bool {
    if case .json = contents { true } else { false }
  }

  /// The cut end of the metadata, which is left out; nil where all is there.
  var cut: TraceReadingError? {
    guard case .json(let sequence) = contents, let offset = sequence.cutOffset else { return nil }
    let reason = "the metadata is cut; events that only its last piece describes are not read"
    return .damaged(path: path, offset: offset, reason: reason)
  }

  /// The packets and events that the metadata describe.
  ///
  /// - Throws: `damaged`, `unsupported`.
  /// - Complexity: O(bytes).
  func description() throws(TraceReadingError) -> TraceDescription {
    switch contents {
    case .tsdl(let description): try description.parsed(path: path)
    case .json(let sequence): try sequence.description(path: path)
    }
  }
}
