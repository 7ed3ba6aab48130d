/// A part of a report: what it says, or why there is nothing to say.
package struct Section: Sendable {
  /// The content of a section.
  package enum Content: Sendable {
    case blocks([Block])
    /// The reason why the section is left out, and whether a terminal is to say so, too.
    case leftOut(String, isImportant: Bool)
  }

  /// The form of a section in a comment.
  package enum CommentForm: Sendable {
    case folded
    /// Below its title.
    case titled
    /// Without its title, where its blocks say what they are.
    case untitled
  }

  /// Its name in addresses.
  package let id: String
  package let title: String
  package let content: Content
  /// The form in a comment.
  package let commentForm: CommentForm

  init(
    _ id: String,
    _ title: String,
    inComments commentForm: CommentForm = .folded,
    _ blocks: [Block]
  ) {
    self.id = id
    self.title = title
    self.commentForm = commentForm
    content = .blocks(blocks)
  }

  /// A section with nothing in it.
  static func leftOut(
    _ id: String,
    _ title: String,
    _ reason: String,
    isImportant: Bool = false
  ) -> Section {
    Section(id: id, title: title, .leftOut(reason, isImportant: isImportant))
  }

  private init(id: String, title: String, _ content: Content) {
    self.id = id
    self.title = title
    commentForm = .folded
    self.content = content
  }

  /// The blocks that a form shows; none where the section is left out.
  package func blocks(in form: ReportForms) -> [Block] {
    guard case .blocks(let blocks) = content else { return [] }
    return blocks.filter { $0.forms.contains(form) }
  }

  /// The reason why it is left out; nil where it is not.
  package var reason: String? {
    if case .leftOut(let reason, _) = content { reason } else { nil }
  }
}
