import Experiments
import Foundation
import InstrumentsReading
import Reports
import TraceAnalysis

/// The words of an import that is done.
struct ImportSummary {
  private let recording: ImportedRecording
  private let output: String

  init(_ recording: ImportedRecording, _ output: String) {
    self.recording = recording
    self.output = output
  }

  /// The lines, each with its end.
  var text: String {
    let runs = recording.runs.flatMap { run in
      [head(run), late(run), samples(run)].compactMap { $0 }
        + ImportNotes(run, recording).sentences.map { "  " + $0 }
    }
    let next = "report: \(ProgramName.current) report \(output.quotedPathForShell)"
    let flames =
      recording.runs.contains { $0.samples != nil }
      ? [
        "flame graph of the samples: \(ProgramName.current) export \(output.quotedForShell) "
          + "--format folded --samples | flamegraph.pl > flames.svg"
      ] : []
    return (runs + flames + [next]).map { $0.printable + "\n" }.joined()
  }

  private func head(_ run: ImportedRecording.Run) -> String {
    let device = run.contents?.device.model ?? "device"
    let name = run.processes.first.map { "\($0) on \(device)" } ?? device
    let number = recording.runs.count > 1 ? "run \(run.number): " : ""
    return "\(number)\(name): \(Readable.count(run.intervals, "interval"))"
      + (run.source.map { " from \($0)" } ?? "")
  }
}

extension ImportSummary {
  /// The number of samples, in words; nil if no table has any.
  private func samples(_ run: ImportedRecording.Run) -> String? {
    guard let samples = run.samples else { return nil }
    let words = DeviceSamples(
      count: samples.count,
      weightNs: samples.weightNs,
      withoutStackNs: samples.withoutStackNs,
      leftOut: samples.leftOut
    )
    return "  \(words.sentence)."
  }

  /// The number of late frames, in words; nil if no table says it.
  private func late(_ run: ImportedRecording.Run) -> String? {
    guard let hitches = run.hitches else { return nil }
    let frames = DeviceFrames(
      count: hitches.count,
      hitchNs: hitches.hitchNs,
      recordedNs: hitches.recordedNs,
      missedVsyncs: hitches.missedVsyncs,
      leftOut: hitches.leftOut
    )
    return "  \(frames.sentence)."
  }
}

/// Notes on an imported run: the parts that are missing, and the limits of its numbers.
struct ImportNotes {
  private let run: ImportedRecording.Run
  private let recording: ImportedRecording

  init(_ run: ImportedRecording.Run, _ recording: ImportedRecording) {
    self.run = run
    self.recording = recording
  }

  /// The sentences, the most important first.
  var sentences: [String] {
    [
      build, simulator, open, ambiguous, impossible, unmatched, forgotten, references,
      foreignLines,
      contents, hitches, points, leftOut, unread, unusable,
    ].compactMap { $0 }
  }

  /// A note on every number of a trace with Listable's own signposts.
  private var build: String? {
    guard run.known == 0 else {
      return "Listable's own signposts are only in DEBUG builds of the library, so this is an "
        + "unoptimised build, unless the library was built with -O and DEBUG defined: its times are "
        + "not those of a release."
    }
    return
      "There is no signpost of Listable in it: they are only in DEBUG builds of the library, "
      + "which Profile in Xcode is not."
  }

  private var simulator: String? {
    run.isSimulator ? "This is a simulator: its times are those of a Mac, not of a phone." : nil
  }

  private var open: String? {
    run.open == 0
      ? nil
      : "\(Readable.count(run.open, "interval")) without a start or an end, in no statistics."
  }

  private var ambiguous: String? {
    guard !run.ambiguous.isEmpty else { return nil }
    let names = run.ambiguous.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "Intervals of one name and message were open at once and cannot be distinguished, so "
      + "their ends may be mistaken: \(names.joined(separator: ", "))."
  }

  private var impossible: String? {
    run.impossible == 0
      ? nil : "\(Readable.count(run.impossible, "interval")) left out for impossible times."
  }

  private var unmatched: String? {
    run.unmatchedEnds == 0
      ? nil : "\(Readable.count(run.unmatchedEnds, "end")) whose start was not recorded."
  }

  private var forgotten: String? {
    run.forgotten == 0
      ? nil : "\(Readable.count(run.forgotten, "start")) left out, since too many have no end."
  }

  private var foreignLines: String? {
    run.foreignLines == 0
      ? nil
      : "\(Readable.count(run.foreignLines, "line")) of the log that cannot be read left out."
  }

  private var references: String? {
    let broken = recording.files.reduce(0) { $0 + $1.brokenReferences }
    let rows = recording.files.reduce(0) { $0 + $1.misshapenRows }
    guard broken + rows > 0 else { return nil }
    return "\(Readable.count(broken, "value")) that refer to nothing, and "
      + "\(Readable.count(rows, "row")) that do not fit their table, left out."
  }

  private var contents: String? {
    run.contents == nil
      ? "There is no table of contents (export it with --toc): device, versions and the time that was "
        + "recorded are not known."
      : nil
  }

  private var hitches: String? {
    guard run.hitches == nil else { return nil }
    return "No table says whether frames were late, which does not mean that none was: record "
      + "with the template Animation Hitches on a device, and export hitches or hitches-summary."
  }

  private var points: String? {
    run.points == 0
      ? nil : "\(Readable.count(run.points, "signpost")) without a duration left out."
  }

  private var leftOut: String? {
    guard !run.leftOut.isEmpty else { return nil }
    let sorted = run.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = sorted.prefix(4).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return "Signposts of others left out: \(names)\(sorted.count > 4 ? ", …" : "")."
  }

  private var unread: String? {
    guard !run.unread.isEmpty else { return nil }
    let tables = run.unread.sorted { $0.key < $1.key }.prefix(6).map { name, count in
      "\(name) (\(Readable.count(count, "row")))"
    }
    return "Tables that are not read: \(tables.joined(separator: ", "))."
  }

  private var unusable: String? {
    recording.unusableTables.isEmpty
      ? nil
      : "Tables whose columns are not known: "
        + recording.unusableTables.joined(separator: ", ") + "."
  }
}
