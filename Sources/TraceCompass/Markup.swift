/// An element of an XML file, to be rendered.
struct Markup: Sendable {
  let name: String
  let attributes: KeyValuePairs<String, String>
  let children: [Markup]

  /// Makes an element.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = [])
  {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The element as lines of XML, each indented by a space for every level around it.
  func text(depth: Int = 0) -> String {
    let indentation = String(repeating: " ", count: depth)
    let list = attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
    guard !children.isEmpty else { return "\(indentation)<\(name)\(list)/>\n" }
    let inside = children.map { $0.text(depth: depth + 1) }.joined()
    return "\(indentation)<\(name)\(list)>\n\(inside)\(indentation)</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
