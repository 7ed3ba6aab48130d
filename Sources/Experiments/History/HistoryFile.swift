import Foundation
import Glibc
package import Reports
package import TraceAnalysis

/// A history in a file.
package struct HistoryFile {
  /// The default name of a history's file.
  package static let defaultName = "history.csv"

  package let name: String
  private let target: OutputTarget

  /// Chooses a file; nothing is opened yet.
  ///
  /// - Throws: `CommandFailure` with exit code 64 for what cannot be a file.
  package init(_ name: String) throws(CommandFailure) {
    self.name = name
    target = try OutputTarget(name)
    guard target.kind == .file || target.kind == .nothing else {
      throw .unusableOutput(
        "'\(name)' is no file, and a history is one. Give --file a name such as "
          + "\(Self.defaultName)."
      )
    }
  }

  /// Reads the history.
  ///
  /// - Throws: `CommandFailure`: 66 where there is no file, 65 where it is no history, or is empty.
  package func table() throws(CommandFailure) -> HistoryTable {
    guard let table = try read() else {
      throw CommandFailure(
        message: "There is no history '\(name)'. `\(ProgramName.current) history add` makes it.",
        status: .noInput
      )
    }
    guard !table.rows.isEmpty || !table.damage.isEmpty else {
      throw CommandFailure(
        message:
          "The history '\(name)' has no run yet. Add one: `\(ProgramName.current) history add`.",
        status: .badData
      )
    }
    return table
  }

  /// Adds runs, while no other command does.
  ///
  /// - Returns: the number of runs that were added, and the number of all runs now.
  /// - Throws: `CommandFailure`, and the file is as it was.
  package func add(_ rows: [HistoryRow]) throws -> (added: Int, count: Int) {
    let lock = try lockFolder()
    defer { close(lock) }
    // Another process may have made the file meanwhile.
    let history = try HistoryFile(name).read() ?? HistoryTable()
    if let damage = history.damage.first {
      throw CommandFailure(
        message: "'\(name)' is damaged and is left as it is. \(damage.capitalizedFirst).",
        status: .badData
      )
    }
    let (text, added) = history.adding(rows)
    if added > 0 { try CommandOutput.write(text, to: name) }
    return (added, history.rows.count + added)
  }

  /// The failure for rows that were left out; nil where all could be understood.
  package func failure(_ table: HistoryTable) -> CommandFailure? {
    guard let first = table.damage.first else { return nil }
    let more = table.damage.count > 1 ? " \(table.damage.count - 1) more lines are damaged." : ""
    return CommandFailure(
      message: "A part of '\(name)' is left out: \(first).\(more)",
      status: .badData
    )
  }

  /// Reads the file; returns nil where there is none.
  private func read() throws(CommandFailure) -> HistoryTable? {
    guard target.kind == .file else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: target.path))
    } catch {
      throw CommandFailure(
        message: "'\(name)' cannot be read: \(error.systemReason)",
        status: .noInput
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw notHistory("it is no text in UTF-8")
    }
    do throws(HistoryTable.FormatError) {
      return try HistoryTable(text)
    } catch {
      throw notHistory(error.message)
    }
  }

  private func notHistory(_ reason: String) -> CommandFailure {
    CommandFailure(
      message: "'\(name)' cannot be used: \(reason). Give --file another name.",
      status: .badData
    )
  }

  /// Locks the folder, as the file itself is replaced; the lock ends with the descriptor.
  private func lockFolder() throws(CommandFailure) -> Int32 {
    let descriptor = open(OutputTarget.folder(of: target.path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unusableOutput(
        "'\(name)' cannot be written: \(SystemError().reason). Give a name in a folder that exists "
          + "and that you may read."
      )
    }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = SystemError()
        close(descriptor)
        throw .unusableOutput("The folder of '\(name)' cannot be locked: \(error.reason).")
      }
    }
    return descriptor
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
