import ArgumentParser
import Experiments
import Foundation
import ListSchema
import Reports
import TraceAnalysis
import TraceCompass

/// `listscope trace-compass install`: the analysis of our events, in a workspace of Trace Compass.
struct TraceCompassInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Put the analysis \(TraceCompassFile.name) into a workspace of Trace Compass.",
    discussion: """
      It tells Trace Compass what the events mean, and gives it views of lists, frames and updates. It is \
      enabled there, too; other analyses stay as they are.

      Workspaces are looked for in the home folder and in the FOLDERs; on a terminal you are asked \
      which one it is to be. An analysis that an earlier version has installed is replaced; one that \
      was edited only with --force.
      """
  )

  @Argument(
    help: .init("Folders where workspaces are, beside the home folder.", valueName: "folder"),
    completion: .directory
  )
  var folders: [String] = []

  @Option(
    help: .init("The workspace, without being asked.", valueName: "folder"),
    completion: .directory
  )
  var workspace: String?

  @Flag(help: "The workspace is that of a trace server, which VS Code shows traces with.")
  var server = false

  @Flag(help: "Replace an analysis of this name that was edited.")
  var force = false

  func validate() throws {
    if workspace != nil, !folders.isEmpty {
      throw ValidationError("Give either --workspace or folders to look in, not both.")
    }
  }

  func run() throws {
    let chosen =
      try workspace.map { path throws(CommandFailure) in try Self.named(path) } ?? choose()
    guard !chosen.isOpen else {
      throw CommandFailure.unusableOutput(
        "'\(chosen.path)' is open in Trace Compass, or in its trace server, which writes its settings "
          + "over others. End it, and run this again."
      )
    }
    let done = try [copy(to: chosen), Self.enable(in: chosen)].joined()
    let steps = (server ? Self.serverSteps : Self.windowSteps)(chosen)
    try StandardOutput.write((done + steps).printableLines)
  }

  /// Writes the analysis; returns what is to be said of it.
  private func copy(to workspace: TraceCompassWorkspace) throws -> String {
    let text = TraceCompassFile.render(ListSchema.schema, for: server ? .server : .window)
    guard workspace.analysis != text else {
      return "It is there already: \(workspace.analysisPath)\n"
    }
    try checkUnedited(workspace)
    try Self.makeFolder(of: workspace.analysisPath)
    try CommandOutput.write(text, to: workspace.analysisPath)
    return "Installed \(workspace.analysisPath)\n"
  }

  /// Enables the analysis; returns what is to be said of it.
  private static func enable(in workspace: TraceCompassWorkspace) throws -> String {
    guard !workspace.isEnabled else { return "" }
    try makeFolder(of: workspace.preferencesPath)
    let bytes = workspace.enabled.adding(TraceCompassFile.name)
    try CommandOutput.write(bytes, to: workspace.preferencesPath)
    return "Enabled in \(workspace.preferencesPath)\n"
  }

  /// The workspace that the user has named.
  private static func named(_ path: String) throws(CommandFailure) -> TraceCompassWorkspace {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure(
        message: "There is no folder '\(path)'. Trace Compass makes a workspace when it first "
          + "starts with one.",
        status: .noInput
      )
    }
    let workspace = TraceCompassWorkspace(path: folder)
    guard workspace.isOne else {
      throw CommandFailure(
        message:
          "'\(path)' is no workspace: it has no folder .metadata. Start Trace Compass with it "
          + "once, or give another.",
        status: .usage
      )
    }
    return workspace
  }

  /// The workspace that the user chooses.
  private func choose() throws(CommandFailure) -> TraceCompassWorkspace {
    for folder in folders where !FileManager.default.fileExists(atPath: folder) {
      throw CommandFailure(
        message: "There is no folder '\(folder)' to look for workspaces in.",
        status: .noInput
      )
    }
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    let places = ([home] + folders).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let found = TraceCompassWorkspace.all(in: places)
    guard !found.isEmpty else {
      throw CommandFailure(
        message:
          "No workspace of Trace Compass is in \(places.joined(separator: ", ")). Start Trace "
          + "Compass once, or name the workspace with --workspace FOLDER.",
        status: .noInput
      )
    }
    guard let choice = try WorkspaceQuestion(found).answer() else {
      throw CommandFailure(
        message: "Nothing was installed: no workspace was chosen.",
        status: .usage
      )
    }
    return choice
  }

  private func checkUnedited(_ workspace: TraceCompassWorkspace) throws(CommandFailure) {
    guard workspace.hasAnalysis, !force else { return }
    guard let text = workspace.analysis, TraceCompassFile.isAsRendered(text) else {
      throw .unusableOutput(
        "'\(workspace.analysisPath)' was edited, so it is left as it is. --force replaces it."
      )
    }
  }

  private static func makeFolder(of file: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: OutputTarget.folder(of: file),
        withIntermediateDirectories: true
      )
    } catch {
      throw .unusableOutput(
        "'\(OutputTarget.folder(of: file))' cannot be made: \(error.systemReason)"
      )
    }
  }

  private static func windowSteps(_ workspace: TraceCompassWorkspace) -> String {
    """

    Next, in Trace Compass:
      1. Start it with the workspace \(workspace.path).
      2. In a project of the kind "Tracing", choose "Import…" in the context menu of its folder Traces,
         and the folder of a recording that holds the file metadata, which
         `find RECORDING -name metadata` prints. The views are below the trace in the project.
      3. "Manage XML analyses…" in the same menu lists \(TraceCompassFile.name) as enabled; so does
         "Window", "Preferences", "Tracing", "XML Analyses".

    """
  }

  private static func serverSteps(_ workspace: TraceCompassWorkspace) -> String {
    """

    Next:
      1. Start the trace server with the workspace: tracecompass-server -data \
    \(workspace.path.quotedForShell)
      2. In VS Code, open the folder of a recording that holds the file metadata, which
         `find RECORDING -name metadata` prints, with the extension "Trace Viewer for VSCode".

    """
  }
}

/// Asks on the terminal which workspace it is to be.
struct WorkspaceQuestion {
  private let workspaces: [TraceCompassWorkspace]

  /// More answers that name no workspace end the question.
  private static let maxAnswers = 5

  /// Prepares to ask about workspaces, of which there is one at least.
  init(_ workspaces: [TraceCompassWorkspace]) {
    self.workspaces = workspaces
  }

  /// The answer; nil where the user gives none.
  ///
  /// - Throws: `CommandFailure` with exit code 64 without a terminal.
  func answer() throws(CommandFailure) -> TraceCompassWorkspace? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw CommandFailure(
        message: "Which workspace? Name it with --workspace FOLDER; found: "
          + workspaces.map { "'\($0.path)'" }.joined(separator: ", ") + ".",
        status: .usage
      )
    }
    StandardError.say(
      ["Workspaces:"] + workspaces.enumerated().map { "  \($0 + 1)  \($1.path)" }
    )
    for _ in 0..<Self.maxAnswers {
      let range = workspaces.count == 1 ? "1" : "1 to \(workspaces.count)"
      StandardError.write("Install into which one? (\(range); nothing for none) ")
      guard let answer = readLine()?.trimmingCharacters(in: .whitespaces), !answer.isEmpty else {
        return nil
      }
      if let number = Int(answer), workspaces.indices.contains(number - 1) {
        return workspaces[number - 1]
      }
    }
    return nil
  }
}
