import ArgumentParser
import Checking
import Foundation
import Porting
import Scenarios

/// A run of `listscope init package --screen`, which needs the files of a package.
struct PackageRun {
  let command: PortCommand
  let mode: ProjectMode

  /// Prints the files as JSON.
  ///
  /// - Throws: `ExitCode`.
  func run() throws {
    do {
      let package = try ScreenPackage(
        screens: SwiftFiles.find(command.paths),
        mode: mode,
        modules: ListScopeModules(ofClone: command.listscope)
      )
      print(String(decoding: try JSONEncoder().encode(package), as: UTF8.self))
    } catch let failure as CheckFailure {
      FailureOutput.write(failure.description)
      throw ExitCode(69)
    } catch {
      FailureOutput.write(error.localizedDescription)
      throw ExitCode(66)
    }
  }
}
