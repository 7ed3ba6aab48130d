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
    let neighbors = self.neighbors.compactMap { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { (path: path, contents: $0) }
    }
    let ported = Porter(mode).port(files + neighbors)
    let check = try checked(Array(ported.prefix(files.count)), ported.dropFirst(files.count))
    if let path = command.stubs { try write(check.stubs, to: path) }
    let report = CheckReport(check, interfaceFiles: InterfaceFile.find(command.paths))
    print(command.json ? report.json : report.text)
    if check.files.contains(where: { $0.state != .compiles }) { throw ExitCode(1) }
  }

  /// The files that those which are named by themselves use of their folders.
  private var neighbors: [String] {
    let named = command.paths.filter { path in
      let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory != true
    }
    guard !named.isEmpty else { return [] }
    let given = (try? SwiftFiles.find(command.paths)) ?? []
    let known = Set((given + [command.stubs].compactMap { $0 }).map(standard))
    return Neighbors(of: named).used.filter { !known.contains(standard($0)) }
  }

  private func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private func checked(_ files: [PortedFile], _ neighbors: ArraySlice<PortedFile>) throws
    -> FolderCheck
  {
    do {
      return try FolderCheck(
        files,
        mode: mode,
        modules: ListScopeModules(ofClone: command.listscope),
        infersStubs: command.stubs != nil,
        neighbors: Array(neighbors)
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
