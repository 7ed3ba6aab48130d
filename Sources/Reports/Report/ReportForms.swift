/// The forms of a report that a block is worth showing in.
package struct ReportForms: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a terminal: the most important, line by line.
  package static let terminal = ReportForms(rawValue: 1)
  /// A comment in a discussion: as short as it can be.
  package static let comment = ReportForms(rawValue: 2)
  /// A page: everything.
  package static let page = ReportForms(rawValue: 4)
  /// The first screen of a terminal.
  package static let brief = ReportForms(rawValue: 8)
  /// All but the first screen.
  package static let all: ReportForms = [.terminal, .comment, .page]
}
