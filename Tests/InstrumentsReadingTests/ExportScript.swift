import TraceTestSupport

/// The content of an export, and its form among those that versions of Instruments write.
struct ExportScript {
  /// The versions whose forms differ.
  enum Version: CaseIterable {
    /// Xcode 26.0: attributes in double quotes.
    case xcode26
    /// Xcode 27: the table has another name, and names another type.
    case xcode27
  }

  /// An interval that is to come out again.
  struct Interval: Hashable {
    var subsystem = "com.kve.Listable"
    var category = "ListView Update"
    var name = "Diff Content"
    var pid = 731
    var process = "Shop"
    var tid: UInt64 = 0x12ab
    var endTid: UInt64?
    var identifier: UInt64 = 17_216_892_719_917_625_070
    var startNs: Int64? = 0
    var durationNs: Int64? = 1
    var message: String?
  }

  var version = Version.xcode26
  /// The quotes of attributes: quotation marks or apostrophes.
  var quote = "\""
  /// The separator of groups of digits in text for people.
  var separator = ","
  /// True if identifiers start again with every node.
  var restartsIdentifiers = false
  /// The runs, each with its intervals.
  var runs: [[Interval]] = [[]]
  /// Rows of a node after which another one begins, without a schema.
  var rowsPerNode = Int.max

  private static let columns = [
    ("start", "start-time"), ("duration", "duration"), ("layout-qualifier", "layout-id"),
    ("name", "string"), ("category", "category"), ("subsystem", "subsystem"),
    ("identifier", "os-signpost-identifier"), ("process", "process"), ("end-process", "process"),
    ("start-thread", "thread"), ("end-thread", "thread"), ("start-message", "os-log-metadata"),
    ("end-message", "os-log-metadata"), ("start-backtrace", "text-backtrace"),
    ("end-backtrace", "text-backtrace"), ("start-emit-location", "return-location"),
    ("end-emit-location", "return-location"), ("signature", "os-log-metadata"),
  ]

  private static let eventColumns = [
    ("time", "event-time"), ("thread", "thread"), ("process", "process"),
    ("event-type", "event-type"), ("scope", "string"), ("identifier", "os-signpost-identifier"),
    ("name", "signpost-name"), ("format-string", "format-string"),
    ("backtrace", "text-backtrace"), ("subsystem", "subsystem"), ("category", "category"),
    ("message", "os-log-metadata"), ("emit-location", "return-location"),
  ]

  /// The table of intervals.
  var intervals: String {
    let name = version == .xcode27 ? "OSSignpostIntervals" : "os-signpost-interval"
    return document(name, Self.columns) { cells, interval in row(interval, &cells) }
  }

  /// The table of begins and ends, in the order of time.
  var events: String {
    var script = self
    script.runs = runs.map { intervals in
      intervals.flatMap { interval -> [(Int64, Int, Interval)] in
        let start = interval.startNs.map { [($0, 1, interval)] } ?? []
        let end = interval.startNs.flatMap { start in
          interval.durationNs.map { [(start + $0, 0, interval)] }
        }
        return start + (end ?? [])
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        .map { time, isBegin, interval in
          var event = interval
          (event.startNs, event.durationNs) = (time, Int64(isBegin))
          return event
        }
    }
    return script.document("os-signpost", Self.eventColumns) { cells, event in
      script.event(event, isBegin: event.durationNs == 1, &cells)
    }
  }

  private func document(
    _ table: String,
    _ columns: [(String, String)],
    _ row: (inout ExportCells, Interval) -> String
  ) -> String {
    var cells = ExportCells(quote: quote, separator: separator)
    var text = "<?xml version=\"1.0\"?>\n<trace-query-result>\n"
    for (run, intervals) in runs.enumerated() {
      let starts = stride(
        from: 0,
        to: max(1, intervals.count),
        by: max(1, min(rowsPerNode, intervals.count))
      )
      for start in starts {
        if restartsIdentifiers { cells.restart() }
        text += "<node xpath='//trace-toc[1]/run[\(run + 1)]/data[1]/table[3]'>"
        if start == 0 { text += Self.schema(table, columns) }
        for interval in intervals[
          start..<min(start + min(rowsPerNode, intervals.count), intervals.count)
        ] {
          text += "<row>\(row(&cells, interval))</row>\n"
        }
        text += "</node>"
      }
    }
    return text + "</trace-query-result>\n"
  }

  private static func schema(_ table: String, _ columns: [(String, String)]) -> String {
    let inside = columns.map { mnemonic, type in
      "<col><mnemonic>\(mnemonic)</mnemonic><name>\(mnemonic.uppercased())</name>"
        + "<engineering-type>\(type)</engineering-type></col>"
    }
    return "<schema name=\"\(table)\">\(inside.joined())</schema>"
  }

  private func row(_ interval: Interval, _ cells: inout ExportCells) -> String {
    let name = version == .xcode27 ? "signpost-name" : "string"
    let parts = [
      interval.startNs.map { cells.number("start-time", UInt64($0)) } ?? "<sentinel/>",
      interval.durationNs.map { cells.number("duration", UInt64($0)) } ?? "<sentinel/>",
      cells.number("layout-id", 1),
      cells.text(name, interval.name),
      cells.text("category", interval.category),
      cells.text("subsystem", interval.subsystem),
      cells.number("os-signpost-identifier", interval.identifier),
      cells.process(interval.process, interval.pid),
      interval.durationNs == nil ? "<sentinel/>" : cells.process(interval.process, interval.pid),
      cells.thread(interval.tid, interval.process, interval.pid),
      interval.durationNs == nil
        ? "<sentinel/>"
        : cells.thread(interval.endTid ?? interval.tid, interval.process, interval.pid),
      cells.message(interval.message), cells.message(interval.message),
      "<sentinel/>", "<sentinel/>", cells.location(7), cells.location(9),
      cells.message((interval.message ?? "") + (interval.message ?? interval.name)),
    ]
    return parts.joined()
  }

  private func event(_ event: Interval, isBegin: Bool, _ cells: inout ExportCells) -> String {
    [
      cells.number("event-time", UInt64(event.startNs ?? 0)),
      cells.thread(event.tid, event.process, event.pid),
      cells.process(event.process, event.pid),
      cells.text("event-type", isBegin ? "Begin" : "End"),
      cells.text("string", "Process"),
      cells.number("os-signpost-identifier", event.identifier),
      cells.text("signpost-name", event.name),
      event.message == nil ? "<sentinel/>" : cells.text("format-string", "%{public}s"),
      "<sentinel/>", cells.text("subsystem", event.subsystem),
      cells.text("category", event.category), cells.message(event.message), cells.location(3),
    ].joined()
  }
}

/// Cells as Instruments writes them: whole the first time, then as references.
struct ExportCells {
  let quote: String
  let separator: String
  private var known: [String: Int] = [:]
  private var count = 0

  init(quote: String, separator: String) {
    self.quote = quote
    self.separator = separator
  }

  /// Begins to count anew, and refers to nothing before.
  mutating func restart() {
    known = [:]
    count = 0
  }

  /// A number; what is for people is rounded, and has separators.
  mutating func number(_ tag: String, _ value: UInt64) -> String {
    let format = "\(value / 1_000_000)\(separator)\(value / 1_000 % 1_000) µs"
    return cell(tag, "\(value)", format) { _ in "\(value)" }
  }

  /// A text.
  mutating func text(_ tag: String, _ value: String) -> String {
    cell(tag, value, value) { _ in Self.escaped(value) }
  }

  /// A process, whose number is inside.
  mutating func process(_ name: String, _ pid: Int) -> String {
    cell("process", "\(pid)", "\(name) (\(pid))") { cells in
      cells.number("pid", UInt64(pid)) + cells.text("device-session", "TODO")
    }
  }

  /// A thread, with its process.
  mutating func thread(_ tid: UInt64, _ name: String, _ pid: Int) -> String {
    cell("thread", "\(tid)", "Main Thread 0x\(String(tid, radix: 16)) (\(name), pid: \(pid))") {
      $0.number("tid", tid) + $0.process(name, pid)
    }
  }

  /// A message, of one piece of text.
  mutating func message(_ text: String?) -> String {
    guard let text else { return "<sentinel/>" }
    return cell("os-log-metadata", text, text) { $0.text("string", text) }
  }

  /// A place in code.
  mutating func location(_ offset: UInt64) -> String {
    cell("return-location", "\(offset)", "0x\(offset)") { cells in
      cells.text("uuid", "8E5CB2F0-3D51-3A5E-9E2B-0F5C1D5A7B11")
        + cells.number("mach-o-vm-offset", offset)
    }
  }

  private mutating func cell(
    _ tag: String,
    _ value: String,
    _ format: String,
    _ inside: (inout ExportCells) -> String
  ) -> String {
    let key = tag + " " + value
    if let id = known[key] { return "<\(tag) ref=\(quote)\(id)\(quote)/>" }
    count += 1
    known[key] = count
    let start = "<\(tag) id=\(quote)\(count)\(quote) fmt=\(quote)\(Self.escaped(format))\(quote)>"
    return start + inside(&self) + "</\(tag)>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.append(character)
      }
    }
    return result
  }
}
