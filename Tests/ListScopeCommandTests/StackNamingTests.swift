import Foundation
import TestSupport
import Testing
import TraceAnalysis

@testable import ListScopeCommand

/// Recordings with stacks whose programs are not what they were, or not there any more.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct StackNamingTests {
  private let folder = try? OutputFolder()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// Records some frames with a program, which samples them often.
  private func record(_ program: String, into trace: String) throws {
    let run = try CommandRun.run([
      program, "record", "adversarial", "--items", "1000", "--frames", "100", "--stacks=5000",
      "--repeat", "1", "--output", trace,
    ])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A copy of the program.
  private func copy(_ name: String) throws -> String {
    let program = try path(name)
    #expect(try CommandRun.run(["cp", CommandRun.listscope, program]).status == 0)
    return program
  }

  @Test("Read where a program is not, a report says so, and shows all that it knows")
  func otherMachine() throws {
    let program = try copy("gone")
    let trace = try path("other-machine")
    try record(program, into: trace)
    try FileManager.default.removeItem(atPath: program)
    // The names that `record` left come with the trace.
    let withNames = try CommandRun.run([CommandRun.listscope, "report", trace])
    #expect(withNames.status == 0)
    #expect(!withNames.output.contains("no names  \(program)"))
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    let without = try CommandRun.run([CommandRun.listscope, "report", trace])
    #expect(without.status == 0, "\(without.errors)")
    let words = without.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.localizedCaseInsensitiveContains("no names \(program)"))
    #expect(words.contains("not on this machine"))
    let samples = try #require(try TraceFolder(trace).report().stacks)
    #expect(samples.counts.inFrames > 0)
    #expect(samples.missing.contains { $0.path == program })
    // What is there keeps its names.
    #expect(!samples.missing.contains { $0.path.contains("libswiftCore") })
  }

  @Test("A program that was built again does not lend its names")
  func otherBuild() throws {
    let program = try copy("rebuilt")
    let trace = try path("rebuilt-trace")
    try record(program, into: trace)
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    #expect(try CommandRun.run(["cp", "/bin/true", program]).status == 0)
    let stacks = try #require(try TraceFolder(trace).report().stacks)
    let missing = try #require(stacks.missing.first { $0.path == program })
    #expect(missing.reason == "another build than the one that ran")
  }

  @Test(
    "A stripped program is recorded, and its samples are counted",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strip"))
  )
  func strippedProgram() throws {
    let program = try copy("stripped")
    #expect(try CommandRun.run(["strip", program]).status == 0)
    let trace = try path("stripped-trace")
    try record(program, into: trace)
    let stacks = try #require(try TraceFolder(trace).report().stacks)
    #expect(stacks.counts.inFrames > 0)
    #expect(stacks.lines.allSatisfy { $0.function.line == nil })
    #expect(try CommandRun.run([CommandRun.listscope, "report", trace]).status == 0)
  }
}
