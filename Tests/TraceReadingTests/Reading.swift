import TestSupport
import TraceAnalysis
import TraceReading

/// All events of a folder, and what reading it came to.
func read(
  _ path: String
) throws(TraceReadingError) -> (events: [TraceEvent], tally: TraceReader.Tally) {
  var events: [TraceEvent] = []
  let tally = try TraceReader(path: path, provider: "listscope").read { events.append($0) }
  return (events, tally)
}

/// Why a folder cannot be read; nil where it can.
func failure(_ path: String) -> TraceReadingError? {
  do throws(TraceReadingError) {
    _ = try read(path)
    return nil
  } catch {
    return error
  }
}

extension HandWrittenTrace {
  /// One stream with one packet.
  init(number: UInt8 = 0, _ events: Event...) {
    self.init(number: number, streams: [[Packet(events)]])
  }
}
