import Experiments
import Foundation
import Reports
import TraceAnalysis

/// A report as a page that a browser shows.
struct ReportPage {
  let folder: TraceFolder
  /// The file; nil for one in the folder of the trace.
  var output: String?
  let terminal: Terminal
  /// The options with which it is read and evaluated, as words of a command.
  var options: [String] = []

  /// Writes the page, and opens it.
  ///
  /// - Parameters:
  ///   - evaluation: the budget of frames.
  ///   - range: the part of the trace that it is about.
  ///   - isRedacted: true to leave out names.
  /// - Throws: `CommandFailure` where the trace cannot be read, or must not be trusted, and where the page
  ///   cannot be written.
  func open(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    isRedacted: Bool = false
  ) throws {
    let file = output ?? "\(folder.path)/report.html"
    try CommandOutput.check(file)
    var report = try folder.report(evaluation, range: range, withTimeline: true)
    report.isRedacted = isRedacted
    report.options = options
    if !isRedacted { report.pictures = ScreenPictures(report).start() }
    try CommandOutput.write(try report.text(.html, style: .plain), to: file)
    try StandardOutput.writeLine("page: \(file)")
    if let reason = Browser.open(file) {
      terminal.warn("\(reason); open the page yourself, or set $BROWSER.")
    }
    if let failure = report.lossFailure { throw failure }
  }
}

/// The user's browser.
enum Browser {
  /// Opens a file, without waiting until it is closed again: for half a second, in which a failure shows.
  ///
  /// The programs in `BROWSER`, between colons, are tried one after another, then `xdg-open`; a `%s` in one
  /// stands for the file.
  ///
  /// - Parameter file: the path of the file.
  /// - Returns: the reason why none could be started; nil where one was.
  static func open(_ file: String) -> String? {
    let given = ProcessInfo.processInfo.environment["BROWSER"] ?? ""
    let commands = given.split(separator: ":").map(String.init) + ["xdg-open"]
    let path = URL(fileURLWithPath: file).path
    return commands.contains { start($0, path) }
      ? nil : "no browser could be started, or it failed at once"
  }

  private static func start(_ command: String, _ path: String) -> Bool {
    let words = command.split(separator: " ").map(String.init)
    guard let program = words.first.flatMap(executable) else { return false }
    let arguments = words.dropFirst().map { $0.replacingOccurrences(of: "%s", with: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = command.contains("%s") ? arguments : arguments + [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil && !hasFailed(process)
  }

  /// Returns whether a program ends at once with a failure; a browser mostly goes on.
  private static func hasFailed(_ process: Process) -> Bool {
    let end = ContinuousClock.now + .milliseconds(500)
    while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
    return !process.isRunning && process.terminationStatus != 0
  }

  /// The path of a program, looked up in `PATH`; nil where there is none.
  private static func executable(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return paths.first(where: FileManager.default.isExecutableFile)
  }
}
