import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// Mistakes about a folder, and about the part of it that is wanted.
@Suite struct TraceFolderTests {
  private static let fling = CommandRun.repository + "/Traces/fling"

  @Test("A part of a trace that begins after its end is a mistake")
  func range() throws {
    func read(_ beginNs: Int64) throws(CommandFailure) {
      _ = try TraceFolder(Self.fling).read(into: [], range: TraceRange(beginNs: beginNs))
    }
    try read(1_000)
    let failure = try #require(throws: CommandFailure.self) { try read(500_000_000_000) }
    #expect(failure.status == .usage && failure.message.contains("--begin"), "\(failure)")
  }

  @Test("A recording that was killed may be replaced; a folder with anything else in it may not")
  func unfinished() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/recording"
    try FileManager.default.createDirectory(
      atPath: path + "/ctf",
      withIntermediateDirectories: true
    )
    func replacement() throws(CommandFailure) -> FolderReplacement {
      try FolderReplacement(try OutputTarget(path), by: .recording, force: true)
    }
    try replacement().moveAside()
    #expect(!FileManager.default.fileExists(atPath: path))
    try replacementOfOther(path)
  }

  private func replacementOfOther(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/ctf",
      withIntermediateDirectories: true
    )
    try "mine".write(toFile: path + "/notes", atomically: true, encoding: .utf8)
    let failure = try #require(throws: CommandFailure.self) {
      _ = try FolderReplacement(try OutputTarget(path), by: .recording, force: true)
    }
    #expect(failure.status == .usage)
  }

  @Test("An error of Foundation is said in the system's words")
  func reasons() throws {
    let error = try #require(throws: (any Error).self) {
      try Data("a".utf8).write(to: URL(fileURLWithPath: "/dev/null/file"))
    }
    #expect(error.systemReason == "Not a directory")
    let other = CocoaError(.coderInvalidValue)
    #expect(other.systemReason == other.localizedDescription)
  }
}
