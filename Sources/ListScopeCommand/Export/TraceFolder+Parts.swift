import ArgumentParser
import Experiments
import Exports
import Foundation
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads the trace part by part, with the stack samples if they are requested.
  ///
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func readParts(
    _ evaluation: EvaluationOptions,
    withStacks: Bool = false,
    _ deliver: @escaping (TracePart) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let stacks = StackTimelineBuilder()
    let parts = TraceParts(deliver)
    var ending = try read(into: withStacks ? [parts, stacks] : [parts], evaluation)
    ending.samples = named(stacks)
    return ending
  }

  /// Reads the trace into an exporter, which writes on another thread, and returns what is known of the
  /// whole.
  func export(
    _ evaluation: EvaluationOptions,
    withStacks: Bool,
    to exporter: some TraceExporter
  ) throws -> TraceEnding {
    let writing = WritingThread(exporter)
    let ending: TraceEnding
    do {
      ending = try readParts(evaluation, withStacks: withStacks) { writing.add($0) }
    } catch {
      _ = writing.finish()
      throw error
    }
    var exporter = writing.finish()
    try exporter.finish(ending)
    return ending
  }

  /// Reads the trace as rows of its tables, and returns what is known of the whole.
  func readRows(
    _ evaluation: EvaluationOptions,
    _ origin: TraceOrigin,
    _ rows: TableRows,
    _ deliver: @escaping (TableRow) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let ending = try readParts(evaluation) { rows.make($0, deliver) }
    rows.make(ending, origin, deliver)
    return ending
  }

  /// Returns the manifest's facts of the machine, under the name that it is to have.
  func origin(host: String, isRedacted: Bool = false) -> TraceOrigin {
    var origin = TraceOrigin(host: host)
    origin.isRedacted = isRedacted
    let manifest = TraceManifest(inFolder: path)
    origin.cpu = manifest?.machine.cpu ?? manifest?.device?.model
    // The number of cores of a device is not known.
    origin.cores = manifest.flatMap { $0.device == nil ? $0.machine.cores : nil }
    origin.kernel = manifest?.machine.kernel
    origin.swift = manifest?.versions.swift
    origin.recorder = manifest?.versions.listscope
    origin.build = manifest?.build?.rawValue
    return origin
  }

  /// Says what is in no interval, and fails where what is there must not be trusted.
  ///
  /// - Throws: `CommandFailure`, with exit code 65.
  func evaluate(_ ending: TraceEnding, _ terminal: Terminal) throws(CommandFailure) {
    ProcessDoubt.sentence(ending.processDoubts).map(terminal.warn)
    if let warning = ending.warning { terminal.warn(warning) }
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: path) {
      throw failure
    }
  }
}

extension TraceEnding {
  /// The samples and events that are in no interval; nil when there are none.
  fileprivate var warning: String? {
    let counts = [
      (tally.unfinishedCount, "without an end"), (tally.unmatchedEnds, "without a begin"),
      (tally.rejected, "that ended before they began"),
    ]
    let missing = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return missing.isEmpty ? nil : "intervals left out: " + missing.joined(separator: ", ") + "."
  }
}
