import Checking
import Foundation
import Testing

/// The program that was built with these tests.
private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().appendingPathComponent("listscope-port").path

/// The end of a check by a signal.
@Suite struct InterruptionTests {
  /// A folder with a screen, a clone that has modules, and a compiler that never ends, by Ctrl-C if it obeys that.
  private func workspace(obeys: Bool) throws -> Workspace {
    let workspace = try Workspace([
      "Screens/A.swift": "struct A {}\n",
      "bin/swiftc": """
      #!/bin/sh
      \(obeys ? "" : "trap '' INT")
      echo part > "$TMPDIR/part"
      echo $$ > "$STARTED"
      exec sleep 3600

      """,
      "clone/Package.swift": "let package = Package(\n  name: \"ListScope\",\n)\n",
      "clone/.build/release/Modules/ListScope.swiftmodule": "",
      "tmp/kept": "",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: workspace.path + "/bin/swiftc"
    )
    return workspace
  }

  /// Starts a check, and returns it with its compiler once that runs.
  private func start(in workspace: Workspace) throws -> (check: Process, compiler: pid_t) {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: program)
    check.arguments = [
      "--check", workspace.path + "/Screens", "--listscope", workspace.path + "/clone",
    ]
    let variables = ProcessInfo.processInfo.environment
    check.environment = variables.merging([
      "PATH": workspace.path + "/bin:" + (variables["PATH"] ?? "/usr/bin:/bin"),
      "TMPDIR": workspace.path + "/tmp", "STARTED": workspace.path + "/started",
    ]) { $1 }
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    var compiler: pid_t?
    while check.isRunning, compiler == nil {
      usleep(10_000)
      let text = try? String(contentsOfFile: workspace.path + "/started", encoding: .utf8)
      compiler = text.flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    }
    return (check, try #require(compiler))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: program), "the program is not built"),
    arguments: [SIGINT, SIGTERM],
    [true, false]
  )
  func nothingIsLeftAndNothingRuns(number: Int32, compilerObeys: Bool) throws {
    let workspace = try workspace(obeys: compilerObeys)
    let (check, compiler) = try start(in: workspace)
    let temporary = workspace.path + "/tmp"
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).count == 2)
    kill(check.processIdentifier, number)
    check.waitUntilExit()
    #expect(check.terminationReason == .exit)
    #expect(check.terminationStatus == Interruption.exitCode)
    #expect(kill(compiler, 0) != 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == ["kept"])
  }
}
