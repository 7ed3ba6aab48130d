import Foundation
import TestSupport
import Testing
import TraceReading

@Suite struct BadInputTests {
  private static let files = ["metadata", "c_0", "c_1"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy(Self.files, of: GoldenTraces.catalog + "/ctf")
  }

  private func contents(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)")))
  }

  @Test("A path that does not exist is told apart from everything else by its exit code")
  func missing() {
    #expect(failure("/no/such/trace") == .noSuchPath(path: "/no/such/trace"))
    #expect(failure("/no/such/trace")?.exitCode == 66)
  }

  @Test("A file in place of a folder, and folders without a trace, are named")
  func noTrace() throws {
    let file = folder.path + "/c_0"
    #expect(failure(file) == .notAFolder(path: file))
    let empty = try TemporaryFolder()
    #expect(failure(empty.path) == .noTrace(path: empty.path))
    try empty.write(Data("hello".utf8), to: "notes.txt")
    #expect(failure(empty.path) == .noTrace(path: empty.path))
    #expect(failure(empty.path)?.exitCode == 65)
  }

  @Test("A trace of others is refused with the names of their providers")
  func foreign() throws {
    let other = try TemporaryFolder()
    try HandWrittenTrace(.init("zoo:x", at: 1), .init("bar:y", at: 2)).write(to: other)
    #expect(
      failure(other.path)
        == .noEvents(path: other.path, provider: "listscope", otherProviders: ["bar", "zoo"])
    )
    #expect(failure(other.path)?.message.contains("bar, zoo") == true)
  }

  @Test("A trace whose streams are empty has no events", arguments: [["c_0", "c_1"], ["c_1"]])
  func empty(_ names: [String]) throws {
    for name in names { try folder.write([], to: name) }
    #expect(
      failure(folder.path)
        == .noEvents(path: folder.path, provider: "listscope", otherProviders: [])
    )
  }

  @Test(
    "Metadata that is missing, empty, cut or random is an error",
    arguments: [0, 30, 2000, 9000]
  )
  func cutMetadata(_ count: Int) throws {
    try folder.write(try contents("metadata").prefix(count), to: "metadata")
    let message = try #require(failure(folder.path)?.message)
    #expect(message.contains("\(folder.path)/metadata"))
    try folder.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }, to: "metadata")
    #expect(failure(folder.path) != nil)
    try FileManager.default.removeItem(atPath: "\(folder.path)/metadata")
    #expect(failure(folder.path) == .noTrace(path: folder.path))
  }

  @Test("A stream that is cut names file, offset and sizes")
  func cutStream() throws {
    try folder.write(try contents("c_1").dropLast(1000), to: "c_1")
    #expect(
      failure(folder.path)
        == .cut(path: "\(folder.path)/c_1", offset: 12288, expected: 4096, found: 3096)
    )
  }

  @Test(
    "A packet with a bad magic number or bad sizes names file and offset",
    arguments: [0, 48, 56]
  )
  func damagedPacket(_ offset: Int) throws {
    var bytes = try contents("c_1")
    for index in 0..<8 { bytes[8192 + offset + index] = 0x81 }
    try folder.write(bytes, to: "c_1")
    guard case .damaged(let path, let position, _) = failure(folder.path) else {
      Issue.record("\(String(describing: failure(folder.path)))")
      return
    }
    #expect(path == "\(folder.path)/c_1")
    #expect(position == 8192)
  }

  @Test("A file among the streams that is none is named")
  func strayFile() throws {
    try folder.write(Data("some notes about this trace".utf8), to: "notes.txt")
    #expect(failure(folder.path) == .strayFile(path: "\(folder.path)/notes.txt"))
  }

  @Test("An event of an unknown number ends the reading, with how many events were read")
  func unknownEvent() throws {
    var bytes = try contents("c_1")
    // The number of the second packet's first event, behind header and context.
    bytes.replaceSubrange(4096 + 84..<4096 + 86, with: [0xE7, 0x03])
    try folder.write(bytes, to: "c_1")
    guard case .undecodable(_, _, let eventsRead) = failure(folder.path) else {
      Issue.record("\(String(describing: failure(folder.path)))")
      return
    }
    #expect((1..<344).contains(eventsRead))
  }
}
