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

  /// The call stacks, which are states, too.
  var stacks: TraceCompassStacks { TraceCompassStacks(schema: schema) }

  /// The lane of what asked for updates.
  static let reasons = "1 update reason"

  /// How many kinds enclose a kind, usually.
  func level(_ row: IntervalDefinition) -> Int {
    guard let parent = schema.intervals.first(where: { $0.name == row.parent }) else { return 0 }
    return level(parent) + 1
  }

  /// Whether a kind is of a name, or usually inside one of it.
  func isInside(_ row: IntervalDefinition, _ name: String) -> Bool {
    guard row.name != name else { return true }
    return schema.intervals.first { $0.name == row.parent }.map { isInside($0, name) } ?? false
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
        + [freshFrame] + schema.intervals.flatMap(handlers) + updateReasons + named + numbers
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
        .map { change(inLane: lane($0), empty) } + [
          change(inLane: Self.reasons, empty), stacks.empty,
          // The chart's value while the frame lasts, until its end says how long that was.
          change(frameTime, Markup("stateValue", ["type": "long", "value": "0"])),
        ]
    )
  }

  private func handlers(_ row: IntervalDefinition) -> [Markup] {
    let number = "\(number(of: row))"
    let state = Markup("stateValue", ["type": "int", "value": number, "stack": "push"])
    return [
      handler("\(row.name)_begin", [change(inLane: lane(row), state)] + stacks.begin(row)),
      handler("\(row.name)_end", [change(inLane: lane(row), Self.pop)] + stacks.end(row)),
    ]
  }

  /// The lane that says why updates happened.
  private var updateReasons: [Markup] {
    let reason = Markup(
      "stateValue",
      ["type": "eventField", "value": "reason", "forcedType": "string", "stack": "push"]
    )
    return [
      handler("update_begin", [change(inLane: Self.reasons, reason)]),
      handler("update_end", [change(inLane: Self.reasons, Self.pop)]),
    ]
  }

  /// The lanes of intervals that have custom names.
  private var named: [Markup] {
    let name = Markup("stateValue", ["type": "eventField", "value": "name", "stack": "push"])
    let lane = TraceCompassFile.step("eventField", "name")
    return [
      handler("interval_begin", [change([Self.list, lane], name), stacks.namedBegin]),
      handler("interval_end", [change([Self.list, lane], Self.pop), stacks.popped]),
    ]
  }

  /// What is drawn as lines.
  private var numbers: [Markup] {
    let process = TraceCompassFile.step("eventField", TraceCompassFile.process)
    let budget = change(
      [constant(Root.frameTimes), process, constant("budget")],
      number("budget_ns")
    )
    let layout = ["measured", "cached", "fixed"].map { field in
      change([constant(Root.layoutPasses), process, constant(field)], number(field))
    }
    let counter = [constant(Root.counters), process, TraceCompassFile.step("eventField", "name")]
    // Replaces the value that the frame began with, so the line has the length all along the frame.
    let length = Markup(
      "stateValue",
      ["type": "eventField", "value": "duration_ns", "forcedType": "long", "update": "true"]
    )
    return [
      handler("run_begin", [budget]),
      handler("frame_end", [change(frameTime, length)]),
      handler("frame_overrun", [budget]),
      handler("layout_end", layout),
      handler("counter", [change(counter, number("value"))]),
    ]
  }

  /// Where the length of a list's frame stands.
  private var frameTime: [Markup] {
    [
      constant(Root.frameTimes), TraceCompassFile.step("eventField", TraceCompassFile.process),
      TraceCompassFile.step("eventField", "list"),
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
