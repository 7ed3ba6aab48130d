import Foundation
import TestSupport
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// `--trace-format`, on machines whose LTTng has a choice and on others.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct TraceFormatTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// True if LTTng has a choice, as from 2.15 on.
  private func hasChoice() throws -> Bool {
    let text = try CommandRun.run(["lttng", "--version"]).output
    let version = try #require(text.firstMatch(of: /(\d+)\.(\d+)/))
    return (Int(version.1) ?? 0, Int(version.2) ?? 0) >= (2, 15)
  }

  private func record(_ format: String, _ name: String) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([
      listscope, "record", "feed", "--items", "20", "--frames", "5", "--trace-format", format,
      "--output", path(name), "--json",
    ])
  }

  private func firstByte(_ name: String) throws -> UInt8? {
    let names = FileManager.default.enumerator(atPath: try path(name))?.allObjects ?? []
    let metadata = try #require(
      names.compactMap { $0 as? String }.first { $0.hasSuffix("/metadata") }
    )
    return FileManager.default.contents(atPath: try path("\(name)/\(metadata)"))?.first
  }

  @Test("CTF 1.8 can be had from every LTTng")
  func older() throws {
    let result = try record("ctf-1.8", "older")
    #expect(result.status == 0, "\(result)")
    #expect(try firstByte("older") != 0x1E)
  }

  @Test("CTF 2 is recorded where LTTng has it, and refused with a reason elsewhere")
  func newer() throws {
    let result = try record("ctf-2", "newer")
    if try hasChoice() {
      #expect(result.status == 0, "\(result)")
      #expect(try firstByte("newer") == 0x1E)
    } else {
      #expect(result.status == 69)
      #expect(
        result.errors.hasPrefix(
          "error: No trace can be recorded as CTF 2: this machine's liblttng-ctl is older than LTTng 2.15.\n"
            + "  Fix: install lttng-tools 2.15 or newer, or record without --trace-format"
        ),
        "\(result.errors)"
      )
      #expect(!FileManager.default.fileExists(atPath: try path("newer")))
    }
  }

  @Test("Another word is a mistake that names the formats", arguments: ["ctf", "ctf-3", "2"])
  func wrong(word: String) throws {
    let result = try record(word, "wrong")
    #expect(result.status == 64)
    #expect(["ctf-1.8", "ctf-2"].allSatisfy(result.errors.contains), "\(result.errors)")
  }
}
