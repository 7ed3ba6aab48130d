import ArgumentParser

/// `listscope allocation-counter`: makes the library that counts allocations, as packages of this
/// command do for machines without a C compiler.
struct AllocationCounterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allocation-counter",
    abstract: "Compile the library that counts allocations into a folder, and print its path.",
    shouldDisplay: false
  )

  @Argument(help: "The folder, which is made where it does not exist.", completion: .directory)
  var folder: String

  func run() throws {
    try StandardOutput.writeLine(try library())
  }

  private func library() throws(CommandFailure) -> String {
    do throws(AllocationCounterLibrary.Missing) {
      return try AllocationCounterLibrary(ChildProgram()).make(in: folder)
    } catch {
      throw CommandFailure(message: error.reason, code: ExitStatus.unavailable.code)
    }
  }
}
