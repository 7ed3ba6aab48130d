import ArgumentParser
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

  /// What the manifest says of it.
  private(set) var notes: TraceManifest.Stacks

  /// Prepares to sample so many times per second of processor time.
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
  }

  /// What there is to say before the first run; nil if the rate is the one asked for.
  var warning: String? {
    guard let fallback = notes.fallback else { return nil }
    return "perf events are not allowed here (\(fallback)), so the kernel's ticks are used: "
      + "\(notes.rateHz) samples a second of processor time, not \(notes.askedHz)."
  }

  /// Counts the samples in measured frames of a run that was recorded into a folder.
  ///
  /// - Throws: `CommandFailure` when the trace cannot be read.
  mutating func count(_ folder: RecordingFolder) throws(CommandFailure) {
    notes.samples += try TraceFolder(folder.path).stackProfile().profile.counts.inFrames
    notes.runs += 1
  }

  /// Whether another run is to be played; after several without any sample none is.
  var needsMore: Bool {
    notes.samples < Self.enoughSamples && notes.runs < Self.maxRuns
      && (notes.samples > 0 || notes.runs < 5)
  }
}

extension TraceManifest.Stacks {
  /// What people read.
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
    binary: .binary
  )
}
