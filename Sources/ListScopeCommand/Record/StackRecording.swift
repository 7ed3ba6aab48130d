import ArgumentParser
import Experiments
import Foundation
import LTTng
import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

/// The part of a recording that is about stack samples.
struct StackRecording {
  /// Samples inside of measured frames after which no further run is played.
  static let enoughSamples = 1_000
  /// Runs after which it is given up.
  static let maxRuns = 200

  /// The manifest's notes of the samples.
  private(set) var notes: TraceManifest.Stacks
  /// The variables that time the program's waits; empty where there is no library for it.
  let environment: [String: String]
  /// The reason for which waits are not timed; nil where they are.
  private let waitsProblem: String?
  /// True if a program used the signal of the samples' clock itself.
  private(set) var isSignalTaken = false

  /// Prepares to sample `rate` times per second of processor time.
  ///
  /// - Throws: `CommandFailure` with exit code 69 when this machine does not allow it.
  init(rate: Int) throws(CommandFailure) {
    let support = StackSampler.support()
    guard let clock = support.clock else {
      throw .tracingUnavailable(
        "Stacks cannot be sampled here: \(support.perfFailure?.reason ?? "no clock"). "
          + "Record without --stacks."
      )
    }
    notes = TraceManifest.Stacks(
      askedHz: rate,
      rateHz: min(rate, support.maxRate),
      clock: clock == .perf ? "perf" : "thread",
      fallback: support.perfFailure?.reason
    )
    (environment, waitsProblem) = Self.waitTimer(ProcessInfo.processInfo.environment)
  }

  /// The variables that make a user's program sample its stacks, too, as it has no option for that.
  var programEnvironment: [String: String] {
    environment.merging(
      [StackRequest.variable: StackRequest(rate: notes.askedHz, kinds: .list).text]
    ) { $1 }
  }

  private static func waitTimer(_ inherited: [String: String]) -> ([String: String], String?) {
    do throws(PreloadedLibrary.Missing) {
      let path = try PreloadedLibrary(.waits, ChildProgram(), environment: inherited).path()
      return (PreloadedLibrary.preloading(path, inherited), nil)
    } catch {
      return ([:], error.reason)
    }
  }

  /// The warnings before the first run, a sentence each.
  var warnings: [String] {
    let clock = notes.fallback.map { fallback in
      "perf events are not allowed here (\(fallback)), so the kernel's ticks are used: "
        + "\(notes.rateHz) samples a second of processor time, not \(notes.askedHz)."
    }
    let waits = waitsProblem.map { "waits for locks and files are not timed: \($0)." }
    return [clock, waits].compactMap(\.self)
  }

  /// The sentence before the first run: why there may be many, and how to have fewer.
  static let plan =
    "stacks are sampled until \(enoughSamples) samples are in measured frames, in as many runs as that "
    + "takes, at most \(maxRuns); --repeat N plays exactly N."

  /// The sentence after the first run, from its number of samples: the runs that are expected; nil where it
  /// was enough, or had none.
  static func expectation(samples: Int) -> String? {
    guard samples > 0, samples < enoughSamples else { return nil }
    let runs = min(maxRuns, (enoughSamples + samples - 1) / samples)
    return
      "the first run has \(samples) samples in measured frames: about \(runs) runs are expected."
  }

  /// Counts the samples in measured frames of a run that was recorded into a folder.
  ///
  /// - Throws: `CommandFailure` when the trace cannot be read.
  mutating func count(_ folder: RecordingFolder) throws(CommandFailure) {
    let profile = try TraceFolder(folder.path).stackProfile().profile
    notes.samples += profile.counts.inFrames
    isSignalTaken = isSignalTaken || profile.losses.displaced > 0
    notes.runs += 1
  }

  /// True if another run is to be played; after several without any sample none is.
  var needsMore: Bool {
    notes.samples < Self.enoughSamples && notes.runs < Self.maxRuns && !isSignalTaken
      && (notes.samples > 0 || notes.runs < 5)
  }
}

extension TraceManifest.Stacks {
  /// The summary of the samples, for people.
  var words: String {
    let clock = clock == "perf" ? "perf event" : "kernel's ticks"
    return
      "\(Readable.number(Int64(samples))) in measured frames of \(runs == 1 ? "1 run" : "\(runs) runs"), "
      + "\(Readable.number(Int64(rateHz))) a second of user time (\(clock))"
      + (fallback.map { ", as perf events are not allowed: \($0)" } ?? "")
  }
}

extension StackKinds {
  /// The kinds of the list engine's schema.
  static let list = StackKinds(
    frame: .frame,
    sampling: .stackSampling,
    sample: .stackSample,
    losses: .stackLosses,
    wait: .waitSample,
    binary: .binary
  )
}
