import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

@Suite struct BadInputTests {
  private func read(_ path: String, _ decoder: TraceDecoder) throws -> Int {
    try TraceReader(path: path, provider: "listscope", decoder: decoder).trace().events.count
  }

  /// The error of reading a path; nil when it can be read.
  private func failure(_ path: String, _ decoder: TraceDecoder = .packets) -> TraceReadingError? {
    do throws(TraceReadingError) {
      _ = try TraceReader(path: path, provider: "listscope", decoder: decoder).trace()
      return nil
    } catch {
      return error
    }
  }

  private var writer: CTFWriter {
    var writer = CTFWriter()
    let event = CTFWriter.Event(number: CTFWriter.begin, time: 10, id: 1)
    writer.files = [(0, [CTFWriter.Packet(events: [event, event])])]
    return writer
  }

  @Test("A path that does not exist has an error of its own")
  func missing() {
    let error = failure("/no/such/folder")
    #expect(error == .noSuchPath(path: "/no/such/folder"))
  }

  @Test("A file, an empty folder, and streams without metadata are no traces")
  func noTrace() throws {
    let folder = try TemporaryFolder()
    #expect(failure(folder.path) == .noTrace(path: folder.path))
    try folder.write([1, 2, 3], to: "stream_0")
    #expect(failure(folder.path) == .noTrace(path: folder.path))
    let file = folder.path + "/stream_0"
    #expect(failure(file) == .notAFolder(path: file))
  }

  @Test("A trace without events of ours says whose it has")
  func foreign() throws {
    let folder = try TemporaryFolder()
    var writer = writer
    writer.files[0].packets[0].events = [.init(number: CTFWriter.foreign, time: 1, id: 1)]
    try writer.write(to: folder.path)
    #expect(
      failure(folder.path)
        == .noEvents(path: folder.path, provider: "listscope", otherProviders: ["other"])
    )
    try folder.write([], to: "stream_0")
    #expect(
      failure(folder.path)
        == .noEvents(path: folder.path, provider: "listscope", otherProviders: [])
    )
  }

  @Test(
    "Metadata cut anywhere are an error, and never a hang",
    arguments: [true, false],
    TraceDecoder.allCases
  )
  func cutMetadata(isPacketized: Bool, decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    var writer = writer
    writer.isPacketized = isPacketized
    try writer.write(to: folder.path)
    let whole = writer.metadata
    for length in stride(from: 0, to: whole.count - 1, by: 37) {
      try folder.write(Array(whole[..<length]), to: "metadata")
      switch failure(folder.path, decoder) {
      case .cut(let path, _, _, _), .damaged(let path, _, _):
        #expect(path == folder.path + "/metadata")
      // Where the cut falls between two declarations, the decoder misses the rest.
      case .undecodable, .noEvents: break
      case let other: Issue.record("cut at \(length): \(String(describing: other))")
      }
    }
  }

  @Test("For libbabeltrace2, a stream cut anywhere is an error that names file and offset")
  func cutStream() throws {
    let folder = try TemporaryFolder()
    var writer = writer
    writer.files[0].packets += writer.files[0].packets
    try writer.write(to: folder.path)
    let path = folder.path + "/stream_0"
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for length in 4..<whole.count where length != whole.count / 2 {
      try folder.write(Array(whole[..<length]), to: "stream_0")
      let start = length < whole.count / 2 ? 0 : whole.count / 2
      switch failure(folder.path, .babeltrace) {
      case .cut(path, start, _, length - start), .damaged(path, start, _): break
      case let other: Issue.record("cut at \(length): \(String(describing: other))")
      }
    }
  }

  @Test("For libbabeltrace2, a packet without its magic number is named by its offset")
  func damagedPacket() throws {
    let folder = try TemporaryFolder()
    var writer = writer
    writer.files[0].packets += writer.files[0].packets
    try writer.write(to: folder.path)
    let path = folder.path + "/stream_0"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes[bytes.count / 2] ^= 1
    try folder.write(bytes, to: "stream_0")
    guard case .damaged(path, bytes.count / 2, _) = failure(folder.path, .babeltrace) else {
      Issue.record("not reported as damaged")
      return
    }
  }

  @Test("For libbabeltrace2, a file that is no stream is named")
  func strayFile() throws {
    let folder = try TemporaryFolder()
    try writer.write(to: folder.path)
    try folder.write(Array("notes".utf8), to: "notes.txt")
    #expect(
      failure(folder.path, .babeltrace) == .strayFile(path: folder.path + "/notes.txt")
    )
  }

  @Test(
    "Numbers that the decoder would die of are refused",
    arguments: [
      ("freq = 1000000000", "freq = 0"), ("freq = 1000000000", "free = 1"),
      ("uuid[16]", "uuid[99999999]"), ("size = 64; align = 8", "size = 64; align = 0"),
      ("size = 64; align = 8", "size = 99; align = 8"),
    ]
  )
  func hostileNumbers(right: String, wrong: String) throws {
    let folder = try TemporaryFolder()
    var writer = writer
    writer.isPacketized = false
    try writer.write(to: folder.path)
    let text = String(decoding: writer.metadata, as: UTF8.self)
    try folder.write(Array(text.replacing(right, with: wrong).utf8), to: "metadata")
    guard case .damaged = failure(folder.path) else {
      Issue.record("not reported as damaged")
      return
    }
  }

  @Test("Whatever bytes of a real trace are changed, libbabeltrace2 survives them")
  func changedBytes() throws {
    let folder = try TemporaryFolder()
    let names = ["metadata", "c_0", "c_1"]
    let whole = try names.map { name in
      let path = GoldenTraces.folder + "/schema-3/ctf/" + name
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    for (name, bytes) in zip(names, whole) { try folder.write(bytes, to: name) }
    let events = try read(folder.path, .babeltrace)
    var random = SeededGenerator(seed: 1)
    var refused = 0
    for _ in 0..<300 {
      let file = Int.random(in: names.indices, using: &random)
      try folder.write(Self.changed(whole[file], using: &random), to: names[file])
      if let error = failure(folder.path, .babeltrace) {
        refused += 1
        #expect(!error.message.contains("\n"))
      }
      try folder.write(whole[file], to: names[file])
    }
    #expect(refused > 75)
    #expect(try read(folder.path, .babeltrace) == events)
  }

  /// Cuts, inserts, blanks or flips something.
  static func changed(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.insert(contentsOf: [0xFF, 0, 0x7B], at: place)
    case 2: for index in place..<min(place + 40, bytes.count) { bytes[index] = 0 }
    default:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return bytes
  }

  @Test("Messages are one paragraph and name the path")
  func messages() {
    let errors: [TraceReadingError] = [
      .noSuchPath(path: "P"), .notAFolder(path: "P"), .unreadable(path: "P", reason: "r"),
      .noTrace(path: "P"), .tooManyFiles(path: "P", limit: 9),
      .noEvents(path: "P", provider: "listscope", otherProviders: ["a"]),
      .cut(path: "P", offset: 1, expected: 2, found: 3),
      .damaged(path: "P", offset: 1, reason: "r"), .strayFile(path: "P"),
      .undecodable(path: "P", reason: "r", eventsRead: 7),
    ]
    for error in errors {
      #expect(error.message.contains("'P'"))
      #expect(!error.message.contains("\n"))
      #expect(error.message.hasSuffix("."))
      // What a program's own commands can do about it is for the program to say.
      #expect(!error.message.contains("`listscope"))
    }
  }
}
