import Foundation
import Glibc
import TestSupport
import Testing

/// The command that starts the program in Port; that has tests of its own, in its package.
@Suite struct PortCommandTests {
  @Test("Outside of a clone, and without the packaged program, it says what to install")
  func neither() throws {
    let folder = try OutputFolder()
    let copy = folder.path + "/listscope"
    try FileManager.default.copyItem(atPath: CommandRun.listscope, toPath: copy)
    let run = try CommandRun.run([copy, "port", "--check", "Screens"])
    #expect(run.status == 69)
    #expect(run.errors.contains("Cannot find listscope-port"))
    #expect(run.errors.contains("swift build --package-path Port"))
  }

  @Test("The program beside it gets all words, and its exit code is passed on")
  func beside() throws {
    let folder = try OutputFolder()
    let copy = folder.path + "/listscope"
    try FileManager.default.copyItem(atPath: CommandRun.listscope, toPath: copy)
    let program = folder.path + "/listscope-port"
    try "#!/bin/sh\necho \"$@\"\nexit 7\n".write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = try CommandRun.run([copy, "port", "--check", "a b", "--json", "--help"])
    #expect(run.status == 7)
    #expect(run.output == "--check a b --json --help\n")
  }

  @Test("A package that is interrupted while its screens are ported is not written")
  func interrupted() throws {
    let folder = try OutputFolder()
    let copy = folder.path + "/listscope"
    try FileManager.default.copyItem(atPath: CommandRun.listscope, toPath: copy)
    let (program, started) = (folder.path + "/listscope-port", folder.path + "/started")
    try "#!/bin/sh\necho $$ > '\(started)'\nexec sleep 3600\n"
      .write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let screen = folder.path + "/A.swift"
    try "struct A {}\n".write(toFile: screen, atomically: true, encoding: .utf8)
    let run = try CommandRun([
      copy, "init", "package", "mine", "--output", folder.path + "/mine", "--listscope",
      CommandRun.repository, "--screen", screen,
    ])
    run.wait(forLines: 1, in: started)
    let ported = try #require(
      pid_t(
        try String(contentsOfFile: started, encoding: .utf8).trimmingCharacters(in: .newlines)
      )
    )
    kill(run.process.processIdentifier, SIGINT)
    #expect(run.finish().status == 130)
    #expect(TestPatience.wait { kill(ported, 0) != 0 })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/mine"))
  }

  @Test("A screen that is not there is named before anything is built")
  func missingScreen() throws {
    let folder = try OutputFolder()
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "init", "package", "mine", "--output", folder.path + "/mine",
        "--listscope", CommandRun.repository, "--screen", folder.path + "/A.swift",
      ]
    )
    #expect(run.status == 66)
    #expect(run.errors.contains("There is no file"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/mine"))
  }
}
