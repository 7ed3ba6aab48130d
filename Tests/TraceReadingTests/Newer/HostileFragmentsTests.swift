import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Whatever stands in the metadata of CTF 2, reading ends, and loses nothing silently.
@Suite("Damaged metadata of CTF 2") struct HostileFragmentsTests {
  /// The number of changes of each trace; `MUTATIONS=10000` for a long run.
  private static let rounds =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 250

  private func outcome(
    _ path: String,
    _ provider: String
  ) -> Result<TraceReader.Tally, TraceReadingError> {
    do throws(TraceReadingError) {
      return .success(try TraceReader(path: path, provider: provider).read { _ in })
    } catch {
      return .failure(error)
    }
  }

  /// All events that a reading accounts for.
  private func events(_ tally: TraceReader.Tally) -> Int {
    tally.events + tally.unknownProviders.values.reduce(0, +)
  }

  @Test(
    "Changed bytes, words and fragments",
    arguments: [("kinds-ctf2", "kinds"), ("babeltrace-ctf2", "listscope")]
  )
  func changes(name: String, provider: String) throws {
    let trace = try NewerTrace(name)
    let file = try #require(trace.files(named: "metadata").first)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    let total = events(try outcome(trace.path, provider).get())
    var random = SeededGenerator(seed: 45)
    var refused = 0
    for round in 0..<Self.rounds {
      let changed = Self.changed(whole, round, using: &random)
      try Data(changed).write(to: URL(fileURLWithPath: file))
      switch outcome(trace.path, provider) {
      case .failure(let error):
        refused += 1
        #expect(!error.message.contains("\n"))
      case .success(let tally) where tally.damage.count == 0 && tally.gaps.missing.isEmpty:
        #expect(events(tally) == total, "round \(round) loses events silently")
      case .success: break
      }
    }
    #expect(refused > Self.rounds / 5)
  }

  private static func changed(
    _ bytes: [UInt8],
    _ round: Int,
    using random: inout SeededGenerator
  ) -> [UInt8] {
    switch round % 4 {
    case 0: return BadInputTests.changed(bytes, using: &random)
    case 1:
      var fragments = bytes.split(separator: 0x1E, omittingEmptySubsequences: true).map(Array.init)
      let place = Int.random(in: fragments.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: fragments.remove(at: place)
      case 1: fragments.append(fragments[place])
      default: fragments.swapAt(0, place)
      }
      return fragments.flatMap { [0x1E] + $0 }
    default: return exchangingWords(bytes, using: &random)
    }
  }

  /// Puts one word of the text, or something that should not be there, in the place of another.
  private static func exchangingWords(
    _ bytes: [UInt8],
    using random: inout SeededGenerator
  ) -> [UInt8] {
    let words = bytes.indices.split { !isWordByte(bytes[$0]) }
    let old = words[Int.random(in: words.indices, using: &random)]
    let other = words[Int.random(in: words.indices, using: &random)]
    let odd = ["", "-1", "0", "65", "18446744073709551615", "1e400", "null", "[", "\"", "\u{1E}"]
    let new =
      Int.random(in: 0..<3, using: &random) == 0
      ? Array(odd[Int.random(in: odd.indices, using: &random)].utf8)
      : Array(bytes[other.startIndex..<other.endIndex])
    return bytes[..<old.startIndex] + new + bytes[old.endIndex...]
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
  }

  @Test("A cut last fragment is left out, and said; all before it is read")
  func cut() throws {
    let trace = try NewerTrace("kinds-ctf2")
    let file = try #require(trace.files(named: "metadata").first)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    let starts = whole.indices.filter { whole[$0] == 0x1E }
    let last = try #require(starts.last)
    for end in [last + 2, (last + whole.count) / 2, whole.count - 1] {
      try Data(whole[..<end]).write(to: URL(fileURLWithPath: file))
      let tally = try outcome(trace.path, "kinds").get()
      let said = try #require(tally.damage.packets.first { $0.file.hasSuffix("metadata") })
      #expect(said.reason.contains("the metadata is cut"))
    }
    for end in stride(from: 1, to: whole.count, by: 501) {
      try Data(whole[..<end]).write(to: URL(fileURLWithPath: file))
      guard case .success(let tally) = outcome(trace.path, "kinds") else { continue }
      #expect(tally.damage.count > 0 || starts.contains(end))
    }
  }

  /// A trace of one stream without events, to be refused before anything is read of it.
  private func refusal(of metadata: String) throws -> TraceReadingError? {
    let folder = try TemporaryFolder()
    try folder.write(Array(metadata.utf8), to: "metadata")
    try folder.write([1, 2, 3, 4], to: "stream_0")
    guard case .failure(let error) = outcome(folder.path, "listscope") else { return nil }
    return error
  }

  @Test(
    "What is not supported is refused by its name",
    arguments: [
      (#"{"type": "preamble", "version": 3}"#, "CTF 3"),
      (#"{"type": "preamble", "version": 2, "extensions": {"a.org": {}}}"#, "extension 'a.org'"),
      (#"{"type": "riddle"}"#, "fragment of type 'riddle'"),
      (
        #"{"type": "field-class-alias", "name": "a", "field-class": {"type": "optional"}}"#,
        "field class 'optional'"
      ),
      (
        #"{"type": "trace-class", "packet-header-field-class": {"type": "structure", "member-classes": "#
          + #"[{"name": "a", "field-class": {"type": "fixed-length-unsigned-integer", "length": 8, "#
          + #""byte-order": "little-endian", "roles": ["r"]}}]}}"#,
        "role 'r'"
      ),
    ]
  )
  func unsupported(fragment: String, what: String) throws {
    let preamble =
      fragment.contains("preamble") ? "" : "\u{1E}{\"type\": \"preamble\", \"version\": 2}"
    let error = try refusal(of: preamble + "\u{1E}" + fragment)
    guard case .unsupported(_, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.contains(what), "\(found)")
  }

  @Test(
    "Versions of CTF that are not supported are no damage",
    arguments: [
      "/* CTF 1.9 */\ntrace { major = 1; minor = 9; };", "trace { major = 1; minor = 9; };",
      "/* CTF 3 */\n",
    ]
  )
  func versions(metadata: String) throws {
    let error = try refusal(of: metadata)
    guard case .unsupported(_, let what) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what == "CTF 1.9" || what == "CTF 3")
    #expect(error?.message.contains("supported are CTF 1.8 and CTF 2") == true)
  }
}
