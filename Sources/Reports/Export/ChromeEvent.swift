import TraceAnalysis

/// Events of the Chrome trace format, as pieces of JSON.
///
/// ("Trace Event Format", by the Chromium authors.)
enum ChromeEvent {
  typealias Place = ChromeTracks.Place

  /// A name for a process or track.
  static func metadata(_ type: String, _ place: Place, name: String) -> String {
    metadata(type, place, "\"name\":\(JSONFragment.string(name))")
  }

  /// A place among others for a process or track.
  static func metadata(_ type: String, _ place: Place, index: Int) -> String {
    metadata(type, place, "\"sort_index\":\(index)")
  }

  /// Something that took time; `arguments` is a JSON object.
  static func slice(
    _ name: String,
    _ place: Place,
    from startNs: Int64,
    to endNs: Int64,
    colour: String? = nil,
    _ arguments: String
  ) -> String {
    let colour = colour.map { ",\"cname\":\"\($0)\"" } ?? ""
    return "{\"ph\":\"X\",\(position(place)),\"ts\":\(microseconds(startNs)),"
      + "\"dur\":\(microseconds(endNs - startNs)),\"cat\":\"listscope\","
      + "\"name\":\(JSONFragment.string(name))\(colour),\"args\":\(arguments)}"
  }

  /// The value of a counter of a process.
  static func counter(_ name: String, _ process: Int, at timeNs: Int64, _ value: String) -> String {
    "{\"ph\":\"C\",\"pid\":\(process),\"ts\":\(microseconds(timeNs)),"
      + "\"name\":\(JSONFragment.string(name)),\"args\":{\"value\":\(value)}}"
  }

  /// One end of an arrow, bound to the slice that is open there.
  static func flow(isBegin: Bool, _ id: Int, _ place: Place, at timeNs: Int64) -> String {
    "{\"ph\":\"\(isBegin ? "s" : "f")\",\(isBegin ? "" : "\"bp\":\"e\",")\"id\":\(id),"
      + "\(position(place)),\"ts\":\(microseconds(timeNs)),"
      + "\"cat\":\"listscope\",\"name\":\"update to frame\"}"
  }

  /// Nanoseconds as microseconds, exactly.
  static func microseconds(_ ns: Int64) -> String {
    let (whole, rest) = ns.magnitude.quotientAndRemainder(dividingBy: 1000)
    let fraction = rest == 0 ? "" : "." + String(1000 + rest).dropFirst()
    return (ns < 0 ? "-" : "") + "\(whole)\(fraction)"
  }

  private static func metadata(_ type: String, _ place: Place, _ argument: String) -> String {
    // A process has no track of its own.
    let thread = place.thread == 0 ? "" : ",\"tid\":\(place.thread)"
    return "{\"ph\":\"M\",\"pid\":\(place.process)\(thread),\"name\":\"\(type)\","
      + "\"args\":{\(argument)}}"
  }

  private static func position(_ place: Place) -> String {
    "\"pid\":\(place.process),\"tid\":\(place.thread)"
  }
}
