import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Structures that LTTng writes seldom or never, read by both readers, in both orders of bytes.
@Suite struct HandMadePacketTests {
  private static let orders = [false, true]

  /// Reads packets with both readers, expects the same, and returns it.
  private func events(
    _ trace: HandMadeTrace,
    _ packets: [[UInt8]]
  ) throws -> [ComparableEvent] {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(packets.flatMap { $0 }, to: "stream_0")
    let ours = try ComparableEvent.all(below: folder.path, .packets)
    let reference = try ComparableEvent.all(below: folder.path, .babeltrace)
    #expect(ours.events == reference.events)
    #expect(ours.tally.damage.count == 0, "\(ours.tally.damage.packets)")
    return ours.events
  }

  private func trace(isBigEndian: Bool = false, fields: String) -> HandMadeTrace {
    var trace = HandMadeTrace()
    trace.isBigEndian = isBigEndian
    trace.events = [(0, "listscope:thing", fields)]
    return trace
  }

  /// Reads one event with the fields that `write` writes.
  private func event(
    _ trace: HandMadeTrace,
    _ write: (inout BitWriter) -> Void
  ) throws -> ComparableEvent {
    let packet = trace.packet { bits in
      trace.event(0, at: 1, &bits)
      write(&bits)
      // A second one, which is at the right place only if the first was passed rightly.
      trace.event(0, at: 2, &bits)
      write(&bits)
    }
    let events = try events(trace, [packet])
    #expect(events.map(\.timeNs) == [1, 2])
    #expect(events.first?.values == events.last?.values)
    return try #require(events.first)
  }

  // MARK: Headers and times

  @Test("A clock of 32 or 27 bits wraps, within a packet and between packets", arguments: orders)
  func wrap(isBigEndian: Bool) throws {
    let headers: [(HandMadeTrace.Header, UInt64)] = [(.large, 32), (.compact, 27)]
    for (header, size) in headers {
      var trace = trace(isBigEndian: isBigEndian, fields: "uint32_t _n;")
      trace.header = header
      let wrap = UInt64(1) << size
      let times: [[UInt64]] = [
        [5 * wrap - 10, 5 * wrap + 7, 5 * wrap + 7], [6 * wrap + 1, 7 * wrap],
      ]
      let packets = times.map { times in
        trace.packet(begin: times[0] - 1, end: times[times.count - 1]) { bits in
          for time in times {
            trace.event(0, at: time % wrap, &bits)
            bits.number(1, 32)
          }
        }
      }
      let expected = times.joined().map { Int64($0) }
      #expect(try events(trace, packets).map(\.timeNs) == expected)
    }
  }

  @Test("Long headers have ids of 32 bits and whole times", arguments: orders)
  func longHeaders(isBigEndian: Bool) throws {
    for header in [HandMadeTrace.Header.large, .compact] {
      var trace = trace(isBigEndian: isBigEndian, fields: "uint8_t _n;")
      trace.header = header
      trace.events.append((70_000, "listscope:far", "uint8_t _m;"))
      let packet = trace.packet { bits in
        trace.event(70_000, at: 1 << 36, &bits)
        bits.number(1, 8)
        trace.event(0, at: (1 << 36) + 5, isLong: true, &bits)
        bits.number(2, 8)
        trace.event(0, at: 9, &bits)
        bits.number(3, 8)
      }
      let events = try events(trace, [packet])
      #expect(events.map(\.name) == ["listscope:far", "listscope:thing", "listscope:thing"])
      let start: Int64 = 1 << 36
      #expect(events.map(\.timeNs) == [start, start + 5, start + 9])
      #expect(events.map(\.values) == [[.unsigned(1)], [.unsigned(2)], [.unsigned(3)]])
    }
  }

  @Test(
    "A clock may tick at any rate, from any time",
    arguments: [
      ("freq = 2000; offset = 500;", 250_000_000, 251_000_000),
      ("freq = 3000000; offset_s = 100; offset = 6;", 100_000_002_000, 100_000_002_666),
      ("freq = 1000000000; offset_s = -1; offset = 7;", -999_999_993, -999_999_991),
    ] as [(String, Int64, Int64)]
  )
  func clocks(clock: String, first: Int64, second: Int64) throws {
    var trace = trace(fields: "uint8_t _n;")
    trace.clock = clock
    let packet = trace.packet { bits in
      for time in [0, 2] as [UInt64] {
        trace.event(0, at: time, &bits)
        bits.number(0, 8)
      }
    }
    #expect(try events(trace, [packet]).map(\.timeNs) == [first, second])
  }

  @Test("A clock of another rate is exact where floating-point numbers are not")
  func exactClock() throws {
    var trace = trace(fields: "uint8_t _n;")
    trace.clock = "freq = 3000000000; offset = 0;"
    let time: UInt64 = 3 * 1_234_567_890_123_456_789
    let packet = trace.packet(begin: time - 1, end: time + 1) { bits in
      trace.event(0, at: time, isLong: true, &bits)
      bits.number(0, 8)
    }
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(packet, to: "stream_0")
    let events = try ComparableEvent.all(below: folder.path, .packets).events
    #expect(events.map(\.timeNs) == [1_234_567_890_123_456_789])
  }

  // MARK: Fields

  @Test("Numbers of any size and alignment", arguments: orders)
  func numbers(isBigEndian: Bool) throws {
    let fields = """
      integer { size = 3; align = 1; signed = false; } _a;
      integer { size = 7; align = 1; signed = true; } _b;
      integer { size = 62; align = 1; signed = false; } _c;
      integer { size = 64; align = 1; signed = true; } _d;
      integer { size = 16; align = 32; signed = true; } _e; uint5_t _f;
      floating_point { exp_dig = 8; mant_dig = 24; align = 8; } _g;
      floating_point { exp_dig = 11; mant_dig = 53; align = 64; } _h; uint8_t _i;
      """
    let large: UInt64 = (1 << 61) + 1
    let event = try event(trace(isBigEndian: isBigEndian, fields: fields)) { bits in
      bits.number(5, 3, align: 64)
      bits.number(UInt64(bitPattern: -3), 7, align: 1)
      bits.number(large, 62, align: 1)
      bits.number(UInt64(bitPattern: Int64.min + 1), 64, align: 1)
      bits.number(UInt64(bitPattern: -300), 16, align: 32)
      bits.number(21, 5, align: 1)
      bits.number(UInt64(Float(-1.5).bitPattern), 32)
      bits.number(Double.pi.bitPattern, 64, align: 64)
      bits.number(255, 8)
    }
    let expected: [FieldValue] = [
      .unsigned(5), .integer(-3), .unsigned(large), .integer(.min + 1), .integer(-300),
      .unsigned(21), .number(-1.5), .number(.pi), .unsigned(255),
    ]
    #expect(event.values == expected)
  }

  @Test("A number may spread over nine bytes, in events of one size", arguments: orders)
  func nineBytes(isBigEndian: Bool) throws {
    let fields = """
      uint8_t _a; integer { size = 3; align = 1; signed = false; } _b;
      integer { size = 64; align = 1; signed = false; } _c; uint5_t _d;
      """
    let number: UInt64 = 0x8123_4567_89AB_CDEF
    let event = try event(trace(isBigEndian: isBigEndian, fields: fields)) { bits in
      bits.number(255, 8)
      bits.number(5, 3, align: 1)
      bits.number(number, 64, align: 1)
      bits.number(21, 5, align: 1)
    }
    #expect(event.values == [.unsigned(255), .unsigned(5), .unsigned(number), .unsigned(21)])
  }

  @Test("A field may have another order of bytes than its trace", arguments: orders)
  func ownByteOrder(isBigEndian: Bool) throws {
    let order = isBigEndian ? "le" : "be"
    let fields = "integer { size = 32; align = 8; byte_order = \(order); } _a; uint8_t _b;"
    let event = try event(trace(isBigEndian: isBigEndian, fields: fields)) { bits in
      bits.number(UInt64(UInt32(7).byteSwapped), 32)
      bits.number(1, 8)
    }
    #expect(event.values == [.unsigned(7), .unsigned(1)])
  }

  @Test("Text of any length, and text that is no UTF-8")
  func text() throws {
    let long = String(repeating: "€uro ", count: 200_000)
    let event = try event(trace(fields: "string _a; string _b; string { encoding = UTF8; } _c;")) {
      bits in
      bits.string("")
      bits.string(long)
      for byte in [0x61, 0xFF, 0x62, 0] as [UInt64] { bits.number(byte, 8) }
    }
    #expect(event.values == [.text(""), .text(long), .text("a\u{FFFD}b")])
  }

  @Test("Characters in arrays and sequences are text up to the first zero")
  func characters() throws {
    let character = "integer { size = 8; align = 8; encoding = UTF8; }"
    let fields =
      "\(character) _a[6]; uint8_t __b_length; \(character) _b[ __b_length ]; uint8_t _c;"
    let event = try event(trace(fields: fields)) { bits in
      for byte in "ab\0xyz".utf8 { bits.number(UInt64(byte), 8) }
      bits.number(3, 8)
      for byte in "klm".utf8 { bits.number(UInt64(byte), 8) }
      bits.number(9, 8)
    }
    #expect(event.fieldNames == ["a", "_b_length", "b", "c"])
    #expect(event.values == [.text("ab"), .unsigned(3), .text("klm"), .unsigned(9)])
  }

  @Test("Labels are those of the first range that holds the number", arguments: orders)
  func labels(isBigEndian: Bool) throws {
    let labels = "{ a, b = 4, \"c d\" = 10 ... 20, e = 15 ... 30, b = 40, \"q\\\"\" }"
    let signed = "integer { size = 8; align = 8; signed = true; }"
    let fields =
      "enum : uint8_t \(labels) _x[1]; "
      + (0..<6).map { "enum : uint8_t \(labels) _f\($0);" }.joined()
      + "enum : \(signed) { minus = -5 ... -1, plus = 0 ... 5 } _g; enum : uint64_t { top = "
      + "0xFFFFFFFFFFFFFFF0 ... 18446744073709551615 } _h;"
    let event = try event(trace(isBigEndian: isBigEndian, fields: fields)) { bits in
      for number in [0, 0, 4, 15, 30, 40, 99] as [UInt64] { bits.number(number, 8) }
      bits.number(UInt64(bitPattern: -2), 8)
      bits.number(.max - 1, 64)
    }
    let expected: [(String, Int64)] = [
      ("a", 0), ("b", 4), ("c d", 15), ("e", 30), ("b", 40), ("", 99), ("minus", -2), ("top", -2),
    ]
    #expect(event.values == expected.map { .label(FieldLabel($0, $1)) })
  }

  @Test(
    "Structures, arrays, sequences and variants are passed, whatever is in them",
    arguments: orders
  )
  func structures(isBigEndian: Bool) throws {
    let fields = """
      struct { uint8_t a; string b; struct { uint32_t c[3]; } d; } _s;
      uint16_t __q_length; struct { uint8_t n_len; uint16_t m[n_len]; } _q[ __q_length ];
      string _t[2]; uint8_t __e_length; uint64_t _e[ __e_length ];
      struct { integer { size = 3; align = 1; } x; uint32_t y; } align(32) _u[2];
      enum : uint8_t { _one = 1, _two = 2 } _tag; variant <_tag> { string _one; uint32_t _two[2]; } _v;
      uint8_t _end;
      """
    for tag in [1, 2] as [UInt64] {
      let event = try event(trace(isBigEndian: isBigEndian, fields: fields)) { bits in
        bits.number(1, 8, align: 32)
        bits.string("inside")
        for number in [1, 2, 3] as [UInt64] { bits.number(number, 32) }
        bits.number(2, 16)
        for count in [3, 0] as [UInt64] {
          bits.number(count, 8)
          for number in 0..<count { bits.number(number, 16) }
        }
        bits.string("first")
        bits.string("second")
        bits.number(0, 8)
        for number in [1, 2] as [UInt64] {
          bits.align(32)
          bits.number(number, 3, align: 1)
          bits.number(number, 32)
        }
        bits.number(tag, 8)
        if tag == 1 { bits.string("option") } else { bits.number(.max, 64) }
        bits.number(77, 8)
      }
      #expect(event.fieldNames == ["_q_length", "_e_length", "tag", "end"])
      #expect(event["end"] == .unsigned(77))
    }
  }

  @Test("Process and thread come from the context, beside which there may be others")
  func context() throws {
    var trace = trace(fields: "uint8_t _n;")
    trace.context = """
      integer { size = 8; align = 8; signed = 1; encoding = UTF8; } _procname[17]; int32_t _vpid;
      enum : uint8_t { "_none" = 0, "_text" = 1 } _app_tag;
      variant <_app_tag> { struct { } _none; string _text; } _app; int32_t _vtid;
      """
    let event = try event(trace) { bits in
      for _ in 0..<17 { bits.number(65, 8) }
      bits.number(4_711, 32)
      bits.number(1, 8)
      bits.string("mine")
      bits.number(4_712, 32)
      bits.number(3, 8)
    }
    #expect(event.process.pid == 4_711)
    #expect(event.thread == 4_712)
    #expect(event.values == [.unsigned(3)])
  }

  @Test("Types may be named in every way that the language has")
  func namedTypes() throws {
    var trace = trace(
      fields: "struct point _p; word _w; enum colour _c; variant kind <_c> _k; u8 _z;"
    )
    trace.types = """
      // One line.
      typedef uint16_t word;
      typealias uint8_t := u8;
      struct point { uint8_t x; uint8_t y; };
      enum colour : uint8_t { red, green = 010 };
      variant kind { uint8_t red; word green; };
      """
    let event = try event(trace) { bits in
      bits.number(1, 8)
      bits.number(2, 8)
      bits.number(513, 16)
      bits.number(8, 8)
      bits.number(3, 16)
      bits.number(9, 8)
    }
    #expect(event.fieldNames == ["w", "c", "z"])
    #expect(event.values == [.unsigned(513), .label(FieldLabel("green", 8)), .unsigned(9)])
  }
}
