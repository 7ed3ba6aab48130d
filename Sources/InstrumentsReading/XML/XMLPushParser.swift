import CLibXML2

/// Reads XML piece by piece with libxml2, and keeps none of it.
///
/// No entity is declared, no other file is opened, and depth is limited, so that no input can take more
/// memory than it has bytes.
final class XMLPushParser {
  /// How deep elements may lie in each other; those of exports reach a tenth of it.
  static let maxDepth = 100

  private unowned let receiver: any XMLReceiver
  private var context: xmlParserCtxtPtr?
  private var repair = AttributeNameRepair()
  private var fault: XMLFault?
  private var depth = 0

  init(_ receiver: any XMLReceiver) {
    self.receiver = receiver
    var handler = Self.handler
    let own = Unmanaged.passUnretained(self).toOpaque()
    context = xmlCreatePushParserCtxt(&handler, own, nil, 0, nil)
    // With this option entities that every document has are replaced in attributes too.
    let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue
    xmlCtxtUseOptions(context, Int32(options))
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Reads the next piece, which it may change.
  func feed(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws(XMLFault) {
    repair.repair(bytes)
    try parse(UnsafeBufferPointer(bytes), isLast: false)
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
    bytes.withMemoryRebound(to: CChar.self) { text in
      _ = xmlParseChunk(context, text.baseAddress, Int32(text.count), isLast ? 1 : 0)
    }
    if let fault { throw fault }
    guard let context, context.pointee.wellFormed == 0 else { return }
    throw Self.malformed(context)
  }

  private static func malformed(_ context: xmlParserCtxtPtr) -> XMLFault {
    guard let error = xmlCtxtGetLastError(context) else {
      return .malformed(line: 1, reason: "unknown")
    }
    let message = error.pointee.message.map { String(cString: $0) } ?? "unknown"
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown"
    return .malformed(line: Int(error.pointee.line), reason: line)
  }

  private func stop(_ fault: XMLFault) {
    if self.fault == nil { self.fault = fault }
    xmlStopParser(context)
  }

  private func begin(_ element: XMLElement) {
    guard fault == nil else { return }
    depth += 1
    guard depth <= Self.maxDepth else { return stop(.tooDeep) }
    do throws(XMLFault) { try receiver.begin(element) } catch { stop(error) }
  }

  private func end() {
    guard fault == nil else { return }
    depth -= 1
    do throws(XMLFault) { try receiver.end() } catch { stop(error) }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { own, name, _, _, _, _, count, _, attributes in
      guard let own, let name else { return }
      XMLPushParser.parser(own)
        .begin(XMLElement(name: name, attributes: attributes, count: Int(count)))
    }
    handler.endElementNs = { own, _, _, _ in
      guard let own else { return }
      XMLPushParser.parser(own).end()
    }
    handler.characters = { own, text, count in
      guard let own, let text else { return }
      let parser = XMLPushParser.parser(own)
      guard parser.fault == nil else { return }
      parser.receiver.text(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handler.internalSubset = { own, _, _, _ in
      guard let own else { return }
      XMLPushParser.parser(own).stop(.declaresTypes)
    }
    return handler
  }

  private static func parser(_ own: UnsafeMutableRawPointer) -> XMLPushParser {
    Unmanaged<XMLPushParser>.fromOpaque(own).takeUnretainedValue()
  }
}
