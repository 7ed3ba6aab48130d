import Foundation
import FoundationXML

/// An element of an XML file that was read.
struct XMLNode {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLNode] = []
  /// Every element inside, at any depth, by name.
  private var inside: [String: [XMLNode]] = [:]

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  subscript(attribute: String) -> String { attributes[attribute] ?? "" }

  /// The children of a name.
  func children(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// Every element of a name inside, at any depth.
  func all(_ name: String) -> [XMLNode] { inside[name] ?? [] }

  private mutating func add(_ child: XMLNode) {
    children.append(child)
    inside[child.name, default: []].append(child)
    for (name, nodes) in child.inside { inside[name, default: []] += nodes }
  }

  /// The changes inside: each itself, or its parts for where its condition holds and where not.
  var assignments: [XMLNode] {
    all("stateChange").flatMap { change in
      let parts = change.children("then") + change.children("else")
      return parts.isEmpty ? [change] : parts
    }
  }

  /// The root of a text; nil where it is not well formed.
  static func parse(_ text: String) -> XMLNode? {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private var open: [XMLNode] = []
    private(set) var root: XMLNode?

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(XMLNode(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let node = open.popLast() else { return }
      if open.isEmpty { root = node } else { open[open.count - 1].add(node) }
    }
  }
}
