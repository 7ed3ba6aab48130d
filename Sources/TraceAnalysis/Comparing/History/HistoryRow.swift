package import Foundation

/// One run in a history: when, of what and where it was, and its numbers.
package struct HistoryRow: Hashable, Sendable {
  /// The columns that say what was run.
  package enum Column: String, CaseIterable, Sendable {
    case time
    case commit
    case build
    case machine
    case scenario
    case parameters
    case content
    case run
  }

  /// The time when the run began.
  package let time: Date
  /// The texts of the run, by column.
  package let words: [Column: String]
  /// The numbers by the names of their columns, without those that the run does not have.
  package let metrics: [String: Double]

  /// Describes a run.
  package init(time: Date, words: [Column: String], metrics: [String: Double]) {
    self.time = time
    self.words = words
    self.metrics = metrics.filter(\.value.isFinite)
  }

  /// The text of a column; empty where there is none.
  package subscript(column: Column) -> String { words[column] ?? "" }

  /// Returns whether two rows are of the same run.
  package func isSameRun(as other: HistoryRow) -> Bool {
    let columns: [Column] = [.run, .machine, .scenario]
    return columns.allSatisfy { self[$0] == other[$0] }
  }
}
