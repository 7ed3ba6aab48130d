/// The forms of a report that a block is worth showing in.
struct ReportForms: OptionSet, Sendable {
  let rawValue: Int

  /// Text in a terminal: the most important, line by line.
  static let terminal = ReportForms(rawValue: 1)
  /// A comment in a discussion: as short as it can be.
  static let comment = ReportForms(rawValue: 2)
  /// A page: everything.
  static let page = ReportForms(rawValue: 4)
  /// All of them.
  static let all: ReportForms = [.terminal, .comment, .page]
}
