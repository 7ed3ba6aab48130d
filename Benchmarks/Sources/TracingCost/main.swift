// What tracing costs a frame, as reports state the frame: `catalog` with 50,000 items, untraced against
// traced. A frame's time is between the two readings of its clock, so the two events that mark the
// frame, and what their fields take to compute, are not in it.
//
//   swift build -c release --product listscope
//   swift run --package-path Benchmarks -c release TracingCost .build/release/listscope [ROUNDS]
//
// The two take turns. The time of a frame is the minimum of its repetitions: with a fixed seed and
// a virtual clock frame i does the same work in every run, and noise only ever adds.
import Foundation
import LTTng

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "record-guard" { exit(RecordingGuard.run()) }
guard let listscope = arguments.first else {
  print("usage: TracingCost LISTSCOPE [ROUNDS]")
  exit(64)
}
let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 20
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("tracing-cost-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

/// The frame times of one run, in nanoseconds.
func play(traced: Bool, round: Int) throws -> [Double] {
  let file = "\(folder)/frames"
  let run = [
    listscope, "run", "catalog", "--items", "50000", "--seconds", "5", "--seed", "7",
    "--frame-times", file,
  ]
  if traced {
    _ = try Recorder.record(
      RecordingRequest(
        command: run + ["--require-tracing"],
        outputDirectory: "\(folder)/\(round)",
        workloadOutput: .discarded
      )
    )
    try FileManager.default.removeItem(atPath: "\(folder)/\(round)")
  } else {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: listscope)
    process.arguments = run.dropFirst() + ["--no-tracing"]
    process.standardOutput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
  }
  return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap {
    Double($0)
  }
}

var minima: [Bool: [Double]] = [:]
for round in 0..<rounds {
  for traced in round % 2 == 0 ? [false, true] : [true, false] {
    let frames = try play(traced: traced, round: round)
    minima[traced] = minima[traced].map { zip($0, frames).map { min($0, $1) } } ?? frames
  }
}

func summary(_ frames: [Double]) -> (mean: Double, p50: Double, p95: Double, p99: Double) {
  let sorted = frames.sorted()
  func quantile(_ share: Double) -> Double {
    sorted[Int((share * Double(sorted.count)).rounded(.up)) - 1]
  }
  return (frames.reduce(0, +) / Double(frames.count), quantile(0.5), quantile(0.95), quantile(0.99))
}

let untraced = summary(minima[false] ?? [])
let traced = summary(minima[true] ?? [])
print("catalog, 50,000 items, 300 frames; per-frame minimum of \(rounds) runs each; µs")
func row(_ name: String, _ untraced: Double, _ traced: Double) {
  print(
    String(
      format: "%@  untraced %9.2f  traced %9.2f  ratio %.3f  added %6.2f",
      name.padding(toLength: 5, withPad: " ", startingAt: 0),
      untraced / 1e3,
      traced / 1e3,
      traced / untraced,
      (traced - untraced) / 1e3
    )
  )
}
row("mean", untraced.mean, traced.mean)
row("p50", untraced.p50, traced.p50)
row("p95", untraced.p95, traced.p95)
row("p99", untraced.p99, traced.p99)
