import Foundation
import Glibc
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceCompass

@testable import Experiments
@testable import ListScopeCommand

/// `trace-compass install`, as users run it.
@Suite struct TraceCompassInstallTests {
  private let home: OutputFolder
  private let rendered = TraceCompassFile.render(ListSchema.schema, for: .window)

  init() throws {
    home = try OutputFolder()
  }

  private func workspace(_ name: String) throws -> TraceCompassWorkspace {
    let workspace = TraceCompassWorkspace(path: "\(home.path)/\(name)")
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/.metadata",
      withIntermediateDirectories: true
    )
    return workspace
  }

  private func put(_ text: String, in workspace: TraceCompassWorkspace) throws {
    try FileManager.default.createDirectory(
      atPath: OutputTarget.folder(of: workspace.analysisPath),
      withIntermediateDirectories: true
    )
    try text.write(toFile: workspace.analysisPath, atomically: true, encoding: .utf8)
  }

  private func install(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [CommandRun.listscope, "trace-compass", "install"] + arguments,
      environment: ["HOME": home.path]
    )
  }

  /// Answers the question on a terminal.
  private func install(answering answer: String, _ arguments: String = "") throws -> String {
    let command = "'\(CommandRun.listscope)' trace-compass install \(arguments); echo status \\$?"
    return try CommandRun.run(
      ["sh", "-c", "printf '\(answer)' | script -qec \"\(command)\" /dev/null"],
      environment: ["HOME": home.path]
    ).output
  }

  @Test("A named workspace gets the analysis, and the user learns what to do next")
  func named() throws {
    let workspace = try workspace("traces")
    let result = try install("--workspace", workspace.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(workspace.analysis == rendered)
    #expect(result.output.hasPrefix("Installed \(workspace.analysisPath)\n"))
    #expect(result.output.contains("Manage XML analyses…"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: OutputTarget.folder(of: workspace.analysisPath)
    )
    #expect(files == [TraceCompassFile.name], "nothing unfinished is left")
    #expect(workspace.isEnabled)
    #expect(result.output.contains("\nEnabled in \(workspace.preferencesPath)\n"))
    let again = try install("--workspace", workspace.path)
    #expect(again.status == 0)
    #expect(!again.output.contains("Enabled"))
    #expect(again.output.hasPrefix("It is there already"))
  }

  @Test(
    "An edited analysis is left as it is without --force, wherever it was edited",
    arguments: [
      ("ListScope: lists", "my lists"), ("</tmfxml>\n", "</tmfxml>\n<!-- mine -->\n"),
      ("<tmfxml", "<!-- mine -->\n<tmfxml"), ("Do not edit", "Edited"), (" <xyView", "\t<xyView"),
      ("</tmfxml>\n", "</tmfxml>"),
    ]
  )
  func edited(old: String, new: String) throws {
    let workspace = try workspace("traces")
    let edited = rendered.replacing(old, with: new, maxReplacements: 1)
    #expect(edited != rendered)
    try put(edited, in: workspace)
    let result = try install("--workspace", workspace.path)
    #expect(result.status == 64)
    #expect(result.errors.contains("--force"))
    #expect(workspace.analysis == edited)
    #expect(try install("--workspace", workspace.path, "--force").status == 0)
    #expect(workspace.analysis == rendered)
  }

  @Test("Analyses that are enabled already stay so, and all other preferences as they were")
  func enabled() throws {
    let workspace = try workspace("traces")
    try FileManager.default.createDirectory(
      atPath: OutputTarget.folder(of: workspace.preferencesPath),
      withIntermediateDirectories: true
    )
    let before = "eclipse.preferences.version=1\nenabled_files=mine.xml;yours.xml\nother=1\n"
    try before.write(toFile: workspace.preferencesPath, atomically: true, encoding: .utf8)
    #expect(try install("--workspace", workspace.path).status == 0)
    #expect(workspace.enabled.names == ["mine.xml", "yours.xml", TraceCompassFile.name])
    #expect(
      try String(contentsOfFile: workspace.preferencesPath, encoding: .utf8)
        == before.replacing("yours.xml", with: "yours.xml;listscope.xml")
    )
  }

  @Test("The workspace of a trace server gets states with names")
  func server() throws {
    let workspace = try workspace("server")
    let text = TraceCompassFile.render(ListSchema.schema, for: .server)
    let result = try install("--server", "--workspace", workspace.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(workspace.analysis == text && workspace.isEnabled && workspace.isCurrent)
    #expect(result.output.contains("tracecompass-server"))
    #expect(try install("--workspace", workspace.path).status == 0, "it was not edited")
    #expect(workspace.analysis == rendered)
  }

  @Test("A workspace that a program has open is left as it is")
  func open() throws {
    let workspace = try workspace("traces")
    let path = workspace.path + "/.metadata/.lock"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(!workspace.isOpen)
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    var lock = Glibc.flock()
    lock.l_type = Int16(F_WRLCK)
    #expect(fcntl(descriptor, F_SETLK, &lock) == 0)
    let result = try install("--workspace", workspace.path)
    #expect(result.status == 64)
    #expect(result.errors.contains("is open in Trace Compass"))
    #expect(!workspace.hasAnalysis && !workspace.isEnabled)
  }

  @Test("An analysis of another version is replaced, if nobody has edited it")
  func older() throws {
    let schema = ListSchema.schema
    let older = Schema(
      name: schema.name,
      version: schema.version,
      intervals: schema.intervals.dropLast(),
      events: schema.events
    )
    let workspace = try workspace("traces")
    try put(TraceCompassFile.render(older, for: .window), in: workspace)
    #expect(try install("--workspace", workspace.path).status == 0)
    #expect(workspace.analysis == rendered)
  }

  @Test("Without a terminal nobody is asked: the error names the option and what was found")
  func withoutTerminal() throws {
    let workspace = try workspace(".tracecompass")
    let result = try install()
    #expect(result.status == 64)
    #expect(result.errors.contains("--workspace FOLDER"))
    #expect(result.errors.contains(workspace.path))
    #expect(!workspace.hasAnalysis)
  }

  @Test("What is no workspace is an error with its own exit code")
  func missing() throws {
    #expect(try install().status == 66, "no workspace at all")
    #expect(try install("--workspace", home.path + "/none").status == 66)
    #expect(try install(home.path + "/none").status == 66)
    let folder = try install("--workspace", home.path)
    #expect(folder.status == 64)
    #expect(folder.errors.contains("no folder .metadata"))
    #expect(try install("--workspace", home.path, home.path).status == 64)
    let workspace = try workspace("traces")
    try FileManager.default.createDirectory(
      atPath: workspace.analysisPath,
      withIntermediateDirectories: true
    )
    #expect(try install("--workspace", workspace.path).status == 64, "a folder in the file's place")
  }

  @Test("A workspace that may not be written to is exit code 64", .enabled(if: User.isRoot))
  func unwritable() throws {
    let workspace = try workspace("traces")
    let result = try CommandRun.run(
      [
        CommandRun.listscope, "trace-compass", "install", "--workspace", workspace.path,
      ],
      as: .ordinary
    )
    #expect(result.status == 64)
    #expect(result.errors.contains("cannot be made"))
    #expect(!workspace.hasAnalysis)
  }

  @Test(
    "On a terminal the user chooses among the workspaces of the home and other folders",
    .enabled(
      if: CommandRun.find("script") != nil,
      "needs the command script: apt install bsdutils"
    ),
    arguments: [("2\\n", [false, true, false]), ("9\\nx\\n3\\n", [false, false, true])]
  )
  func chosen(answer: String, expected: [Bool]) throws {
    let workspaces = try [".tracecompass", "b", "projects/c"].map(workspace)
    let output = try install(answering: answer, home.path + "/projects")
    #expect(output.contains("1  \(workspaces[0].path)"))
    #expect(output.contains("status 0"))
    #expect(workspaces.map(\.hasAnalysis) == expected)
  }

  @Test(
    "Who answers nothing installs nothing",
    .enabled(if: CommandRun.find("script") != nil, "needs the command script: apt install bsdutils")
  )
  func unanswered() throws {
    let workspace = try workspace("b")
    let output = try install(answering: "\\n")
    #expect(output.contains("status 64"))
    #expect(!workspace.hasAnalysis)
  }
}
