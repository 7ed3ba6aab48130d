// How fast a trace is read: by our own decoder alone, with everything that a report needs, with the
// report written as text, and by babeltrace2 reading into nothing.
//
//   swift run --package-path Benchmarks -c release ReadingCost TRACE [ROUNDS [READER]]
//
// The readers take turns, and every second round in the other order. Times are those of the
// processor, so that what else runs on the machine hardly counts.
import Foundation
import ListSchema
import Reports
import TraceAnalysis
import TraceReading

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  print("usage: ReadingCost TRACE [ROUNDS [READER]]")
  exit(64)
}
let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 7

/// One way of reading the trace, and the seconds that each round took.
struct Reading {
  let name: String
  let run: () throws -> Void
  var seconds: [Double] = []

  mutating func measure() throws {
    let begin = processorSeconds()
    try run()
    seconds.append(processorSeconds() - begin)
    seconds.sort()
  }

  func row(_ events: Int) -> String {
    let median = seconds[seconds.count / 2]
    return String(
      format: "%@ %8.3f s   %6.2f M events/s   best %6.2f M events/s",
      name.padding(toLength: 34, withPad: " ", startingAt: 0),
      median,
      Double(events) / median / 1e6,
      Double(events) / (seconds.first ?? median) / 1e6
    )
  }
}

/// What this process and its children that have ended used of the processor.
func processorSeconds() -> Double {
  [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(0) { sum, who in
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    return sum + seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

func reader(_ decoder: TraceDecoder = .packets) -> TraceReader {
  TraceReader(path: path, provider: "listscope", decoder: decoder)
}

var events = 0
var readings = [
  Reading(name: "packets: decoding") {
    var count = 0
    events = try reader().read { _ in count += 1 }.events
    precondition(count == events, "\(count) events were delivered instead of \(events)")
  },
  Reading(name: "packets: decoding and pairing") {
    var segments = IntervalSegments()
    events = try reader().read { _ = segments.add($0) { _ in } }.events
    _ = segments.finish { _ in }
  },
  Reading(name: "packets: decoding and summary") {
    var builder = TraceSummaryBuilder(schema: ListSchema.schema)
    let tally = try reader().read { builder.add($0) }
    _ = builder.finish(tally.reading)
    events = tally.events
  },
  Reading(name: "packets: whole text report") {
    var builder = TraceSummaryBuilder(schema: ListSchema.schema)
    let tally = try reader().read { builder.add($0) }
    let summary = builder.finish(tally.reading)
    let report = Report(summary, path: path, schema: ListSchema.schema)
    precondition(TextReport(report).text().count > 0, "the report is empty")
  },
  Reading(name: "libbabeltrace2 in this process") {
    events = try reader(.babeltrace).read { _ in }.events
  },
  Reading(name: "babeltrace2 -o dummy") {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["babeltrace2", "-o", "dummy", path]
    try process.run()
    process.waitUntilExit()
  },
]
if arguments.count > 2, let only = Int(arguments[2]) { readings = [readings[only]] }
for round in 0..<rounds {
  for place in round % 2 == 0 ? Array(readings.indices) : readings.indices.reversed() {
    try readings[place].measure()
  }
}
print("\(events) events, \(rounds) rounds; median processor time")
for reading in readings { print(reading.row(events)) }
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
print("largest memory of this process: \(usage.ru_maxrss / 1024) MB")
