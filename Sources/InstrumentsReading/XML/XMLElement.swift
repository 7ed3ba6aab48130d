import Glibc

/// The start of an element, as the parser hands it out: valid during the call only.
struct XMLElement {
  /// The name, up to a zero byte.
  let name: UnsafePointer<CChar>
  /// The name and the value of each attribute, one after the other, up to nil.
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init(
    name: UnsafePointer<CChar>,
    attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    self.name = name
    self.attributes = attributes
  }

  /// The name as text.
  var nameText: String { String(cString: name) }

  /// The value of an attribute; nil where the element does not have it.
  ///
  /// - Complexity: O(attributes + bytes of the value).
  subscript(name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    var place = attributes
    while let own = place[0], let value = place[1] {
      if Self.isEqual(own, name) {
        let start = UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(start: start, count: strlen(value))
      }
      place += 2
    }
    return nil
  }

  /// The value of an attribute as text.
  func text(_ name: StaticString) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isEqual(_ text: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    let (start, count) = (name.utf8Start, name.utf8CodeUnitCount)
    for place in 0..<count where text[place] != CChar(bitPattern: start[place]) { return false }
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

/// The reason why no more of a document is read.
enum XMLFault: Error, Hashable {
  /// The text ends within the document.
  case cut
  /// It is no XML from a line on.
  case malformed(line: Int, reason: String)
  /// It declares types or entities, which no export does.
  case declaresTypes
  /// Elements lie too deep in each other.
  case tooDeep
  /// A tag or a comment is too long.
  case tooLong
  /// It is XML, but no export.
  case notAnExport(root: String)

  /// The reason, as a part of a sentence about the file.
  var reason: String {
    switch self {
    case .cut: "it ends in the middle, as a cut export does"
    case .malformed(let line, let reason): "it is no XML from line \(line) on (\(reason))"
    case .declaresTypes: "it has a document type declaration, which no export has"
    case .tooDeep: "its elements lie more than \(XMLPushParser.maxDepth) deep in each other"
    case .tooLong: "it has a tag or comment of more than \(XMLPushParser.maxTagBytes >> 20) MB"
    case .notAnExport(let root):
      "its first element is '\(root)', not 'trace-query-result' or 'trace-toc'"
    }
  }
}
