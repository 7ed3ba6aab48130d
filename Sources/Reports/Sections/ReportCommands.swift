/// The commands that can be typed to see more, where a command made the report; nil where none does.
public struct ReportCommands: Hashable, Sendable {
  /// Shows a frame, when its number is added.
  public var showFrame: String?
  /// Shows the rows of a type, when its name is added.
  public var showRows: String?
  /// Shows every table.
  public var showAll: String?
  /// Opens the page.
  public var openPage: String?
  /// The option that samples stacks while recording.
  public var sampleStacks: String?
  /// Says what keeps the machine busy.
  public var checkMachine: String?

  /// Takes what can be typed.
  public init(
    showFrame: String? = nil,
    showRows: String? = nil,
    showAll: String? = nil,
    openPage: String? = nil,
    sampleStacks: String? = nil,
    checkMachine: String? = nil
  ) {
    self.showFrame = showFrame
    self.showRows = showRows
    self.showAll = showAll
    self.openPage = openPage
    self.sampleStacks = sampleStacks
    self.checkMachine = checkMachine
  }
}
