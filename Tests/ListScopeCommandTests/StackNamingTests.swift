import Foundation
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments
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

  /// The command that puts another file in the place of a program, whose guard may still be ending.
  private static func replacing(_ program: String, by other: String) -> [String] {
    ["cp", "--remove-destination", other, program]
  }

  /// A copy of the program.
  private func copy(_ name: String) throws -> String {
    let program = try path(name)
    #expect(try CommandRun.run(Self.replacing(program, by: CommandRun.listscope)).status == 0)
    return program
  }

  @Test("Read where a program is not, a report says so, and shows all that it knows")
  func otherMachine() throws {
    let program = try copy("gone")
    let trace = try path("other-machine")
    try record(program, into: trace)
    try FileManager.default.removeItem(atPath: program)
    // The names that `record` left come with the trace.
    let withNames = try CommandRun.run([CommandRun.listscope, "report", trace, "--full"])
    #expect(withNames.status == 0)
    #expect(!withNames.output.contains("no names  \(program)"))
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    let without = try CommandRun.run([CommandRun.listscope, "report", trace, "--full"])
    #expect(without.status == 0, "\(without.errors)")
    let words = without.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.localizedCaseInsensitiveContains("no names \(program)"))
    #expect(words.contains("not on this machine"))
    let samples = try #require(try TraceFolder(trace).report().stacks)
    #expect(samples.counts.inFrames > 0)
    #expect(Self.isMostlyComplete(samples))
    #expect(samples.missing.contains { $0.path == program })
    // What is there keeps its names.
    #expect(!samples.missing.contains { $0.path.contains("libswiftCore") })
  }

  @Test("The functions that compare rows come with the trace, and are found where none were kept")
  func equivalences() throws {
    let trace = try path("equivalences")
    try record(CommandRun.listscope, into: trace)
    let kept = try #require(SymbolFile(inFolder: trace)?.equivalences)
    #expect(!kept.isEmpty && kept.allSatisfy { $0.line != nil })
    #expect(kept.allSatisfy { $0.name.contains("isEquivalent(to: ") })
    let names = StackNames([], of: [], kept: SymbolFile(inFolder: trace))
    #expect(names.equivalences == kept)
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    let folder = TraceFolder(trace)
    let (profile, _) = try folder.stackProfile()
    #expect(Set(folder.names(of: profile).equivalences) == Set(kept))
  }

  @Test("A program that was built again does not lend its names")
  func otherBuild() throws {
    let program = try copy("rebuilt")
    let trace = try path("rebuilt-trace")
    try record(program, into: trace)
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    #expect(try CommandRun.run(Self.replacing(program, by: "/bin/true")).status == 0)
    let stacks = try #require(try TraceFolder(trace).report().stacks)
    let missing = try #require(stacks.missing.first { $0.path == program })
    #expect(missing.reason == "another build than the one that ran")
  }

  /// Returns whether most stacks are complete, which does not depend on names.
  private static func isMostlyComplete(_ stacks: StackSummary) -> Bool {
    Double(stacks.complete) >= 0.9 * Double(stacks.counts.inFrames)
  }

  @Test(
    "A stripped program is recorded, its samples are counted, and the report says that it has no names",
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
    #expect(Self.isMostlyComplete(stacks))
    let missing = try #require(stacks.missing.first { $0.path == program })
    #expect(missing.reason.hasPrefix("no symbols (stripped)") && !missing.hasNames)
    let text = try CommandRun.run([CommandRun.listscope, "report", trace, "--full"])
    #expect(text.status == 0)
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("No line of your code can be named: \(program): no symbols (stripped)"))
    // The program as it was built has the same build id, and is all that was lacking.
    #expect(try CommandRun.run(Self.replacing(program, by: CommandRun.listscope)).status == 0)
    let named = try #require(try TraceFolder(trace).report().stacks)
    #expect(!named.missing.contains { $0.path == program })
    #expect(named.complete > 0)
  }

  @Test(
    "Names of a program without a build id are unsure, and a program that has one is another one",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/objcopy"))
  )
  func noBuildID() throws {
    let program = try copy("without-build-id")
    let removed = ["objcopy", "--remove-section", ".note.gnu.build-id", program]
    #expect(try CommandRun.run(removed).status == 0)
    let trace = try path("without-build-id-trace")
    try record(program, into: trace)
    let stacks = try #require(try TraceFolder(trace).report().stacks)
    let unsure = try #require(stacks.missing.first { $0.path == program })
    #expect(unsure.reason.hasPrefix("no build id") && unsure.hasNames)
    #expect(Self.isMostlyComplete(stacks))
    try FileManager.default.removeItem(atPath: trace + "/" + SymbolFile.name)
    #expect(try CommandRun.run(Self.replacing(program, by: "/bin/true")).status == 0)
    let replaced = try #require(try TraceFolder(trace).report().stacks)
    let missing = try #require(replaced.missing.first { $0.path == program })
    #expect(missing.reason == "another build than the one that ran" && !missing.hasNames)
  }
}
