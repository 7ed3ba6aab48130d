/// One part of a page: what it shows, or why there is nothing to show.
struct ReportPart: Sendable {
  /// What a part holds.
  enum Content: Sendable {
    case shown([Markup])
    /// A sentence why the part is left out.
    case leftOut(String)
  }

  /// Its name in addresses.
  let id: String
  let title: String
  let content: Content

  init(_ id: String, _ title: String, _ content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Whether it has anything to show.
  var isShown: Bool {
    if case .shown = content { true } else { false }
  }

  /// The section; nil when the part is left out.
  var markup: Markup? {
    guard case .shown(let inside) = content else { return nil }
    return .element(
      "section",
      ["id": id, "aria-labelledby": id + "-title"],
      [.element("h2", ["id": id + "-title"], title)] + inside
    )
  }
}
