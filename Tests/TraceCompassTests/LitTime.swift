/// A time for which Trace Compass shows something of a kind.
struct LitTime: Hashable {
  /// The process and the list, as Trace Compass calls them.
  let process: String
  let list: String
  let name: String
  let startNs: Int64
  let endNs: Int64

  /// The process, kind and id, which begin and end of an interval have in common.
  struct Key: Hashable {
    let pid: Int64?
    let kind: Substring
    let id: EngineValue

    /// The key of a begin or an end; nil for any other event.
    init?(_ event: RecordedEvent) {
      guard let edge = ["_begin", "_end"].first(where: event.name.hasSuffix),
        let id = event.fields["id"], !event.name.hasPrefix("listscope:calibration")
      else { return nil }
      pid = event.pid
      kind = event.name.dropLast(edge.count)
      self.id = id
    }
  }

  /// The time of an interval that has begun.
  init(_ begin: RecordedEvent, endNs: Int64) {
    process = begin.pid.map { "\($0)" } ?? "unknown process"
    let number = begin.fields["list"]?.text ?? "0"
    list = number == "0" ? "no list" : "list \(number)"
    let kind = begin.name.dropFirst("listscope:".count).dropLast("_begin".count)
    name = kind == "interval" ? begin.fields["name"]?.text ?? "" : String(kind)
    startNs = begin.timeNs
    self.endNs = endNs
  }

  /// The lane of its kind.
  var lane: String { "\(process)/\(list)/\(name)" }
  /// The call stack that it is on.
  var stack: String { "\(process)/\(list)" }
}
