import Foundation
import TestSupport
import Testing

/// Perfetto's own classes read what we write: PyPI's `perfetto`, in a virtual environment.
@Suite(.enabled(if: PerfettoCheck.isAvailable, "needs PyPI's perfetto, and python3-venv"))
struct PerfettoCheckTests {
  @Test("Traces have no field that Perfetto does not know, and name what they refer to")
  func traces() throws {
    let folder = try OutputFolder()
    let files = try ["fling", "two-lists", "crossing", "unfinished", "lost-events"].map { name in
      let file = "\(folder.path)/\(name).pftrace"
      _ = try CommandRun.run([
        CommandRun.listscope, "export", "\(PerfettoCheck.package)/Traces/\(name)", "--format",
        "perfetto",
        "--output", file,
      ])
      return file
    }
    let result = try PerfettoCheck.run(files)
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
    let result = try PerfettoCheck.run([file])
    #expect(result.status == 65)
    #expect(result.errors.contains("unknown fields [9999]"), "\(result.errors)")
  }
}

/// The script that reads traces with Perfetto's own classes.
private enum PerfettoCheck {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  /// The exit code of the script where the package is not available.
  private static let unavailable: Int32 = 69

  /// True if the package is available; installs it.
  static let isAvailable = (try? run(["/dev/null"]))?.status != unavailable

  static func run(
    _ files: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun.run([package + "/scripts/ci/check-perfetto"] + files)
  }
}
