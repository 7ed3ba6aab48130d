import ArgumentParser

/// The commands that a program does not have if its package asks for ListScope without the trait
/// `AllCommands`.
enum OptionalCommands {
  /// Their names, whether they are there or not.
  static let names = ["query", "import"]

  /// Those that are there.
  static var commands: [any ParsableCommand.Type] {
    #if AllCommands
      [QueryCommand.self, ImportCommand.self]
    #else
      []
    #endif
  }

  /// Returns the message for a command that this program does not have.
  static func message(_ what: String) -> String {
    "\(ProgramName.current) was built without \(what), which takes time to build. The program "
      + "`listscope` of ListScope's own package has it and reads every trace; or remove `traits: []` "
      + "at ListScope in your Package.swift."
  }
}
