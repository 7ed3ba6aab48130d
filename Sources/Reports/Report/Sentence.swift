import TraceAnalysis

/// Words for people, with what deserves emphasis, and links to what they rest on.
package struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The severity of something.
  package enum Severity: Hashable, Sendable {
    case none
    case warning
    case alarm
  }

  /// A piece of a sentence.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// Words that are read first.
    case strong(String)
    /// A name from the trace, which may be written in any direction.
    case name(String)
    /// Words in which names from the trace may be.
    case words(String)
    /// Text that can be typed.
    case code(String)
    /// Words that may be coloured.
    case rated(String, Severity)
    /// A link to a section, by its id.
    case link(String, section: String)
    /// A link to what a search of the timeline finds.
    case find(String, TimelinePlace)
  }

  package let parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Plain words.
  package init(_ text: String) {
    parts = [.text(text)]
  }

  package init(stringLiteral text: String) {
    parts = [.text(text)]
  }

  /// The words alone; links are left out, for they lead nowhere without the report.
  package var plain: String { words { text, _ in text } }

  /// The words alone, with those that may be coloured handed to a closure.
  package func words(_ rated: (String, Severity) -> String) -> String {
    parts.map { part in
      switch part {
      case .name(let text): text.shownName
      case .words(let text): text.shown
      case .text(let text), .strong(let text), .code(let text): text
      case .rated(let text, let severity): rated(text, severity)
      case .link, .find: ""
      }
    }
    .joined()
  }
}
