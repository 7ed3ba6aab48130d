import Foundation
import Testing

/// Programs and libraries in C that tests make.
package enum CProgram {
  /// Compiles a text.
  ///
  /// - Parameters:
  ///   - text: the source.
  ///   - path: the program or library; the source stays beside it.
  ///   - options: further options of the compiler.
  /// - Throws: where no compiler is installed, or a file cannot be written.
  package static func compile(_ text: String, to path: String, _ options: [String]) throws {
    try text.write(toFile: path + ".c", atomically: true, encoding: .utf8)
    let compiler = try #require(CommandRun.find("clang") ?? CommandRun.find("cc"))
    let built = try CommandRun.run([compiler, "-O1", "-o", path, path + ".c"] + options)
    #expect(built.status == 0, "\(built.errors)")
  }
}
