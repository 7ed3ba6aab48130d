import Signposts

/// Renders a way in which an interval may have ended, and the segment that follows from it.
///
/// A frame's end tells how long the frame took by its own clock, which is less than the time between
/// its two events; and the first frame of a list is its first display. Reports go by both.
struct TraceCompassOutcome {
  /// The beginning of the names of its test and its action.
  let id: String
  let segmentName: String
  /// The conditions, beside that the end belongs to the begin; those of one outcome alone hold.
  var conditions: [Markup] = []
  /// The time of the segment; empty for that between the two events.
  var time: [Markup] = []

  /// The one outcome of a kind.
  init(_ kind: String) {
    (id, segmentName) = (kind, kind)
  }

  private init(id: String, _ segmentName: String, _ conditions: [Markup]) {
    (self.id, self.segmentName, self.conditions) = (id, segmentName, conditions)
  }

  /// All outcomes of a kind; `isTimed` where frames are as long as their clocks say.
  static func all(of row: IntervalDefinition, isTimed: Bool) -> [TraceCompassOutcome] {
    guard row.name == "frame" else { return [TraceCompassOutcome(row.name)] }
    let stages = [("frame", "frame", "ne"), ("first_display", "first display", "eq")]
    let outcomes = stages.map { id, name, comparison in
      let number = Markup.value(at: path("begin_frame"), as: "long")
      let isOfStage = Markup.condition(number, comparison, .value("long", "0"))
      return TraceCompassOutcome(id: id, name, [isOfStage])
    }
    return isTimed ? outcomes.flatMap(\.timed) : outcomes
  }

  /// The same for frames that say how long they took, and for others, of old traces.
  private var timed: [TraceCompassOutcome] {
    let duration = Markup.value(of: "duration_ns")
    var timed = self
    timed.conditions.append(.condition(duration, "ne", .null))
    timed.time = [
      Markup(
        "segTime",
        [:],
        [
          Markup("begin", ["type": "query"], Self.path("startTime")),
          Markup("duration", ["type": "eventField", "value": "duration_ns"]),
        ]
      )
    ]
    let untimed = TraceCompassOutcome(
      id: "untimed_\(id)",
      segmentName,
      conditions + [.condition(duration, "eq", .null)]
    )
    return [timed, untimed]
  }

  /// Where something is kept until the end event.
  static func path(_ name: String) -> [Markup] {
    ["#CurrentScenario", name].map(Markup.constant)
  }
}
