import CLibXML2

/// The start of an element, as the parser hands it out: valid during the call only.
struct XMLElement {
  /// The name; equal names have equal addresses in one document.
  let name: UnsafePointer<UInt8>
  private let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let count: Int

  init(
    name: UnsafePointer<UInt8>,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    count: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.count = count
  }

  /// The name as text.
  var nameText: String { String(cString: name) }

  /// The value of an attribute; nil where the element does not have it.
  ///
  /// - Complexity: O(attributes).
  subscript(name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard let attributes else { return nil }
    for number in 0..<count {
      // Five pointers each: name, prefix, URI, begin and end of the value.
      guard let own = attributes[5 * number], Self.isEqual(own, name),
        let begin = attributes[5 * number + 3], let end = attributes[5 * number + 4]
      else { continue }
      return UnsafeBufferPointer(start: begin, count: end - begin)
    }
    return nil
  }

  /// The value of an attribute as text.
  func text(_ name: StaticString) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isEqual(_ text: UnsafePointer<UInt8>, _ name: StaticString) -> Bool {
    let (start, count) = (name.utf8Start, name.utf8CodeUnitCount)
    for place in 0..<count where text[place] != start[place] { return false }
    return text[count] == 0
  }
}

/// Takes what a document consists of, in its order.
protocol XMLReceiver: AnyObject {
  /// An element begins.
  func begin(_ element: XMLElement) throws(XMLFault)
  /// A piece of text; one text may come in several.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The element that began last ends.
  func end() throws(XMLFault)
}

/// Why no more of a document is read.
enum XMLFault: Error, Hashable {
  /// The text ends within the document.
  case cut
  /// It is no XML from a line on.
  case malformed(line: Int, reason: String)
  /// It declares types or entities, which no export does.
  case declaresTypes
  /// Elements lie too deep in each other.
  case tooDeep
  /// It is XML, but no export.
  case notAnExport(root: String)

  /// What is wrong, as a part of a sentence about the file.
  var reason: String {
    switch self {
    case .cut: "it ends in the middle, as a cut export does"
    case .malformed(let line, let reason): "it is no XML from line \(line) on (\(reason))"
    case .declaresTypes: "it has a document type declaration, which no export has"
    case .tooDeep: "its elements lie more than \(XMLPushParser.maxDepth) deep in each other"
    case .notAnExport(let root):
      "its first element is '\(root)', not 'trace-query-result' or 'trace-toc'"
    }
  }
}
