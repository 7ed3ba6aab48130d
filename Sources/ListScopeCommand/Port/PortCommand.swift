import ArgumentParser
import Experiments
import Foundation
import Reports

/// `listscope port`: starts the program that rewrites screens, which is a package of its own.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Rewrite an iOS app's screens for Linux, or check how many compile there.",
    discussion: """
      Selectors and targets become closures, and imports go behind conditions; on iOS the screens do the \
      same as before. With --check no file is changed:

        \(ProgramName.current) port --check Screens
        \(ProgramName.current) port Screens
        \(ProgramName.current) port --help

      The first use builds the program in the folder Port of the clone, which takes some minutes.
      """
  )

  @Argument(
    parsing: .captureForPassthrough,
    help: .init("The files or folders, and options; `port --help` lists them.", valueName: "words")
  )
  var arguments: [String] = []

  func run() throws {
    try PortProgram.start(arguments)
  }
}
