import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Packets that are missing or there twice are noticed by their numbers, by every decoder.
@Suite struct MissingPacketTests {
  private let trace = {
    var trace = HandMadeTrace()
    trace.numbersPackets = true
    trace.isFromLTTng = true
    trace.events = [(0, "listscope:thing", "uint32_t _n;")]
    return trace
  }()

  /// Packet `number` of a stream, a second long, with an event in its middle.
  private func packet(_ number: UInt64, instance: UInt64 = 0) -> [UInt8] {
    let begin = number * 1_000_000_000
    return trace.packet(
      begin: begin,
      end: begin + 1_000_000_000,
      instance: instance,
      number: number
    ) { bits in
      trace.event(0, at: begin + 500_000_000, isLong: true, &bits)
      bits.number(7, 32)
    }
  }

  /// Returns the events that are read from files of packets, in a folder below the one that is
  /// read.
  private func read(
    _ files: [String: [UInt8]],
    in inner: String = "ctf",
    _ decoder: TraceDecoder = .packets
  ) throws -> TraceReader.Tally {
    let folder = try TemporaryFolder()
    _ = try folder.folder(inner)
    try folder.write(Array(trace.metadata.utf8), to: inner + "/metadata")
    for (name, bytes) in files { try folder.write(bytes, to: inner + "/" + name) }
    return try tally(folder.path, decoder)
  }

  private func tally(_ path: String, _ decoder: TraceDecoder) throws -> TraceReader.Tally {
    var known: TraceGaps?
    let reader = TraceReader(path: path, provider: "listscope", decoder: decoder)
    let tally = try reader.read {
      known = $0
    } _: { _ in
      #expect(known != nil, "what is missing has to be known before the first event")
    }
    #expect(known == tally.gaps)
    return tally
  }

  private func stream(_ numbers: [UInt64], instance: UInt64 = 0) -> [UInt8] {
    numbers.flatMap { packet($0, instance: instance) }
  }

  @Test("A whole stream has no gaps", arguments: TraceDecoder.allCases)
  func whole(decoder: TraceDecoder) throws {
    let files = ["c_0": stream([0, 1, 2, 3]), "c_1": stream([0, 1, 2, 3], instance: 1)]
    let tally = try read(files, decoder)
    #expect(tally.events == 8)
    #expect(tally.gaps == TraceGaps())
  }

  @Test(
    "A gap is named with its file, the number of packets and the time",
    arguments: TraceDecoder.allCases
  )
  func gap(decoder: TraceDecoder) throws {
    let tally = try read(["c_0": stream([0, 1, 4, 5])], decoder)
    #expect(tally.events == 4)
    #expect(
      tally.gaps.missing == [
        MissingPackets(file: "ctf/c_0", count: 2, startNs: 2_000_000_000, endNs: 4_000_000_000)
      ]
    )
    #expect(tally.gaps.packets == 2)
  }

  @Test(
    "Any packet that is missing from one of two streams is noticed",
    arguments: TraceDecoder.allCases
  )
  func deletions(decoder: TraceDecoder) throws {
    let numbers: [UInt64] = [0, 1, 2, 3, 4, 5]
    for missing in numbers {
      let files = [
        "c_0": stream(numbers.filter { $0 != missing }), "c_1": stream(numbers, instance: 1),
      ]
      let gap = try #require(try read(files, decoder).gaps.missing.first)
      #expect(gap.file == "ctf/c_0")
      #expect(gap.startNs == (missing == 0 ? nil : Int64(missing) * 1_000_000_000))
      #expect(gap.endNs == Int64(missing + 1) * 1_000_000_000)
    }
  }

  @Test(
    "A stream that is missing is noticed where one with a higher number is there",
    arguments: TraceDecoder.allCases
  )
  func missingStream(decoder: TraceDecoder) throws {
    let files = ["c_0": stream([0, 1]), "c_2": stream([0, 1], instance: 2)]
    let gaps = try read(files, decoder).gaps
    #expect(gaps.missing.map(\.file) == ["ctf/(stream 0, instance 1)"])
  }

  @Test(
    "Snapshots, rotated traces and those of limited size begin with any packet",
    arguments: TraceDecoder.allCases
  )
  func parts(decoder: TraceDecoder) throws {
    let snapshot = "snapshot-1-20260102-030405-0/ust"
    #expect(try read(["c_0": stream([4, 5])], in: snapshot, decoder).gaps.isEmpty)
    let rotated = "archives/20260102T030405+0000-20260102T030505+0000-3/ust"
    #expect(try read(["c_0": stream([4, 5])], in: rotated, decoder).gaps.isEmpty)
    #expect(try read(["c_0_2": stream([4, 5])], decoder).gaps.isEmpty)
    #expect(try read(["c_0": stream([4, 5])], decoder).gaps.packets == 4)
  }

  @Test(
    "A snapshot's streams end at any time, as they are written one after the other",
    arguments: TraceDecoder.allCases
  )
  func snapshotEnds(decoder: TraceDecoder) throws {
    let snapshot = "ring-20260102-030405-0/ust"
    let rotated = "archives/20260102T030405+0000-20260102T030505+0000-3/ust"
    let files = ["c_0": stream([4, 5]), "c_1": stream([4, 5, 6], instance: 1)]
    #expect(try read(files, in: snapshot, decoder).gaps.isEmpty)
    #expect(try read(files, in: rotated, decoder).gaps.missing.map(\.count) == [nil])
    #expect(try read(files, in: "ctf", decoder).gaps.missing.map(\.count) == [4, nil, 4])
    let cut = ["c_0": stream([4, 6]), "c_1": stream([4, 5, 6], instance: 1)]
    #expect(try read(cut, in: snapshot, decoder).gaps.missing.map(\.count) == [1])
  }

  @Test("A stream may go on in other files and folders", arguments: TraceDecoder.allCases)
  func pieces(decoder: TraceDecoder) throws {
    let files = ["c_0_0": stream([0, 1]), "c_0_1": stream([2]), "c_0_2": stream([4])]
    let tally = try read(files, decoder)
    #expect(tally.events == 4)
    #expect(tally.gaps.missing.map(\.count) == [1])
  }

  @Test("A file that is there twice is read once", arguments: TraceDecoder.allCases)
  func duplicates(decoder: TraceDecoder) throws {
    let files = ["c_0": stream([0, 1, 2]), "c_0 (copy)": stream([0, 1, 2])]
    let tally = try read(files, decoder)
    #expect(tally.events == 3)
    #expect(tally.gaps.isEmpty)
    #expect(tally.damage.count == 0)
    #expect(tally.gaps.repeated == [RepeatedPackets(file: "ctf/c_0 (copy)", count: 3)])
  }

  @Test("A trace and its copy are read as one")
  func copies() throws {
    let folder = try TemporaryFolder()
    for copy in ["a", "b"] {
      try FileManager.default.copyItem(
        atPath: GoldenTraces.folder + "/fling",
        toPath: folder.path + "/" + copy
      )
    }
    let once = try tally(GoldenTraces.folder + "/fling", .packets)
    for decoder in TraceDecoder.allCases {
      let twice = try tally(folder.path, decoder)
      #expect(twice.events == once.events)
      #expect(twice.gaps.repeatedPackets == 2)
    }
  }

  @Test("A packet that is repeated within its file is read once")
  func repeatedPacket() throws {
    let tally = try read(["c_0": stream([0, 1, 1, 2])])
    #expect(tally.events == 3)
    #expect(tally.damage.count == 0)
    #expect(tally.gaps.repeated == [RepeatedPackets(file: "ctf/c_0", count: 1)])
  }

  @Test("Every packet that is deleted from a golden trace is noticed")
  func goldenDeletions() throws {
    let names = ["fling", "two-lists", "crossing", "lost-events", "one-update", "schema-3"]
    var (noticed, deleted) = (0, 0)
    for name in names {
      let source = GoldenTraces.folder + "/" + name
      let before = try tally(source, .packets).gaps
      for file in ["c_0", "c_1"] {
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: source + "/ctf/" + file)))
        for packet in Self.packets(bytes) {
          let folder = try TemporaryFolder()
          try FileManager.default.copyItem(atPath: source + "/ctf", toPath: folder.path + "/ctf")
          let rest = Array(bytes[..<packet.lowerBound] + bytes[packet.upperBound...])
          try folder.write(rest, to: "ctf/" + file)
          // The contents of an empty file are not known; so the file of an only packet goes with it.
          if rest.isEmpty {
            try FileManager.default.removeItem(atPath: folder.path + "/ctf/" + file)
          }
          deleted += 1
          do {
            if try tally(folder.path, .packets).gaps != before {
              noticed += 1
            } else {
              Issue.record("\(name)/\(file), packet at byte \(packet.lowerBound)")
            }
          } catch TraceReadingError.damaged(_, _, let reason) {
            #expect(reason.contains("missing"))
            noticed += 1
          }
        }
      }
    }
    #expect(deleted == 18)
    #expect(noticed == deleted)
  }

  /// Returns the places of the packets of a stream of LTTng: the size in bits is at byte 56.
  private static func packets(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let bits = bytes[offset + 56..<offset + 64].reversed().reduce(0) { $0 << 8 | Int($1) }
      ranges.append(offset..<offset + bits / 8)
      offset += bits / 8
    }
    return ranges
  }
}
