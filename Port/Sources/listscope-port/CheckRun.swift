import ArgumentParser
import Checking
import Foundation
import Porting

/// A run of `listscope port --check`.
struct CheckRun {
  let command: PortCommand
  let mode: ProjectMode

  /// Checks files, prints the report, and writes stubs where they are wanted.
  ///
  /// - Throws: `ExitCode`.
  func run(_ files: [(path: String, contents: Data)]) throws {
    let beside = FilesBeside(command)
    // Rewritten with all of the folder, as `port` does, and compiled with what they use of it.
    let ported = Porter(mode).port(files + beside.read())
    let used = Set(beside.used)
    let check = try checked(
      Array(ported.prefix(files.count)),
      ported.dropFirst(files.count).filter { used.contains($0.path) }
    )
    if let path = command.stubs { try write(check.stubs, to: path) }
    let report = CheckReport(check, interfaceFiles: InterfaceFile.find(command.paths))
    print(command.json ? report.json : report.text.printableLines)
    if check.files.contains(where: { $0.state != .compiles }) { throw ExitCode(1) }
  }

  private func checked(_ files: [PortedFile], _ neighbors: [PortedFile]) throws
    -> FolderCheck
  {
    do {
      return try FolderCheck(
        files,
        mode: mode,
        modules: ListScopeModules(ofClone: command.listscope),
        infersStubs: command.stubs != nil,
        neighbors: neighbors
      )
    } catch let failure as CheckFailure {
      FailureOutput.write(failure.description)
      throw ExitCode(69)
    }
  }

  private func write(_ text: String?, to path: String) throws {
    guard let text else { return }
    do {
      try Interruption.whole {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      FailureOutput.write("Cannot write '\(path)': \(error.localizedDescription)")
      throw ExitCode(74)
    }
  }
}
