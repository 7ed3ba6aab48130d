/// The forms of a report that a block is worth showing in.
struct ReportForms: OptionSet, Sendable {
  let rawValue: Int

  /// Text in a terminal: the most important, line by line.
  static let terminal = ReportForms(rawValue: 1)
  /// A comment in a discussion: as short as it can be.
  static let comment = ReportForms(rawValue: 2)
  /// A page: everything.
  static let page = ReportForms(rawValue: 4)
  /// The first screen of a terminal.
  static let brief = ReportForms(rawValue: 8)
  /// All but the first screen.
  static let all: ReportForms = [.terminal, .comment, .page]
}
