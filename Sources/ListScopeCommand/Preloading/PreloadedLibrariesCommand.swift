import ArgumentParser
import Experiments

/// `listscope preloaded-libraries`: makes the libraries that are loaded before programs, as packages of this
/// command do for machines without a C compiler.
struct PreloadedLibrariesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preloaded-libraries",
    abstract:
      "Compile the libraries that are loaded before programs into a folder, and print their paths.",
    shouldDisplay: false
  )

  @Argument(help: "The folder, which is made where it does not exist.", completion: .directory)
  var folder: String

  func run() throws {
    for kind in PreloadedLibrary.Kind.allCases { try StandardOutput.writeLine(try library(kind)) }
  }

  private func library(_ kind: PreloadedLibrary.Kind) throws(CommandFailure) -> String {
    do throws(PreloadedLibrary.Missing) {
      return try PreloadedLibrary(kind, ChildProgram()).make(in: folder)
    } catch {
      throw CommandFailure(message: error.reason, status: .unavailable)
    }
  }
}
