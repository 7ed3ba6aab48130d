import Foundation
import TestSupport
import Testing

/// Perfetto's own classes read what we write: PyPI's `perfetto`, in a virtual environment.
@Suite struct PerfettoCheckTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  /// What the script ends with where the package cannot be had.
  private static let unavailable: Int32 = 69

  private func check(_ files: [String]) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun.run([Self.package + "/scripts/check-perfetto"] + files)
  }

  @Test("Traces have no field that Perfetto does not know, and name what they refer to")
  func traces() throws {
    let folder = try OutputFolder()
    let files = try ["fling", "two-lists", "crossing", "unfinished", "lost-events"].map { name in
      let file = "\(folder.path)/\(name).pftrace"
      _ = try CommandRun.run([
        CommandRun.listscope, "export", "\(Self.package)/Traces/\(name)", "--format", "perfetto",
        "--output", file,
      ])
      return file
    }
    let result = try check(files)
    guard result.status != Self.unavailable else { return }
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count { $0.hasSuffix("right") } == files.count)
  }

  @Test("A field that Perfetto does not know is found")
  func mistake() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/wrong.pftrace"
    // A packet of sequence 1 with a field 9999.
    let packet: [UInt8] = [0x50, 1, 0x68, 1, 0xF8, 0xF0, 0x04, 1]
    try Data([0x0A, UInt8(packet.count)] + packet).write(to: URL(fileURLWithPath: file))
    let result = try check([file])
    guard result.status != Self.unavailable else { return }
    #expect(result.status == 65)
    #expect(result.errors.contains("unknown fields [9999]"), "\(result.errors)")
  }
}
