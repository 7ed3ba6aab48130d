/// The style of a text report.
public struct TextStyle: Hashable, Sendable {
  /// True if the report may use the colours of a terminal.
  ///
  /// They only ever repeat what words say.
  public var usesColour: Bool

  /// The maximum number of columns of a line; a word that is longer takes more.
  public var width: Int

  /// Makes a style.
  public init(usesColour: Bool, width: Int = 110) {
    self.usesColour = usesColour
    self.width = width
  }

  /// No colours.
  public static let plain = TextStyle(usesColour: false)

  /// A heading.
  func heading(_ text: String) -> String { dressed(text, "1") }

  /// Returns text that needs attention.
  func warning(_ text: String) -> String { dressed(text, "33") }

  /// Returns text about something wrong.
  func alarm(_ text: String) -> String { dressed(text, "31") }

  private func dressed(_ text: String, _ code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
