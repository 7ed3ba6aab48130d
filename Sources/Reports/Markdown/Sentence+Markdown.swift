import TraceAnalysis

extension Sentence {
  /// The words as Markdown; links are left out.
  var markdown: String {
    parts.map { part in
      switch part {
      case .code(let text): text.shown.markdownCode
      case .name(let text): text.shownName.markdown
      case .text(let text), .strong(let text), .words(let text), .rated(let text, _): text.markdown
      case .link, .find: ""
      }
    }
    .joined()
  }
}
