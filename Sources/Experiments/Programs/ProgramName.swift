import Foundation

/// The command that the user types to run this program: `listscope`, or the name of a custom
/// executable.
package enum ProgramName {
  /// The name of the executable's file.
  package static let current: String = {
    let path = CommandLine.arguments.first ?? ""
    let name = URL(fileURLWithPath: path).lastPathComponent
    return path.isEmpty || name.isEmpty ? "listscope" : name
  }()
}
