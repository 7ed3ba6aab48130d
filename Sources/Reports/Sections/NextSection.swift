import TraceAnalysis

/// The commands that a reader of the first screen goes on with.
struct NextSection {
  private let source: ReportSource
  private let commands: ReportCommands

  init(_ source: ReportSource, _ commands: ReportCommands) {
    self.source = source
    self.commands = commands
  }

  /// The section; only a terminal shows it.
  var section: Section {
    let group = Verdict.mostSevere(source.groups)?.group
    let frame = group?.frames?.worst.first?.frame
    let rows = group?.rows.byType.lazy.compactMap(\.typeName).first
    let typed: [(command: String, meaning: String)?] = [
      command(commands.showFrame, frame.map(String.init), "all that happened in the worst frame"),
      command(commands.showRows, rows?.quotedForShell, "the costs of rows of this type"),
      command(commands.showAll, "", "every table"),
      command(commands.openPage, "", "the timeline and everything else, in a browser"),
    ]
    let sentences = typed.compactMap { $0 }.map { Sentence([.code($0), .text("  \($1)")]) }
    return Section("next", "Next", [Block(.ranking(sentences), in: .brief)])
  }

  private func command(
    _ command: String?,
    _ argument: String?,
    _ meaning: String
  ) -> (command: String, meaning: String)? {
    guard let command, let argument else { return nil }
    return (argument.isEmpty ? command : "\(command) \(argument)", meaning)
  }
}
