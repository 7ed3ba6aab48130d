import ArgumentParser

/// What a program has no command for, since its package asks for ListScope without a trait.
enum LeftOutCommand: String, CaseIterable {
  case queries = "Queries"
  case deviceImport = "DeviceImport"

  /// The command's name.
  var command: String {
    switch self {
    case .queries: "query"
    case .deviceImport: "import"
    }
  }

  /// The commands that are there.
  static var commands: [any ParsableCommand.Type] {
    var commands: [any ParsableCommand.Type] = []
    #if Queries
      commands.append(QueryCommand.self)
    #endif
    #if DeviceImport
      commands.append(ImportCommand.self)
    #endif
    return commands
  }

  /// Where something is that this program does not have.
  func message(_ what: String) -> String {
    "\(ProgramName.current) was built without \(what), which takes time to build. The program "
      + "`listscope` of ListScope's own package has it and reads every trace; or add \"\(rawValue)\" to "
      + "the traits of ListScope in your Package.swift."
  }
}
