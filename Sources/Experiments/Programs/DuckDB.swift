import Foundation

/// The command `duckdb`, of DuckDB's own download or of PyPI.
package struct DuckDB {
  private let program: ChildProgram
  private let folder: String

  /// Chooses where to work.
  ///
  /// - Parameters:
  ///   - program: who runs it.
  ///   - folder: where statements are handed over, and what does not fit into memory is kept.
  package init(_ program: ChildProgram, workingIn folder: String) {
    (self.program, self.folder) = (program, folder)
  }

  /// Runs statements until one fails.
  ///
  /// - Parameters:
  ///   - statements: statements without semicolons, or commands that begin with a dot.
  ///   - path: the folder that relative paths begin at.
  /// - Returns: the exit code and output; rows are objects of JSON, one per line.
  /// - Throws: `CommandFailure` with exit code 69 where there is no such command.
  package func run(_ statements: [String], in path: String) throws -> ChildProgram.Ending {
    let script = "\(folder)/statements.sql"
    let limits = ["SET temp_directory = '\(folder.replacing("'", with: "''"))/duckdb'"]
    let lines = (limits + statements).map { $0.hasPrefix(".") ? "\($0)\n" : "\($0);\n" }
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: script))
    let ending = try program.run(
      ["duckdb", "-no-init", "-batch", "-bail", "-jsonlines", "-f", script],
      in: path
    )
    // The exit code of `env` and shells for a command that they do not find.
    guard ending.code != 127 else { throw Self.missing }
    return ending
  }

  private static let missing = CommandFailure(
    message: "The command duckdb is not on PATH. Install it: `pip install duckdb-cli`, or download "
      + "it from duckdb.org.",
    status: .unavailable
  )
}

extension ChildProgram.Ending {
  /// The program's error message, in one line without colours.
  package var complaint: String { Self.complaint(errors[...], code: code) }

  /// The same of what is written after a line, where there is one.
  package func complaint(after line: String) -> String {
    let range = errors.firstRange(of: line + "\n")
    return Self.complaint(errors[(range?.upperBound ?? errors.startIndex)...], code: code)
  }

  private static func complaint(_ errors: Substring, code: Int32) -> String {
    let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let words = lines.filter { !$0.isEmpty }.prefix(3).joined(separator: " ")
    return words.isEmpty
      ? "it ended with code \(code)" : words.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
