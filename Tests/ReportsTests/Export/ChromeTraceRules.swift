import Foundation

/// The rules of the Chrome trace format ("Trace Event Format"), as far as our documents use it.
struct ChromeTraceRules {
  /// The broken rules, in words.
  private(set) var complaints: [String] = []
  /// The events by their phase.
  private(set) var events: [String: [[String: Any]]] = [:]

  private struct Track: Hashable {
    let process: Int
    let thread: Int
  }

  init(_ text: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let list = document?["traceEvents"] as? [[String: Any]] else {
      complaints.append("no traceEvents")
      return
    }
    if document?["displayTimeUnit"] as? String != "ns" { complaints.append("displayTimeUnit") }
    events = Dictionary(grouping: list) { $0["ph"] as? String ?? "?" }
    for phase in events.keys where !["M", "X", "C", "s", "f"].contains(phase) {
      complaints.append("phase \(phase)")
    }
    checkMetadata()
    checkTimes()
    checkNesting()
    checkCounters()
    checkFlows()
  }

  /// The names of tracks or processes.
  func names(_ type: String) -> [String] {
    events["M", default: []].filter { $0["name"] as? String == type }
      .compactMap { ($0["args"] as? [String: Any])?["name"] as? String }
  }

  /// Metadata have one of the names that viewers know, and each track and process has a name.
  private mutating func checkMetadata() {
    for event in events["M", default: []] {
      let arguments = event["args"] as? [String: Any]
      switch event["name"] as? String {
      case "process_name": require(arguments?["name"] is String, event)
      case "thread_name": require(arguments?["name"] is String && event["tid"] is Int, event)
      case "process_sort_index", "thread_sort_index":
        require(arguments?["sort_index"] is Int, event)
      default: require(false, event)
      }
      require(event["pid"] is Int, event)
    }
    for event in ["X", "s", "f"].flatMap({ events[$0, default: []] }) {
      let named = events["M", default: []].contains {
        $0["name"] as? String == "thread_name" && track($0) == track(event)
      }
      require(named && track(event).thread > 0, event)
    }
  }

  private mutating func checkTimes() {
    for event in ["X", "C", "s", "f"].flatMap({ events[$0, default: []] }) {
      let time = (event["ts"] as? NSNumber)?.doubleValue
      require(time.map { $0 >= 0 } ?? false, event)
      require(event["name"] is String && event["pid"] is Int, event)
    }
    for event in events["X", default: []] {
      require((event["dur"] as? NSNumber).map { $0.doubleValue >= 0 } ?? false, event)
      require(event["args"] is [String: Any] && event["tid"] is Int, event)
      guard let colour = event["cname"] else { continue }
      require(["good", "bad", "terrible"].contains(colour as? String), event)
    }
  }

  /// Complete events of a track are inside or beside each other.
  private mutating func checkNesting() {
    for (track, slices) in Dictionary(grouping: events["X", default: []], by: track) {
      var open: [Int] = []
      let ordered = slices.enumerated().sorted {
        (Self.time($0.element).start, $0.offset) < (Self.time($1.element).start, $1.offset)
      }
      for (_, slice) in ordered {
        let (start, end) = Self.time(slice)
        while let last = open.last, last <= start { open.removeLast() }
        if let last = open.last, last < end { complaints.append("crossing on \(track): \(slice)") }
        open.append(end)
      }
    }
  }

  private mutating func checkCounters() {
    for event in events["C", default: []] {
      let arguments = event["args"] as? [String: Any] ?? [:]
      require(!arguments.isEmpty && arguments.values.allSatisfy { $0 is NSNumber }, event)
    }
  }

  /// Arrows have two ends, in the order of time, each in a slice.
  private mutating func checkFlows() {
    let ends = events["f", default: []]
    require(ends.count == events["s", default: []].count, [:])
    for begin in events["s", default: []] {
      let end = ends.filter { $0["id"] as? Int == begin["id"] as? Int }
      require(end.count == 1, begin)
      require(end.allSatisfy { $0["bp"] as? String == "e" }, begin)
      require(end.allSatisfy { Self.time($0).start >= Self.time(begin).start }, begin)
      for event in end + [begin] {
        let time = Self.time(event).start
        let isInside = events["X", default: []].contains {
          track($0) == track(event) && Self.time($0).start <= time && Self.time($0).end > time
        }
        require(isInside, event)
      }
    }
  }

  private mutating func require(_ condition: Bool, _ event: [String: Any]) {
    if !condition { complaints.append("\(event)") }
  }

  private func track(_ event: [String: Any]) -> Track {
    Track(process: event["pid"] as? Int ?? 0, thread: event["tid"] as? Int ?? 0)
  }

  /// Begin and end in nanoseconds; microseconds with three digits are not exact as fractions.
  static func time(_ event: [String: Any]) -> (start: Int, end: Int) {
    func ns(_ key: String) -> Int {
      Int((((event[key] as? NSNumber)?.doubleValue ?? 0) * 1000).rounded())
    }
    return (ns("ts"), ns("ts") + ns("dur"))
  }
}
