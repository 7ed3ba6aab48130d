import Foundation
import Testing
import TraceReading
import TraceTestSupport

/// Traces that make libbabeltrace2 abort, divide by zero or take all memory are refused before.
///
/// The library runs in this process, so an abort of it ends the tests.
@Suite struct DecoderHazardTests {
  private func failure(_ writer: CTFWriter) throws -> TraceReadingError? {
    let folder = try TemporaryFolder()
    try writer.write(to: folder.path)
    do throws(TraceReadingError) {
      _ = try TraceReader(
        path: folder.path,
        provider: "listscope",
        decoder: .babeltrace
      ).trace()
      return nil
    } catch {
      return error
    }
  }

  private func writer(at time: UInt64 = 10, discarded: UInt64 = 0) -> CTFWriter {
    var writer = CTFWriter()
    let event = CTFWriter.Event(number: CTFWriter.begin, time: time, id: 1)
    writer.files = [(0, [CTFWriter.Packet(events: [event], discarded: discarded)])]
    return writer
  }

  @Test(
    "Declarations that the library does not survive are refused",
    arguments: [
      ("uint32_t _id;", "uint32_t _id; uint32_t id;"),
      ("uint32_t _id;", "uint32_t _id[1000000000];"),
      ("uint32_t _id;", "uint8_t _id[_list];"),
      ("freq = 1000000000;", ""),
      ("freq = 1000000000;", "freq = 0;"),
      ("size = 4; align = 1;", "size = 0; align = 1;"),
      ("size = 4; align = 1;", "size = 4; align = 3;"),
    ]
  )
  func declarations(_ old: String, _ new: String) throws {
    var writer = writer()
    #expect(try failure(writer) == nil)
    writer.change = (old, new)
    guard case .damaged = try failure(writer) else {
      Issue.record("\(String(describing: try failure(writer)))")
      return
    }
  }

  @Test("A time that no clock can show is an error, and leaves nothing for the next reading")
  func impossibleTime() throws {
    for _ in 0..<2 {
      guard case .undecodable(_, _, 0) = try failure(writer(at: 1 << 63)) else {
        Issue.record("\(String(describing: try failure(writer(at: 1 << 63))))")
        return
      }
    }
    #expect(try failure(writer()) == nil)
  }

  @Test("A packet that lost 2^64-1 events is refused")
  func impossibleLoss() throws {
    guard case .damaged = try failure(writer(discarded: .max)) else {
      Issue.record("not refused")
      return
    }
  }
}
