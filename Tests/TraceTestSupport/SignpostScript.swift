package import TraceAnalysis

/// A program without a list, made by a seed: nested intervals, events and messages of several categories, and what
/// they add up to, counted while it is written.
package struct SignpostScript {
  /// The costs of one category, as written.
  package struct Costs: Equatable {
    /// The durations of its intervals.
    package var durations: [Int64] = []
    /// The parts of them that no interval inside covers, added up.
    package var selfNs: Int64 = 0
    /// The number of events.
    package var events = 0
    /// The number of log messages.
    package var messages = 0

    /// Nothing yet.
    package init() {}
  }

  /// The trace.
  package private(set) var script = TraceScript()
  /// The costs by subsystem and category.
  package private(set) var costs: [SignpostOrigin: Costs] = [:]

  private var random: SeededGenerator
  private var lastID: UInt64 = 0

  private static let origins = [
    ("com.example.shop", "images"), ("com.example.shop", "network"), ("org.store", "network"),
    ("", "plain"), ("org.store", ""),
  ].map { SignpostOrigin(subsystem: $0.0, category: $0.1) }

  /// Writes a trace.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for thread in 1...Int32(3) {
      script.thread = thread
      var time = Int64(thread) * 1_000_000
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        time = add(at: time, depth: 0).endNs + Int64.random(in: 0...50, using: &random)
      }
    }
  }

  private mutating func add(at startNs: Int64, depth: Int) -> (endNs: Int64, durationNs: Int64) {
    let origin = Self.origins.randomElement(using: &random) ?? Self.origins[0]
    let name = FieldValue.text(["load", "decode", "send"].randomElement(using: &random) ?? "load")
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      write(
        origin,
        "event",
        at: startNs,
        ["name": name, "signpost_id": .count(1), "message": .text("")]
      )
      costs[origin, default: Costs()].events += 1
      return (startNs, 0)
    case 1:
      write(origin, "log", at: startNs, ["level": .text("notice"), "message": .text("words")])
      costs[origin, default: Costs()].messages += 1
      return (startNs, 0)
    default:
      lastID += 1
      let id = FieldValue.unsigned(lastID)
      write(origin, "begin", at: startNs, ["id": id, "name": name, "message": .text("")])
      var (time, insideNs) = (startNs, Int64(0))
      for _ in 0..<(depth < 3 ? Int.random(in: 0...2, using: &random) : 0) {
        let inside = add(at: time + Int64.random(in: 1...40, using: &random), depth: depth + 1)
        time = inside.endNs
        insideNs += inside.durationNs
      }
      time += Int64.random(in: 1...900, using: &random)
      write(origin, "end", at: time, ["id": id, "name": name, "message": .text("")])
      costs[origin, default: Costs()].durations.append(time - startNs)
      costs[origin, default: Costs()].selfNs += time - startNs - insideNs
      return (time, time - startNs)
    }
  }

  private mutating func write(
    _ origin: SignpostOrigin,
    _ role: String,
    at time: Int64,
    _ fields: KeyValuePairs<String, FieldValue>
  ) {
    let path = [origin.subsystem, origin.category].map { $0.isEmpty ? "-" : $0 }
    script.event("signpost/\(path.joined(separator: "/"))/\(role)", at: time, fields)
  }
}

extension SignpostScript.Costs {
  /// The duration by nearest rank; nil with fewer than a number of them.
  package func percentile(_ share: Int, from least: Int = 1) -> Int64? {
    durations.count < least ? nil : durations.sorted()[(durations.count * share + 99) / 100 - 1]
  }
}
