/// The commands that can be typed to see more, where a command made the report.
public struct ReportCommands: Hashable, Sendable {
  /// Shows a frame, when its number is added; nil where no command does.
  public var showFrame: String?

  /// Takes what can be typed.
  public init(showFrame: String? = nil) {
    self.showFrame = showFrame
  }
}
