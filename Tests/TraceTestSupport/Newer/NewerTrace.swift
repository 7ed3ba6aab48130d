import Foundation

/// A trace that a newer LTTng wrote, unpacked from `Traces/newer` into a folder of its own, which is
/// removed with it.
package final class NewerTrace {
  /// The names of all traces.
  package static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: archives)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }()

  private static let ending = ".tar.xz"
  private static let archives = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/newer").path

  private let root: String
  private let name: String

  /// Unpacks a trace.
  ///
  /// - Throws: `CocoaError` where the archive cannot be unpacked.
  package init(_ name: String) throws {
    self.name = name
    root = FileManager.default.temporaryDirectory.path + "/newer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xJf", "\(Self.archives)/\(name)\(Self.ending)", "-C", root]
    try tar.run()
    tar.waitUntilExit()
    guard tar.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The folder that LTTng wrote.
  package var path: String { "\(root)/\(name)/trace" }

  /// The files of the trace with a name, sorted by their paths.
  package func files(named file: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.split(separator: "/").last.map(String.init) == file }
      .map { path + "/" + $0 }.sorted()
  }

  /// The events as `babeltrace2` 2.1.2 prints them.
  package func events() throws -> [PrintedEvent] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)/events.txt"))
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(PrintedEvent.init)
  }
}
