/// Metadata in TSDL, the language of CTF 1.8: text that is known to be whole.
struct Description {
  /// The text as it was found.
  let text: [UInt8]

  private static let signature = "/* CTF 1.8 */"
  private static let controls: Set<UInt8> = [0x09, 0x0A, 0x0D]

  /// Checks a text, which may lack the signature.
  ///
  /// - Throws: `damaged`, `unsupported`.
  init(_ text: [UInt8], path: String) throws(TraceReadingError) {
    self.text = text
    if let version = Self.signedVersion(text), version != "1.8" {
      throw .unsupported(path: path, what: "CTF \(version)")
    }
    try Self.checkText(text, path: path)
    try DeclarationCheck(path: path).check(text)
  }

  /// The text with the signature, which libbabeltrace2 asks for.
  var signed: [UInt8] {
    let signature = Array(Self.signature.utf8)
    return text.starts(with: signature) ? text : signature + [0x0A] + text
  }

  /// Reads the text.
  func parsed(path: String) throws(TraceReadingError) -> TraceDescription {
    let parser: DescriptionParser
    do throws(TokenReader.Failure) {
      parser = try DescriptionParser.parse(text)
    } catch {
      throw .damaged(
        path: path,
        offset: error.position,
        reason: "in the text of the metadata, \(error.reason)"
      )
    }
    guard let version = parser.version else {
      throw .damaged(path: path, offset: 0, reason: "the metadata does not describe a trace of CTF")
    }
    guard version == (1, 8) else {
      throw .unsupported(path: path, what: "CTF \(version.major).\(version.minor)")
    }
    return parser.description
  }

  /// The version in a comment at the start, `/* CTF 1.8 */`; nil without one.
  private static func signedVersion(_ text: [UInt8]) -> String? {
    let start = String(decoding: text.prefix(64), as: UTF8.self)
    return start.prefixMatch(of: /\s*\/\*\s*CTF\s+(\d+(?:\.\d+)?)\s*\*\//).map { String($0.1) }
  }

  /// Refuses text that stops in the middle, or has bytes or numbers that no description has.
  private static func checkText(_ bytes: [UInt8], path: String) throws(TraceReadingError) {
    if let position = bytes.firstIndex(where: { $0 < 0x20 && !controls.contains($0) }) {
      throw .damaged(
        path: path,
        offset: position,
        reason: "the text of the metadata has a byte \(bytes[position]) in it"
      )
    }
    var scanner = DescriptionScanner(bytes)
    var check = DescriptionCheck()
    while let token = scanner.next() {
      if let reason = check.complaint(about: token) {
        throw .damaged(path: path, offset: scanner.position, reason: reason)
      }
    }
    guard check.isComplete, !scanner.isInsideText else {
      throw .damaged(
        path: path,
        offset: bytes.count,
        reason: "the text of the metadata ends before its last declaration does"
      )
    }
  }
}
