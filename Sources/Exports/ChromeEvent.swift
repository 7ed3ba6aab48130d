import TraceAnalysis

/// Events of the Chrome trace format, as pieces of JSON.
///
/// ("Trace Event Format", by the Chromium authors.)
extension ByteBuffer {
  /// A name for a process or track.
  mutating func chromeMetadata(_ type: StaticString, _ place: ChromeTracks.Place, name: String) {
    chromeMetadata(type, place)
    append("\"name\":")
    append(json: name)
    append("}}")
  }

  /// A place among others for a process or track.
  mutating func chromeMetadata(_ type: StaticString, _ place: ChromeTracks.Place, index: Int) {
    chromeMetadata(type, place)
    append("\"sort_index\":")
    append(decimal: Int64(index))
    append("}}")
  }

  /// Something that took time; `arguments` appends the members of an object.
  mutating func chromeSlice(
    _ name: String,
    _ place: ChromeTracks.Place,
    from startNs: Int64,
    to endNs: Int64,
    colour: StaticString? = nil,
    _ arguments: (inout ByteBuffer) -> Void
  ) {
    append("{\"ph\":\"X\",")
    chromePosition(place, at: startNs)
    append(",\"dur\":")
    append(ns: endNs - startNs, decimals: 3)
    append(",\"cat\":\"listscope\",\"name\":")
    append(json: name)
    if let colour {
      append(",\"cname\":\"")
      append(colour)
      append("\"")
    }
    append(",\"args\":{")
    arguments(&self)
    append("}}")
  }

  /// The value of a counter of a process; `value` appends a number.
  mutating func chromeCounter(
    _ name: String,
    _ process: Int,
    at timeNs: Int64,
    _ value: (inout ByteBuffer) -> Void
  ) {
    append("{\"ph\":\"C\",\"pid\":")
    append(decimal: Int64(process))
    append(",\"ts\":")
    append(ns: timeNs, decimals: 3)
    append(",\"name\":")
    append(json: name)
    append(",\"args\":{\"value\":")
    value(&self)
    append("}}")
  }

  /// Something that happened at one time; `message` appends a text.
  mutating func chromeInstant(
    _ name: String,
    _ category: String,
    _ process: Int,
    at timeNs: Int64,
    _ message: (inout ByteBuffer) -> Void
  ) {
    append("{\"ph\":\"i\",\"s\":\"p\",\"pid\":")
    append(decimal: Int64(process))
    append(",\"ts\":")
    append(ns: timeNs, decimals: 3)
    append(",\"cat\":")
    append(json: category)
    append(",\"name\":")
    append(json: name)
    append(",\"args\":{\"message\":")
    message(&self)
    append("}}")
  }

  /// One end of an arrow, bound to the slice that is open there.
  mutating func chromeFlow(
    isBegin: Bool,
    _ id: Int,
    _ place: ChromeTracks.Place,
    at timeNs: Int64
  ) {
    append(isBegin ? "{\"ph\":\"s\"," : "{\"ph\":\"f\",\"bp\":\"e\",")
    append("\"id\":")
    append(decimal: Int64(id))
    append(UInt8(ascii: ","))
    chromePosition(place, at: timeNs)
    append(",\"cat\":\"listscope\",\"name\":\"update to frame\"}")
  }

  private mutating func chromeMetadata(_ type: StaticString, _ place: ChromeTracks.Place) {
    append("{\"ph\":\"M\",\"pid\":")
    append(decimal: Int64(place.process))
    // A process has no track of its own.
    if place.thread != 0 {
      append(",\"tid\":")
      append(decimal: Int64(place.thread))
    }
    append(",\"name\":\"")
    append(type)
    append("\",\"args\":{")
  }

  private mutating func chromePosition(_ place: ChromeTracks.Place, at timeNs: Int64) {
    append("\"pid\":")
    append(decimal: Int64(place.process))
    append(",\"tid\":")
    append(decimal: Int64(place.thread))
    append(",\"ts\":")
    append(ns: timeNs, decimals: 3)
  }
}
