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
  func run(_ files: [PortedFile]) throws {
    let check = try checked(files)
    if let path = command.stubs { try write(check.stubs, to: path) }
    let report = CheckReport(check, interfaceFiles: InterfaceFile.find(command.paths))
    print(command.json ? report.json : report.text)
    if check.files.contains(where: { $0.state != .compiles }) { throw ExitCode(1) }
  }

  private func checked(_ files: [PortedFile]) throws -> FolderCheck {
    do {
      return try FolderCheck(
        files,
        mode: mode,
        modules: ListScopeModules(ofClone: command.listscope),
        infersStubs: command.stubs != nil
      )
    } catch let failure as CheckFailure {
      FailureOutput.write(failure.description)
      throw ExitCode(69)
    }
  }

  private func write(_ text: String?, to path: String) throws {
    guard let text else { return }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      FailureOutput.write("Cannot write '\(path)': \(error.localizedDescription)")
      throw ExitCode(74)
    }
  }
}
