import ArgumentParser
import Experiments
import Exports
import Foundation
import Reports
import TraceAnalysis
import TraceQueries
import TraceReading

/// `listscope export`: a trace in the formats of other tools.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Write a trace for Perfetto, Firefox, speedscope, flame graphs, DuckDB, SQLite and others.",
    discussion: """
      TRACE is any folder that holds CTF with listscope events, as for `report`:

        \(ProgramName.current) export TRACE --format perfetto --output trace.pftrace
        \(ProgramName.current) export TRACE --format firefox > trace.firefox.json
        \(ProgramName.current) export TRACE --format speedscope > trace.speedscope.json
        \(ProgramName.current) export TRACE --format folded | flamegraph.pl > flames.svg
        \(ProgramName.current) export TRACE --format csv --host lab-3 --output tables
        \(ProgramName.current) export TRACE --format sqlite --output trace.db

      stacks holds the samples of `\(ProgramName.current) record --stacks`: the innermost interval, then \
      the calls in it, and the number of samples.

        \(ProgramName.current) export TRACE --format stacks --interval measure \\
          | flamegraph.pl > measure.svg

      csv, ndjson and parquet write a folder with a file for every table, machine and day, which \
      DuckDB, ClickHouse and Spark read as it is. parquet needs the command duckdb:

        duckdb -c "SELECT * FROM read_parquet('tables/table=frames/**/*.parquet')"

      Folders of many machines can be copied into one; `\(ProgramName.current) fleet` reads those of \
      parquet and csv.

      `\(ProgramName.current) schema tables` describes the tables. A file that exists is replaced \
      when the export is complete; a folder only with --force, and only one that this command has \
      written. Unfinished outputs are removed. A trace that lost events is exported as well, with \
      exit code 65.
      """
  )

  @Argument(help: "The folder of the trace. (default: the latest recording)", completion: .trace)
  var trace: String?

  @Option(help: "The format.")
  var format: ExportFormat

  @Option(
    name: [.short, .long],
    help: .init(
      "A file, or a new folder for csv, ndjson and parquet; stdout, which is -, otherwise, where the format "
        + "allows it.",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: String?

  @Option(
    help: .init(
      "The machine's name in tables and folders of csv, ndjson, parquet and sqlite.",
      valueName: "name"
    )
  )
  var host = ExportCommand.defaultHost

  @Option(help: "The commit or version that was built, for the table of runs.")
  var commit: String?

  @Option(
    help: .init(
      "With --format stacks: only samples inside of intervals of this name.",
      valueName: "name"
    )
  )
  var interval: String?

  @Option(
    help: .init(
      "With --format stacks: only samples inside of frames that were late because of this.",
      valueName: "cause"
    )
  )
  var cause: String?

  @Option(
    help: .init(
      "With --format stacks: only samples of work that was done for rows of this type.",
      valueName: "type"
    )
  )
  var rowType: String?

  @Flag(help: "Replace the folder of an earlier export.")
  var force = false

  @Flag(help: "Leave out paths, names of hosts, and a scenario's own texts; not with --host.")
  var redact = false

  @Flag(
    help: "With folded: the stacks that a device's samples have, instead of those of intervals."
  )
  var samples = false

  @OptionGroup(title: "Reading and evaluation") var options: ReadingOptions

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  /// The machine's default name: traces do not provide one.
  static let defaultHost = "unnamed"

  func validate() throws {
    if output == nil, format.needsOutput {
      throw ValidationError("--format \(format.rawValue) needs --output.")
    }
    if redact, samples || format == .stacks {
      let stacks = samples ? "--samples" : "--format stacks"
      throw ValidationError("--redact cannot leave out what \(stacks) is made of.")
    }
    if selection != StackSelection(), format != .stacks {
      throw ValidationError("--interval, --cause and --row-type are for --format stacks.")
    }
    if redact, host != Self.defaultHost {
      throw ValidationError("--redact leaves the names of hosts out: give it without --host.")
    }
    if samples, format != .folded {
      throw ValidationError("--samples goes with --format folded only.")
    }
    if host.isEmpty { throw ValidationError("--host must not be empty.") }
    if commit?.isEmpty == true { throw ValidationError("--commit must not be empty.") }
    // Engines take the names of folders for numbers where they can, and not all in the same way.
    let isText = host.first?.isLetter == true && host.allSatisfy(\.isASCII) && Double(host) == nil
    if format.shape == .folder(.export), !isText {
      throw ValidationError(
        "--host must begin with a letter, and be ASCII, so that every engine reads the same: such as "
          + "'host-\(host)'."
      )
    }
  }

  func run() throws {
    let terminal = terminalOptions.terminal
    let folder = TraceFolder(
      try Recordings.trace(trace, terminal),
      decoder: options.reader.decoder
    )
    if samples { return try writeSamples(of: folder) }
    let target = try output.map { path throws(CommandFailure) in
      try CommandOutput(path, format.shape, force: force)
    }
    let program = ChildProgram()
    let interruption = Interruption {
      program.interrupt()
      target?.discardForGood()
    }
    defer { withExtendedLifetime(interruption) {} }
    let ending: TraceEnding
    do {
      try target?.create()
      ending = try write(folder, to: target, program)
      try target?.publish()
    } catch {
      target?.discard()
      throw error as? CommandFailure ?? unwritable(error)
    }
    try folder.evaluate(ending, terminal)
  }

  /// Writes the stacks that an import has left beside the trace.
  private func writeSamples(of folder: TraceFolder) throws {
    let path = "\(folder.path)/\(TraceManifest.Device.stacksFile)"
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure(TraceReadingError.noSuchPath(path: folder.path))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        message:
          "'\(folder.path)' has no samples. They come from the table time-profile of a device: "
          + "`\(ProgramName.current) import --help` has the commands.",
        status: .badData
      )
    }
    try CommandOutput.write(data, to: output ?? "-")
  }

  /// Returns the failure for an error of neither reading nor the output: one of temporary files and
  /// databases.
  private func unwritable(_ error: any Error) -> CommandFailure {
    var reason = error.systemReason
    if let error = error as? TraceQueryError { reason = error.message }
    return CommandFailure(
      message: "The export to \(output.map { "'\($0)'" } ?? "stdout") cannot be written: \(reason)",
      status: .writeFailed
    )
  }

  private func write(_ folder: TraceFolder, to target: CommandOutput?, _ program: ChildProgram)
    throws -> TraceEnding
  {
    switch format {
    case .perfetto:
      return try export(folder, withStacks: true, PerfettoTrace(file(target)))
    case .chrome:
      return try export(folder, ChromeTrace(file(target)))
    case .firefox:
      return try export(
        folder,
        withStacks: true,
        FirefoxProfile(product: title(folder), file(target))
      )
    case .speedscope:
      return try export(
        folder,
        withStacks: true,
        SpeedscopeProfiles(
          title: title(folder),
          exporter: "listscope@\(ListScopeCommand.version)",
          file(target)
        )
      )
    case .folded:
      return try export(folder, FoldedStacks(file(target)))
    case .stacks:
      return try exportStacks(folder, file(target))
    case .csv, .ndjson, .parquet:
      return try exportTables(folder, target, program)
    case .sqlite:
      return try exportDatabase(folder, target)
    }
  }

  private func exportTables(
    _ folder: TraceFolder,
    _ target: CommandOutput?,
    _ program: ChildProgram
  ) throws -> TraceEnding {
    let manifest = file(target, ExportManifest.fileName)
    manifest.append(try ExportManifest(tables: format.rawValue).text)
    try manifest.finish()
    let rows: RowFormat = format == .ndjson ? .ndjson : .csv
    guard format == .parquet, let target else {
      return try export(folder, PartitionedExport(rows, origin(folder)) { file(target, $0) })
    }
    let parquet = ParquetExport(target)
    let ending = try export(folder, PartitionedExport(rows, origin(folder), open: parquet.open))
    try parquet.finish(program)
    return ending
  }

  private func origin(_ folder: TraceFolder) -> TraceOrigin {
    var origin = folder.origin(host: host, isRedacted: redact)
    origin.commit = commit
    return origin
  }

  private func title(_ folder: TraceFolder) -> String {
    redact ? FolderReport.redactedPath : URL(fileURLWithPath: folder.path).lastPathComponent
  }

  /// Writes the trace; stacks name functions and files, which are left out where it is redacted.
  private func export(
    _ folder: TraceFolder,
    withStacks: Bool = false,
    _ exporter: some TraceExporter
  ) throws -> TraceEnding {
    try folder.export(options.evaluation, withStacks: withStacks && !redact, to: exporter)
  }

  /// The stack samples that are wanted.
  private var selection: StackSelection {
    StackSelection(interval: interval, cause: cause, contentType: rowType)
  }

  /// Writes the stack samples, as flame graph tools read them: those of time, else those of allocations.
  private func exportStacks(_ folder: TraceFolder, _ output: ExportOutput) throws -> TraceEnding {
    let (time, allocations) = (StackProfileBuilder(.time), StackProfileBuilder(.allocations))
    let ending = try folder.read(into: [time, allocations], options.evaluation)
    var profile = time.profile()
    if profile.counts.all == 0 { profile = allocations.profile() }
    if let failure = folder.failure(of: profile, selection) { throw failure }
    for line in profile.folded(folder.names(of: profile), part: selection) {
      output.append(line + "\n")
    }
    try output.finish()
    return ending
  }

  private func exportDatabase(_ folder: TraceFolder, _ target: CommandOutput?) throws -> TraceEnding
  {
    try TraceDatabase(path: target?.temporaryPath)
      .load {
        try folder.readRows(options.evaluation, origin(folder), .all, $0)
      }
  }

  /// The output as a whole, or a file of the folder that it is.
  private func file(_ target: CommandOutput?, _ path: String? = nil) -> ExportOutput {
    guard let target else { return .standard }
    return ExportOutput { try target.append($0, to: path) }
  }
}

/// A format of another tool.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case perfetto
  case chrome
  case firefox
  case speedscope
  case folded
  case stacks
  case csv
  case ndjson
  case parquet
  case sqlite

  /// True if the export is not one stream of text.
  var needsOutput: Bool {
    switch self {
    case .csv, .ndjson, .parquet, .sqlite: true
    case .perfetto, .chrome, .firefox, .speedscope, .folded, .stacks: false
    }
  }

  /// The shape of the output.
  var shape: CommandOutput.Shape {
    switch self {
    case .csv, .ndjson, .parquet: .folder(.export)
    case .sqlite: .database
    case .perfetto, .chrome, .firefox, .speedscope, .folded, .stacks: .stream
    }
  }
}
