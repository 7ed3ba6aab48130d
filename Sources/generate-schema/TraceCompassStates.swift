import ListSchema
import Signposts

/// Renders the states over time that the views draw.
///
/// Every kind has its own lane in every list of every process. A lane is a stack of equal
/// values, so whichever of two intervals ends first, the lane shows correctly how many are open.
struct TraceCompassStates {
  let schema: Schema

  var id: String { "\(schema.name).states" }

  /// The roots of the trees of states.
  enum Root {
    static let processes = "Processes"
    static let frameTimes = "Frame times"
    static let layoutPasses = "Layout passes"
    static let counters = "Counters"
  }

  /// How many kinds enclose a kind, usually.
  func level(_ row: IntervalDefinition) -> Int {
    guard let parent = schema.intervals.first(where: { $0.name == row.parent }) else { return 0 }
    return level(parent) + 1
  }

  /// The name of a kind's lane: lanes sort by level.
  func lane(_ row: IntervalDefinition) -> String { "\(level(row)) \(row.name)" }

  /// The state of a kind: views take colours from a legend for whole numbers only.
  func number(of row: IntervalDefinition) -> Int {
    1 + (schema.intervals.firstIndex { $0.name == row.name } ?? -1)
  }

  func provider(version: UInt32) -> Markup {
    Markup(
      "stateProvider",
      ["version": "\(version)", "id": id],
      [TraceCompassFile.head("ListScope states"), location]
        + [freshFrame] + schema.intervals.flatMap(handlers) + named + numbers
    )
  }

  private var location: Markup {
    Markup(
      "location",
      ["id": "list"],
      [
        TraceCompassFile.step("constant", Root.processes),
        TraceCompassFile.step("eventField", TraceCompassFile.process),
        TraceCompassFile.step("eventField", "list"),
      ]
    )
  }

  /// Empties all lanes of a list when a frame begins, in case ends were lost.
  private var freshFrame: Markup {
    let empty = Markup("stateValue", ["type": "null", "stack": "popAll"])
    return handler(
      "frame_begin",
      // Deferred work waits from one frame to a later one.
      schema.intervals.filter { $0.name != "deferred" }
        .map { change(inLane: lane($0), empty) }
    )
  }

  private func handlers(_ row: IntervalDefinition) -> [Markup] {
    let number = "\(number(of: row))"
    let state = Markup("stateValue", ["type": "int", "value": number, "stack": "push"])
    return [
      handler("\(row.name)_begin", [change(inLane: lane(row), state)]),
      handler("\(row.name)_end", [change(inLane: lane(row), Self.pop)]),
    ]
  }

  /// The lanes of intervals that have custom names.
  private var named: [Markup] {
    let name = Markup("stateValue", ["type": "eventField", "value": "name", "stack": "push"])
    return [("interval_begin", name), ("interval_end", Self.pop)].map { event, value in
      let lane = TraceCompassFile.step("eventField", "name")
      return handler(event, [change([Self.list, lane], value)])
    }
  }

  /// What is drawn as lines.
  private var numbers: [Markup] {
    let time = [constant(Root.frameTimes), TraceCompassFile.step("eventField", "list")]
    let budget = change([constant(Root.frameTimes), constant("budget")], number("budget_ns"))
    let layout = ["measured", "cached", "fixed"].map { field in
      change([constant(Root.layoutPasses), constant(field)], number(field))
    }
    let counter = [constant(Root.counters), TraceCompassFile.step("eventField", "name")]
    return [
      handler("run_begin", [budget]),
      handler("frame_end", [change(time, number("duration_ns"))]),
      handler("frame_overrun", [budget]),
      handler("layout_end", layout),
      handler("counter", [change(counter, number("value"))]),
    ]
  }

  private static let list = TraceCompassFile.step("location", "list")
  private static let pop = Markup("stateValue", ["type": "null", "stack": "pop"])

  private func constant(_ value: String) -> Markup { TraceCompassFile.step("constant", value) }

  private func number(_ field: String) -> Markup {
    Markup("stateValue", ["type": "eventField", "value": field, "forcedType": "long"])
  }

  private func change(inLane lane: String, _ value: Markup) -> Markup {
    change([Self.list, constant(lane)], value)
  }

  private func change(_ path: [Markup], _ value: Markup) -> Markup {
    Markup("stateChange", [:], path + [value])
  }

  private func handler(_ event: String, _ changes: [Markup]) -> Markup {
    Markup("eventHandler", ["eventName": "\(schema.name):\(event)"], changes)
  }
}
