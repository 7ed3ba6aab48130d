// The cost of tracing per frame, as reports state the frame: `catalog` with 50,000 items, untraced
// against traced. A frame's time is between the two readings of its clock, so the two events that
// mark the frame, and what their fields take to compute, are not in it.
//
//   swift build -c release --product listscope
//   swift run --package-path Benchmarks -c release TracingCost .build/release/listscope
//
// The two take turns. The time of a frame is the minimum of its repetitions: with a fixed seed and
// a virtual clock frame i does the same work in every run, and noise only ever adds.
import ArgumentParser
import Foundation
import LTTng
import Measurement

@main
struct TracingCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Compared.self, GuardOfRecording.self],
    defaultSubcommand: Compared.self
  )

  /// The process that `Recorder` starts beside a recording.
  struct GuardOfRecording: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record-guard",
      shouldDisplay: false
    )
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []

    func run() throws { throw ExitCode(RecordingGuard.run()) }
  }

  struct Compared: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "compared", shouldDisplay: false)
    @OptionGroup var options: BenchmarkOptions
    @Argument(help: "The command listscope, built in release.")
    var listscope: String

    func run() throws {
      let runs = try FrameRuns(listscope: listscope)
      defer { runs.remove() }
      var (untraced, traced) = (FrameTimes(), FrameTimes())
      for round in 0..<options.rounds {
        for isTraced in round % 2 == 0 ? [false, true] : [true, false] {
          let frames = try runs.play(traced: isTraced, round: round)
          if isTraced { traced.add(frames) } else { untraced.add(frames) }
        }
      }
      try options.print(result(untraced, traced))
    }

    private func result(_ untraced: FrameTimes, _ traced: FrameTimes) -> BenchmarkResult {
      var result = BenchmarkResult(
        benchmark: "TracingCost",
        pays: "A frame of catalog with 50,000 items while it is traced, by the frames' own clock.",
        operation: "frame",
        rounds: options.rounds,
        rows: FrameTimes.statistics.map { name, value in
          let (own, floor) = (value(traced), value(untraced))
          return BenchmarkResult.Row(
            name: name,
            operations: 1,
            cost: Cost(nanoseconds: [own]),
            floorName: "untraced",
            floor: Cost(nanoseconds: [floor]),
            ratio: own / floor
          )
        }
      )
      result.notes = [
        "Median and best are the same: the frames' times are their minima over all rounds."
      ]
      return result
    }
  }
}

/// The shortest time of each frame.
struct FrameTimes {
  private(set) var minima: [Double] = []

  mutating func add(_ frames: [Double]) {
    minima = minima.isEmpty ? frames : zip(minima, frames).map { min($0, $1) }
  }

  static var statistics: [(String, (FrameTimes) -> Double)] {
    [
      ("mean", { $0.minima.reduce(0, +) / Double($0.minima.count) }),
      ("p50", { $0.quantile(0.5) }), ("p95", { $0.quantile(0.95) }),
      ("p99", { $0.quantile(0.99) }),
    ]
  }

  private func quantile(_ share: Double) -> Double {
    let sorted = minima.sorted()
    return sorted[Int((share * Double(sorted.count)).rounded(.up)) - 1]
  }
}
