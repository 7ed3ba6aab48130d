/// A part of a report: what it says, or why there is nothing to say.
struct Section: Sendable {
  /// What a section holds.
  enum Content: Sendable {
    case blocks([Block])
    /// Why the section is left out, and whether a terminal is to say so, too.
    case leftOut(String, isImportant: Bool)
  }

  /// Its name in addresses.
  let id: String
  let title: String
  let content: Content
  /// Whether a comment shows it folded.
  let isFolded: Bool

  init(_ id: String, _ title: String, isFolded: Bool = true, _ blocks: [Block]) {
    self.id = id
    self.title = title
    self.isFolded = isFolded
    content = .blocks(blocks)
  }

  /// A section with nothing in it.
  static func leftOut(
    _ id: String,
    _ title: String,
    _ reason: String,
    isImportant: Bool = false
  ) -> Section {
    Section(id: id, title: title, isFolded: true, .leftOut(reason, isImportant: isImportant))
  }

  private init(id: String, title: String, isFolded: Bool, _ content: Content) {
    self.id = id
    self.title = title
    self.isFolded = isFolded
    self.content = content
  }

  /// The blocks that a form shows; none where the section is left out.
  func blocks(in form: ReportForms) -> [Block] {
    guard case .blocks(let blocks) = content else { return [] }
    return blocks.filter { $0.forms.contains(form) }
  }

  /// Why it is left out; nil where it is not.
  var reason: String? {
    if case .leftOut(let reason, _) = content { reason } else { nil }
  }
}
