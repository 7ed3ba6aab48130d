import ArgumentParser
import Experiments
import Foundation
import TraceAnalysis
import TraceReading

/// The text that a recording prints at its end.
struct RecordingReport {
  let folder: RecordingFolder
  let json: Bool
  /// True if a browser is to show the page.
  let opens: Bool
  let terminal: Terminal
  /// The patterns of the categories that were asked for; none for all.
  var categories: [String] = []

  /// Reads the trace, completes the manifest, and prints the report and what can be done next.
  ///
  /// - Throws: `CommandFailure` when the trace cannot be read, or must not be trusted.
  func print(_ manifest: TraceManifest) throws {
    let report = try TraceFolder(folder.path).report()
    var manifest = manifest
    manifest.checksum = report.summary.groups.first?.description?.checksum
    manifest.lostEvents = report.summary.lostEvents
    try folder.write(manifest)
    try report.writeBesideTrace()
    if manifest.tracing?.allocations == true, !report.summary.hasAllocationCounts {
      terminal.warn(AllocationRecording.notCounted)
    }
    for pattern in CategoryFilter(categories).unmatched(by: report.categories) {
      terminal.warn("no signpost of category '\(pattern)' was recorded.")
    }
    try StandardOutput.write(try report.text(json ? .json : .text, style: terminal.style))
    if !json {
      try StandardOutput.writeLine(
        "\nThe trace is in \(folder.path); babeltrace2 and Trace Compass open it, too."
      )
    }
    if opens { try ReportPage(folder: TraceFolder(folder.path), terminal: terminal).open() }
    if !terminal.isQuiet { StandardError.say(RecordingSummary(report, folder.path).line) }
    if let failure = report.lossFailure { throw failure }
  }
}
