// The time to read a trace: by our own decoder alone, with everything that a report needs, with the
// report written as text, and by libbabeltrace2, compared with babeltrace2 reading into nothing.
//
//   swift run --package-path Benchmarks -c release ReadingCost TRACE
import ArgumentParser
import Foundation
import ListSchema
import Measurement
import Reports
import TraceAnalysis
import TraceReading

@main
struct ReadingCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions
  @Argument(help: "The folder of a trace.")
  var trace: String

  func run() throws {
    let events = try TraceReader(path: trace, provider: "listscope").read { _ in }.events
    guard events > 0 else { throw ValidationError("\(trace) has no event of ours.") }
    try options.run(
      Benchmark(
        "ReadingCost",
        pays:
          "Reading a trace of \(events) events; the processor time of all threads and children.",
        operation: "event",
        clock: processTimeNs,
        cases: Reading.allCases.map { reading in
          Benchmark.Case(
            reading.rawValue,
            operations: events,
            floor: Benchmark.Floor("babeltrace2 -o dummy", isOtherProgram: true) { _ in
              { try readByCommand(trace) }
            }
          ) { _ in { try reading.read(trace) } }
        }
      )
    )
  }
}

/// One way of reading a trace.
enum Reading: String, CaseIterable {
  case decoding
  case pairing = "decoding and pairing"
  case summary = "decoding and summary"
  case report = "whole text report"
  case library = "libbabeltrace2"

  func read(_ path: String) throws {
    switch self {
    case .decoding: _ = try reader(path).read { _ in }
    case .pairing:
      var segments = IntervalSegments()
      _ = try reader(path).read { _ = segments.add($0) { _ in } }
      _ = segments.finish { _ in }
    case .summary: _ = try summary(path)
    case .report:
      let report = Report(try summary(path), path: path, schema: ListSchema.schema)
      precondition(TextReport(report).text().count > 0, "the report is empty")
    case .library: _ = try reader(path, .babeltrace).read { _ in }
    }
  }

  private func summary(_ path: String) throws -> TraceSummary {
    try reader(path).summary(schema: ListSchema.schema)
  }

  private func reader(_ path: String, _ decoder: TraceDecoder = .packets) -> TraceReader {
    TraceReader(path: path, provider: "listscope", decoder: decoder)
  }
}

/// Lets the command of Babeltrace read the trace.
func readByCommand(_ path: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["babeltrace2", "-o", "dummy", path]
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ValidationError("babeltrace2 cannot read \(path).")
  }
}
