import Foundation

/// A line of `log stream --signpost --style ndjson`, as far as it is about a signpost.
struct LogLine: Decodable {
  let timestamp: String?
  let eventType: String?
  let eventMessage: String?
  let subsystem: String?
  let category: String?
  let processID: Int64?
  let threadID: UInt64?
  let processImagePath: String?
  let bootUUID: String?
  let signpostID: UInt64?
  let signpostName: String?
  let signpostType: String?
  /// Of the last line: whether it says that the log ends here.
  let finished: Int?

  /// True if it is about a signpost.
  var isSignpost: Bool { eventType == "signpostEvent" }

  /// The process.
  var process: ProcessEntry {
    let name = processImagePath?.split(separator: "/").last.map(String.init) ?? ""
    return ProcessEntry(pid: processID ?? -1, name: name)
  }
}
