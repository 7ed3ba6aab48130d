import ArgumentParser
import Experiments
import Foundation
import Reports
import TraceAnalysis

/// The options that Trace Compass requests from an external analysis, in addition to a trace and a
/// time range.
struct LAMIOptions: ParsableArguments {
  @Flag(help: .init("Print the version of the LAMI interface.", visibility: .hidden))
  var miVersion = false

  @Flag(help: .init("Describe the tables of the analysis.", visibility: .hidden))
  var metadata = false

  @Flag(help: .init("Check whether the trace can be analysed.", visibility: .hidden))
  var testCompatibility = false

  @Flag(help: .init("Print lines of progress before the results.", visibility: .hidden))
  var outputProgress = false

  @Option(
    help: .init("The most rows of a table: a number, or unlimited.", visibility: .hidden)
  )
  var limit = RowLimit.unlimited

  /// The maximum number of rows of a table.
  enum RowLimit: ExpressibleByArgument, Equatable {
    case unlimited
    case rows(Int)

    init?(argument: String) {
      if argument == "unlimited" {
        self = .unlimited
      } else if let rows = Int(argument), rows >= 0 {
        self = .rows(rows)
      } else {
        return nil
      }
    }

    var defaultValueDescription: String { "unlimited" }

    /// The number; nil for all.
    var rows: Int? {
      switch self {
      case .unlimited: nil
      case .rows(let rows): rows
      }
    }
  }

  /// Returns whether the arguments of a command, which may be wrong, ask for a report in this form.
  static func areWanted(in words: [String]) -> Bool {
    words.contains("--format=lami")
      || zip(words, words.dropFirst()).contains { $0 == ("--format", "lami") }
  }

  /// Returns the output for a report that cannot be given, as Trace Compass expects it.
  static func failure(_ message: String) throws(CommandFailure) -> String {
    do {
      return try LAMIReport.error(message)
    } catch {
      throw CommandFailure.bug(error)
    }
  }

  /// The answer to a question that needs no trace; nil when one is needed.
  func answer() throws -> String? {
    if miVersion { return LAMIReport.version + "\n" }
    let version = ListScopeCommand.version.split(separator: ".").compactMap { Int($0) }
    return metadata ? try LAMIReport.metadata(version: version) : nil
  }

  /// The part of the trace that is looked at: times without a unit are nanoseconds of its clock.
  func range(_ options: DetailOptions) -> TraceRange {
    guard options.begin?.bare != nil || options.end?.bare != nil else { return options.range }
    return TraceRange(
      beginNs: options.begin?.bare,
      // Trace Compass means the end to be part of the range.
      endNs: options.end?.bare.map { $0 &+ 1 },
      isAbsolute: true
    )
  }
}
