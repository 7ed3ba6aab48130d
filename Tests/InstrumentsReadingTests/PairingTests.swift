import Testing

@testable import InstrumentsReading

@Suite("Begins and their ends")
struct PairingTests {
  private static let key = SignpostPairing.Key(pid: 1, kind: 0, identifier: 7)

  /// Pairs begins, each with time, thread and message, with one end at 100.
  private static func start(
    _ begins: [(timeNs: Int64, thread: UInt64, number: Int)],
    thread: UInt64,
    number: Int,
    mayDiffer: Bool
  ) -> (startNs: Int64?, ambiguous: Int, unmatched: Int) {
    var pairing = SignpostPairing()
    for begin in begins {
      pairing.begin(
        key,
        .init(timeNs: begin.timeNs, thread: begin.thread, number: begin.number, message: nil)
      )
    }
    let interval = pairing.end(
      key,
      .init(timeNs: 100, thread: thread, number: number, mayDiffer: mayDiffer)
    )
    return (interval?.startNs, pairing.ambiguous[0] ?? 0, pairing.unmatchedEnds)
  }

  @Test("The same message and thread come first, then the same message", arguments: [true, false])
  func message(mayDiffer: Bool) {
    let begins: [(timeNs: Int64, thread: UInt64, number: Int)] = [(1, 1, 5), (2, 2, 5), (3, 1, 6)]
    #expect(Self.start(begins, thread: 1, number: 5, mayDiffer: mayDiffer).startNs == 1)
    #expect(Self.start(begins, thread: 2, number: 5, mayDiffer: mayDiffer).startNs == 2)
    #expect(Self.start(begins, thread: 9, number: 5, mayDiffer: mayDiffer).startNs == 2)
    #expect(Self.start(begins, thread: 9, number: 5, mayDiffer: mayDiffer).ambiguous == 1)
  }

  @Test("Only what the schema does not know ends with another message")
  func otherMessage() {
    let begins: [(timeNs: Int64, thread: UInt64, number: Int)] = [(1, 1, 5), (2, 2, 6), (3, 2, 7)]
    let known = Self.start(begins, thread: 1, number: 8, mayDiffer: false)
    #expect(known == (nil, 0, 1))
    #expect(Self.start(begins, thread: 1, number: 8, mayDiffer: true) == (1, 1, 0))
    #expect(Self.start(begins, thread: 9, number: 8, mayDiffer: true) == (3, 1, 0))
    #expect(Self.start([begins[0]], thread: 9, number: 8, mayDiffer: true) == (1, 0, 0))
  }

  @Test("Begins beyond the limit are counted")
  func forgotten() {
    var pairing = SignpostPairing()
    for number in 0..<(SignpostPairing.maxOpen + 3) {
      let key = SignpostPairing.Key(pid: 1, kind: 0, identifier: UInt64(number))
      pairing.begin(key, .init(timeNs: 0, thread: 1, number: -1, message: nil))
    }
    #expect(pairing.forgotten == 3)
    #expect(pairing.unfinished.count == SignpostPairing.maxOpen)
  }

  @Test("An app's own signposts may say something else at their ends")
  func rows() throws {
    let log = [
      LogTests.line("begin", "0.1", name: "Load", message: "12 rows"),
      LogTests.line("end", "0.3", name: "Load", message: "done"),
    ].map { $0.replacing("com.kve.Listable", with: "shop") }
    let imported = try ImportedTrace([log.joined(separator: "\n")])
    #expect(imported.recording.runs[0].intervals == 1)
    #expect(imported.recording.runs[0].open == 0)
    #expect(imported.recording.runs[0].unmatchedEnds == 0)
    #expect(imported.intervals.map(\.durationNs) == [200_000_000])
  }
}
