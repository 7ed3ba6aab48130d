import Foundation
import TestSupport
import Testing

/// Readers leave the folder of a trace as it was.
@Suite struct UntouchedTraceTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  @Test(
    "Every reader leaves every byte and every time of a trace, also of a read-only one",
    arguments: User.available
  )
  func untouched(user: User) throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.traces + "/fling", toPath: trace)
    if user != .current {
      // Nobody may write to it, and nobody owns it but root.
      for name in try FileManager.default.subpathsOfDirectory(atPath: trace) + ["."] {
        let path = trace + "/" + name
        var status = stat()
        stat(path, &status)
        chmod(path, status.st_mode & S_IFMT == S_IFDIR ? 0o555 : 0o444)
      }
    }
    let before = try FolderContents(trace)
    for arguments in [
      ["report"], ["report", "--format", "html"], ["report", "--frame", "3"],
      ["report", "--reader", "babeltrace"], ["export", "--format", "folded"],
      ["export", "--format", "sqlite", "--output", "-"],
    ] {
      let result = try CommandRun.run([CommandRun.listscope] + arguments + [trace], as: user)
      #expect(result.status == 0, "\(arguments): \(result.errors)")
    }
    let query = ["query", trace, "SELECT count(*) FROM frames"]
    #expect(try CommandRun.run([CommandRun.listscope] + query, as: user).status == 0)
    #expect(try FolderContents(trace) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["trace"])
  }
}
