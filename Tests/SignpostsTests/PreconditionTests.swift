import Foundation
import Testing

/// Needs the compiler, since only optimised programs hide messages.
@Suite struct PreconditionTests {
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func run(_ command: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(
    "A failed precondition says why in an optimised program",
    .enabled(if: compiler != nil, "needs swiftc on PATH")
  )
  func optimised() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/preconditions-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Signposts/Preconditions.swift").standardized.path
    try """
    let count = CommandLine.arguments.count
    precondition(count < 2, "\\(count) arguments are too many")
    preconditionFailure("nothing to do")
    """.write(toFile: folder + "/main.swift", atomically: true, encoding: .utf8)
    let program = folder + "/program"
    let build = try run([
      try #require(Self.compiler), "-O", source, folder + "/main.swift", "-o", program,
    ])
    #expect(build.status == 0, "\(build.errors)")
    #expect(try run([program, "a"]).errors.contains("Fatal error: 2 arguments are too many"))
    #expect(try run([program]).errors.contains("Fatal error: nothing to do"))
  }

  @Test("Every library with preconditions has the functions that say why")
  func everyLibrary() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized.path
    let libraries = [
      "HeadlessUIKit", "LTTng", "ListEngine", "PangoText", "Signposts", "TraceAnalysis",
      "Workloads",
    ]
    let original = try String(
      contentsOfFile: "\(sources)/Signposts/Preconditions.swift",
      encoding: .utf8
    )
    for library in libraries {
      let file = "\(sources)/\(library)/Preconditions.swift"
      #expect(try String(contentsOfFile: file, encoding: .utf8) == original, "\(library)")
    }
  }
}
