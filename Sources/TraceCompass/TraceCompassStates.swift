import Signposts

/// Renders the states over time that the views draw.
///
/// Every kind has its own lane in every list of every process. A lane is a stack of equal
/// values, so whichever of two intervals ends first, the lane shows correctly how many are open.
struct TraceCompassStates {
  let schema: Schema
  let display: TraceCompassFile.Display

  var id: String { "\(schema.name).states" }

  /// The roots of the trees of states.
  enum Root {
    static let processes = "Processes"
    /// Which lanes there are.
    ///
    /// To empty a lane makes it, so only lanes that are known are emptied.
    static let seen = "Seen"
    static let frameTimes = "Frame times"
    static let layoutPasses = "Layout passes"
    static let counters = "Counters"
  }

  /// The lane of what asked for updates.
  static let reasons = "1 update reason"
  /// The parent of lanes of intervals with custom names, which may be any.
  static let custom = "custom"

  /// The number of kinds that usually enclose a kind.
  func level(_ row: IntervalDefinition) -> Int {
    guard let parent = schema.intervals.first(where: { $0.name == row.parent }) else { return 0 }
    return level(parent) + 1
  }

  /// True for a kind of a name, and for one that is usually inside of it.
  func isInside(_ row: IntervalDefinition, _ name: String) -> Bool {
    guard row.name != name else { return true }
    return schema.intervals.first { $0.name == row.parent }.map { isInside($0, name) } ?? false
  }

  /// The name of a kind's lane: lanes sort by level.
  func lane(_ row: IntervalDefinition) -> String { "\(level(row)) \(row.name)" }

  /// The number that stands for a kind in the legends of the window.
  func number(of row: IntervalDefinition) -> Int {
    1 + (schema.intervals.firstIndex { $0.name == row.name } ?? -1)
  }

  func provider(version: UInt32) -> Markup {
    let notes = TraceCompassPlace(schema: schema).notes([
      ("list", TraceCompassNames.lists), ("frame time", TraceCompassNames.frameTimes),
    ])
    let names =
      [TraceCompassNames.listGroup, TraceCompassNames.frameTimeGroup]
      + [reason].compactMap(\.self).map(TraceCompassNames.group)
    let handlers: [Markup] =
      [notes, freshFrame] + schema.shownIntervals.flatMap(handlers) + updateReasons + named
      + numbers
    return Markup(
      "stateProvider",
      ["version": "\(version)", "id": id],
      [
        TraceCompassFile.head("ListScope states"), location(Self.list, Root.processes),
        location(Self.seen, Root.seen),
      ] + names + handlers
    )
  }

  private static let list = "list"
  private static let seen = "seen"

  private func location(_ id: String, _ root: String) -> Markup {
    Markup(
      "location",
      ["id": id],
      [.constant(root), TraceCompassPlace.process, TraceCompassPlace.list]
    )
  }

  /// Empties all lanes of a list when a frame begins, in case ends were lost.
  private var freshFrame: Markup {
    // Deferred work waits from one frame to a later one.
    let lanes = schema.shownIntervals.filter { $0.name != "deferred" }.map(lane) + [Self.reasons]
    // The chart's value while the frame lasts, until its end says how long that was. Without a gap before
    // it, a state of the same value would go on.
    let start = [Markup.null, .value("long", "0")].map { Markup.change(frameTime, $0) }
    return handler("frame_begin", lanes.map { change([.constant($0)], .popAll) } + start)
  }

  private func handlers(_ row: IntervalDefinition) -> [Markup] {
    pair(row.name, lane: [.constant(lane(row))], begin: [], state(row))
  }

  /// The state of a lane: views of the window take colours from a legend for whole numbers only.
  private func state(_ row: IntervalDefinition) -> Markup {
    switch display {
    case .window:
      Markup("stateValue", ["type": "int", "value": "\(number(of: row))", "stack": "push"])
    case .server:
      Markup("stateValue", ["type": "string", "value": row.name, "stack": "push"])
    }
  }

  /// The reasons of updates, by name.
  private var reason: Enumeration? {
    schema.intervals.first { $0.name == "update" }?.begin.first { $0.name == "reason" }?.enumeration
  }

  /// The lane that says why updates happened.
  private var updateReasons: [Markup] {
    guard let reason else { return [] }
    return pair(
      "update",
      lane: [.constant(Self.reasons)],
      begin: [TraceCompassPlace.note("reason")],
      TraceCompassPlace.label("reason", reason)
    )
  }

  /// The lanes of intervals that have custom names.
  private var named: [Markup] {
    let name = Markup("stateValue", ["type": "eventField", "value": "name", "stack": "push"])
    return pair("interval", lane: [.constant(Self.custom), .field("name")], begin: [], name)
  }

  /// Puts a value onto a lane when something begins, and takes one off when it ends.
  private func pair(
    _ kind: String,
    lane: [Markup],
    begin: [Markup],
    _ value: Markup
  ) -> [Markup] {
    [
      handler(
        "\(kind)_begin",
        begin + [
          .change([.location(Self.seen)] + lane, .value("int", "1")),
          .change([.location(Self.list)] + lane, value),
        ]
      ),
      handler("\(kind)_end", [change(lane, .pop)]),
    ]
  }

  /// The states that are drawn as lines.
  private var numbers: [Markup] {
    let process = TraceCompassPlace.process
    let budget = Markup.change(
      [.constant(Root.frameTimes), process, .constant("budget (ns)")],
      .value(of: "budget_ns", as: "long")
    )
    let layout = ["measured", "cached", "fixed"].map { field in
      Markup.change(
        [.constant(Root.layoutPasses), process, .constant(field)],
        .value(of: field, as: "long")
      )
    }
    // Replaces the value that the frame began with, so the line has the length all along the frame.
    let length = Markup(
      "stateValue",
      ["type": "eventField", "value": "duration_ns", "forcedType": "long", "update": "true"]
    )
    let counter = Markup.change(
      [.constant(Root.counters), process, .field("name")],
      .value(of: "value", as: "long")
    )
    return [
      handler("run_begin", [budget]), handler("frame_end", [.change(frameTime, length)]),
      handler("frame_overrun", [budget]), handler("layout_end", layout),
      handler("counter", [counter]),
    ]
  }

  /// Where the length of a list's frame stands.
  private var frameTime: [Markup] {
    [.constant(Root.frameTimes), TraceCompassPlace.process, TraceCompassPlace.frameTime]
  }

  /// Changes a lane, if there is one.
  private func change(_ lane: [Markup], _ value: Markup) -> Markup {
    let isSeen = Markup.condition(.value(at: [.location(Self.seen)] + lane), "ne", .null)
    return .change([.location(Self.list)] + lane, value, where: [isSeen])
  }

  private func handler(_ event: String, _ changes: [Markup]) -> Markup {
    .handler("\(schema.name):\(event)", changes)
  }
}
