import Foundation
import TestSupport
import Testing

/// Commands that read a trace leave its folder as it was, byte for byte, also where it is
/// read-only.
@Suite struct UntouchedTraceTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Every way to read a trace; what is written goes to `out`.
  private static func commands(_ trace: String, _ out: String) -> [[String]] {
    let reports = ["text", "markdown", "json", "lami", "html"].map {
      ["report", trace, "--format", $0]
    }
    let exports = [
      "perfetto", "chrome", "firefox", "speedscope", "folded", "csv", "ndjson", "sqlite",
    ].map {
      ["export", trace, "--format", $0, "--output", "\(out)/\($0)"]
    }
    return reports + exports + [
      ["report", trace, "--reader", "babeltrace"],
      ["report", trace, "--frame", "3"],
      ["query", trace, "SELECT count(*) FROM frames"],
      ["query", trace, "--reader", "babeltrace", "SELECT count(*) FROM intervals"],
    ]
  }

  /// The facts about a file: its bytes, owner, rights and times.
  private struct File: Equatable {
    let path: String
    let bytes: Data?
    let mode: UInt32
    let changed: [Int]

    init(_ path: String) {
      self.path = path
      bytes = FileManager.default.contents(atPath: path)
      var status = stat()
      lstat(path, &status)
      mode = status.st_mode
      changed = [
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
        status.st_ctim.tv_nsec,
      ]
    }
  }

  private static func files(_ folder: String) -> [File] {
    let inner = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return [File(folder)]
      + inner.compactMap { $0 as? String }.sorted().map { File("\(folder)/\($0)") }
  }

  @Test("Readers leave a trace as it was", arguments: User.available, [true, false])
  func untouched(user: User, isWritable: Bool) throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.package + "/Traces/fling", toPath: trace)
    let out = folder.path + "/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
    chmod(out, 0o777)
    let rights = isWritable ? "a+rwX" : "a+rX,a-w"
    #expect(try CommandRun.run(["chmod", "-R", rights, trace]).status == 0)
    let before = Self.files(trace)
    for command in Self.commands(trace, out) {
      let result = try CommandRun.run([CommandRun.listscope] + command, as: user)
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(Self.files(trace) == before, "\(command)")
    }
  }
}
