import ArgumentParser
import Experiments
import Foundation
import InstrumentsReading
import ListSchema
import TraceReading

/// `listscope import`: what Instruments recorded on a device, as a trace like any other.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read what Instruments, or the unified log, has recorded on a device.",
    discussion: """
      On the Mac, with the device connected, record the app's signposts and export them:

        xcrun xctrace record --instrument os_signpost --device NAME --attach APP \\
          --time-limit 30s --output run.trace
        xcrun xctrace export --input run.trace --toc --output toc.xml
        xcrun xctrace export --input run.trace --output intervals.xml --xpath \\
          '/trace-toc/run[@number="1"]/data/table[@schema="os-signpost-interval"]'

      Xcode 27 calls the table OSSignpostIntervals. Late frames are in the tables hitches (iOS 26 and \
      later) and hitches-summary (iOS 18), of the template Animation Hitches. Samples of the \
      processor are in the table time-profile, of the template Time Profiler. Without Instruments:

        log stream --signpost --style ndjson \\
          --predicate 'subsystem == "com.kve.Listable"' > log.ndjson

      Then, here:

        \(ProgramName.current) import intervals.xml toc.xml hitches.xml --output device.trace
        \(ProgramName.current) report device.trace

      Listable emits its signposts only in DEBUG builds of the library, so a Release build, which \
      Profile in Xcode makes, has none, and what has them is not optimised, unless the library is \
      built with -O and DEBUG defined: in the app's scheme set Profile to a configuration with \
      SWIFT_OPTIMIZATION_LEVEL=-O and SWIFT_ACTIVE_COMPILATION_CONDITIONS=DEBUG. Times of a simulator \
      are those of the Mac, and a simulator has no late frames.

      A file that is cut is imported up to the cut, with exit code 65.
      """
  )

  @Argument(help: "The files of one recording, in any order.", completion: .file())
  var files: [String]

  @Option(
    name: [.short, .long],
    help: .init("The folder of the trace, which is made.", valueName: "trace")
  )
  var output: String

  @Option(help: .init("Take this process only.", valueName: "name or number"))
  var process: String?

  @Flag(help: "Take the signposts of Apple's own subsystems as well.")
  var system = false

  @Flag(help: "Replace the folder of an earlier import or recording.")
  var force = false

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    guard Set(files).count == files.count else {
      throw ValidationError("A file is named twice.")
    }
  }

  func run() throws {
    let target = try CommandOutput(output, .folder(.recording), force: force)
    guard !target.target.isStream else {
      throw CommandFailure.unusableOutput("A trace is a folder, so it cannot go to stdout.")
    }
    let interruption = Interruption { target.discardForGood() }
    defer { withExtendedLifetime(interruption) {} }
    let recording: ImportedRecording
    do {
      try target.create()
      recording = try read(to: target.temporaryPath + "/ctf")
      try TraceManifest(imported: recording).write(inFolder: target.temporaryPath)
      try writeStacks(of: recording, inFolder: target.temporaryPath)
      try target.publish()
    } catch let error as InstrumentsError {
      target.discard()
      throw CommandFailure(error)
    } catch {
      target.discard()
      throw error
    }
    try StandardOutput.write(ImportSummary(recording, output).text)
    for fault in recording.faults { terminalOptions.terminal.warn("\(fault).") }
    if let first = recording.faults.first {
      throw CommandFailure(
        message:
          "Not everything could be read: \(first). The trace in '\(output)' holds what stood "
          + "before that. Export the table again.",
        status: .badData
      )
    }
  }

  /// Writes the stacks of all runs beside the manifest; nothing where there are none.
  private func writeStacks(of recording: ImportedRecording, inFolder folder: String) throws {
    let samples = recording.runs.compactMap(\.samples)
    guard !samples.isEmpty else { return }
    let path = "\(folder)/\(TraceManifest.Device.stacksFile)"
    var text = ""
    for run in samples { run.writeFolded { text += $0 } }
    try CommandOutput.write(text, to: path)
  }

  private func read(to folder: String) throws(InstrumentsError) -> ImportedRecording {
    let options = ImportOptions(process: process, includesSystem: system)
    return try InstrumentsImport(files: files, schema: ListSchema.schema, options: options)
      .write(to: folder)
  }
}

extension CommandFailure {
  /// Files that could not be imported: exit code 66 for one that is not there, 74 where the trace cannot
  /// be written, 64 for a process that is not in them, else 65.
  init(_ error: InstrumentsError) {
    switch error {
    case .noSuchFile, .unreadable:
      self.init(message: error.message, status: .noInput)
    case .unwritable: self.init(message: error.message, status: .writeFailed)
    case .unknownFile, .differentDevices, .severalBoots:
      self.init(message: error.message, status: .badData)
    case .noneWanted: self.init(message: error.message, status: .usage)
    case .nothing:
      self.init(
        message: error.message + " Record with the instrument os_signpost and export the table "
          + "os-signpost-interval (OSSignpostIntervals from Xcode 27 on), or os-signpost: "
          + "`\(ProgramName.current) import --help` has the commands.",
        status: .badData
      )
    }
  }
}
