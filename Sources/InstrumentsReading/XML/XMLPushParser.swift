import CExpat

/// Reads XML piece by piece with Expat, and keeps none of it.
///
/// No entity is declared, no other file is opened, and the depth and the length of tags are limited. Expat
/// remembers each name that a document has, so the memory that it takes grows with the number of different
/// names: by at most some ten bytes for each byte of a document made for it, by a few kilobytes for an export.
final class XMLPushParser {
  /// The maximum depth of elements in each other; those of exports reach a tenth of it.
  static let maxDepth = 100
  /// The longest tag or comment, in bytes; Expat reads one that is not complete again with each piece.
  static let maxTagBytes = 10 << 20

  private unowned let receiver: any XMLReceiver
  private let parser: XML_Parser
  private var repair = AttributeNameRepair()
  private var fault: XMLFault?
  private var depth = 0
  private var bytesRead = 0

  init(_ receiver: any XMLReceiver) {
    self.receiver = receiver
    guard let parser = XML_ParserCreate(nil) else { preconditionFailure("no memory for Expat") }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    Self.setHandlers(of: parser)
  }

  deinit { XML_ParserFree(parser) }

  /// Reads the next piece, which it may change.
  func feed(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws(XMLFault) {
    repair.repair(bytes)
    try parse(UnsafeBufferPointer(bytes), isLast: false)
    bytesRead += bytes.count
    // What was read of a token that is not complete.
    guard bytesRead - Int(listscope_xml_byte_index(parser)) <= Self.maxTagBytes else {
      throw .tooLong
    }
  }

  /// Reads the end.
  func finish() throws(XMLFault) {
    do throws(XMLFault) {
      try parse(UnsafeBufferPointer(start: nil, count: 0), isLast: true)
    } catch {
      // At the end of the text anything that is wrong is what does not follow.
      if case .malformed = error { throw .cut }
      throw error
    }
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) throws(XMLFault) {
    let status = bytes.withMemoryRebound(to: CChar.self) { text in
      XML_Parse(parser, text.baseAddress, Int32(text.count), isLast ? 1 : 0)
    }
    if let fault { throw fault }
    guard status == XML_STATUS_ERROR else { return }
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    throw .malformed(
      line: Int(listscope_xml_line(parser)),
      reason: reason ?? "unknown"
    )
  }

  private func stop(_ fault: XMLFault) {
    guard self.fault == nil else { return }
    self.fault = fault
    XML_StopParser(parser, 0)
  }

  private func begin(_ element: XMLElement) {
    // Expat may hand out what it has begun after it was stopped.
    guard fault == nil else { return }
    depth += 1
    guard depth <= Self.maxDepth else { return stop(.tooDeep) }
    do throws(XMLFault) { try receiver.begin(element) } catch { stop(error) }
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard fault == nil else { return }
    receiver.text(bytes)
  }

  private func end() {
    guard fault == nil else { return }
    depth -= 1
    do throws(XMLFault) { try receiver.end() } catch { stop(error) }
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { own, name, attributes in
        guard let own, let name, let attributes else { return }
        XMLPushParser.parser(own).begin(XMLElement(name: name, attributes: attributes))
      },
      { own, _ in
        guard let own else { return }
        XMLPushParser.parser(own).end()
      }
    )
    XML_SetCharacterDataHandler(parser) { own, text, count in
      guard let own, let text else { return }
      let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
      XMLPushParser.parser(own).text(UnsafeBufferPointer(start: start, count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { own, _, _, _, _ in
      guard let own else { return }
      XMLPushParser.parser(own).stop(.declaresTypes)
    }
  }

  private static func parser(_ own: UnsafeMutableRawPointer) -> XMLPushParser {
    Unmanaged<XMLPushParser>.fromOpaque(own).takeUnretainedValue()
  }
}
