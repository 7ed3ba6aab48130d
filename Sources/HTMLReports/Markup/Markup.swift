import TraceAnalysis

/// A piece of a page: text, or an element with what is inside it.
///
/// Names of elements and attributes are literals of this program. Everything else is escaped when it
/// is written, so nothing that stands in a trace can become markup.
struct Markup: Sendable, ExpressibleByStringInterpolation {
  private indirect enum Content: Sendable {
    case text(String)
    case element(StaticString, [(StaticString, String)], [Markup])
    case code(PageCode)
    case group([Markup])
    case late(@Sendable () -> Markup)
  }

  private let content: Content

  init(stringLiteral text: String) {
    content = .text(text)
  }

  /// Text, in which everything that is not to be shown is replaced.
  init(_ text: String) {
    content = .text(text)
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// An element; attributes whose value is nil are left out.
  static func element(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ inside: [Markup] = []
  ) -> Markup {
    let given = attributes.compactMap { name, value in value.map { (name, $0) } }
    return Markup(.element(name, given, inside))
  }

  /// An element with nothing but text.
  static func element(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ text: String
  ) -> Markup {
    element(name, attributes, [Markup(text)])
  }

  /// Several pieces after each other.
  static func group(_ pieces: [Markup]) -> Markup {
    Markup(.group(pieces))
  }

  /// A piece that is made when it is written, after all others: its content is still being computed.
  static func late(_ make: @escaping @Sendable () -> Markup) -> Markup {
    Markup(.late(make))
  }

  /// A style sheet or a script.
  static func code(_ code: PageCode) -> Markup {
    Markup(.code(code))
  }

  /// A name from a trace, which keeps its direction of writing to itself.
  static func name(_ name: String) -> Markup {
    element("bdi", [:], name)
  }

  /// The source of the page.
  ///
  /// It is well-formed XML as well, apart from the insides of scripts and styles.
  ///
  /// - Parameter styles: takes the styles of elements, which become classes.
  /// - Returns: the source.
  func source(_ styles: inout StyleRules) -> String {
    var source = ""
    write(to: &source, &styles)
    return source
  }

  private func write(to source: inout String, _ styles: inout StyleRules) {
    switch content {
    case .text(let text): source += text.shown.escaped
    case .code(let code): source += code.source
    case .group(let pieces): for piece in pieces { piece.write(to: &source, &styles) }
    case .late(let make): make().write(to: &source, &styles)
    case .element(let name, let attributes, let inside):
      Self.write(name, Self.classed(attributes, &styles), inside, to: &source, &styles)
    }
  }

  /// The attributes with a class in place of a style.
  private static func classed(
    _ attributes: [(StaticString, String)],
    _ styles: inout StyleRules
  ) -> [(StaticString, String)] {
    guard let style = attributes.first(where: { $0.0.description == "style" })?.1 else {
      return attributes
    }
    let given = attributes.first { $0.0.description == "class" }.map { $0.1 + " " } ?? ""
    return attributes.filter { !["style", "class"].contains($0.0.description) }
      + [("class", given + styles.name(of: style))]
  }

  private static func write(
    _ name: StaticString,
    _ attributes: [(StaticString, String)],
    _ inside: [Markup],
    to source: inout String,
    _ styles: inout StyleRules
  ) {
    source += "<\(name)"
    for (name, value) in attributes {
      source += " \(name)=\"\((isRead(name) ? value.shown : value.printable).escaped)\""
    }
    guard !isVoid(name) else {
      source += "/>"
      return
    }
    source += ">"
    for piece in inside { piece.write(to: &source, &styles) }
    source += "</\(name)>"
  }

  /// Returns whether the value of an attribute is text for people, and cut as such; others are for
  /// drawing.
  private static func isRead(_ name: StaticString) -> Bool {
    ["title", "data-value"].contains(name.description)
  }

  /// Returns whether an element has no inside by the rules of HTML.
  private static func isVoid(_ name: StaticString) -> Bool {
    ["meta", "input", "img", "br"].contains(name.description)
  }
}

extension String {
  /// The text with everything replaced that could end it, between tags or in quotes.
  var escaped: String {
    guard utf8.contains(where: { $0.isMarkup }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
