import Foundation
import FoundationXML

/// A page without its scripts and styles, taken apart by a strict parser.
///
/// Pages are written as well-formed XML, so whatever broke out of its place is found.
final class PageReader: NSObject, XMLParserDelegate {
  /// An element as it stands in the page.
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private(set) var failure: (any Error)?

  init(_ page: String) {
    super.init()
    let bare = page.replacing(
      /(<(?:script|style)[^>]*>).*?(<\/(?:script|style)>)/.dotMatchesNewlines()
    ) { $0.1 + $0.2 }
    let parser = XMLParser(data: Data(bare.utf8))
    parser.delegate = self
    if !parser.parse() { failure = parser.parserError }
  }

  /// The values of an attribute, wherever it stands.
  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }
}
