import ListSchema
import TraceAnalysis
import TraceTestSupport

/// A run whose frames have a budget of 500 ns, with intervals inside of each other.
struct SuspectScript {
  /// An interval with what is inside of it; it takes as long as that and some time of its own.
  struct Work {
    var name: String
    var own: Int64 = 0
    var list: UInt32 = 1
    var begin: KeyValuePairs<String, FieldValue> = [:]
    var end: KeyValuePairs<String, FieldValue> = [:]
    var inside: [Work] = []
  }

  private(set) var script = TraceScript.tightBudget
  private var time: Int64 = 10
  private var nextID: UInt32 = 0
  private var frames = 0

  init() {
    script.event("type_name", at: 1, ["type": .count(1), "name": .text("MessageRow")])
  }

  /// Plays a frame; with `waits` its thread did not run for half of the time.
  mutating func frame(
    visible: Int = 10,
    waits: Int = 0,
    own: Int64 = 0,
    update: UInt32 = 0,
    begin: KeyValuePairs<String, FieldValue>? = nil,
    _ inside: [Work]
  ) {
    script.update = update
    let total = inside.reduce(own) { $0 + Self.duration($1) }
    play(
      Work(
        name: "frame",
        own: own,
        begin: begin ?? ["frame": .count(frames), "phase": .label("update")],
        end: [
          "visible_items": .count(visible), "cpu_ns": .integer(waits > 0 ? total / 2 : total),
          "voluntary_switches": .count(waits), "involuntary_switches": .count(0),
        ],
        inside: inside
      )
    )
    script.update = 0
    frames += 1
    time += 10
  }

  /// Tells what a check of rows found.
  mutating func check(_ finding: String, found: Int, looked: Int) {
    event(
      "row_check",
      [
        "finding": .label(finding), "type": .count(1), "section": .count(2), "found": .count(found),
        "looked": .count(looked), "rows": .count(looked), "identifier": .text("m-7"),
      ]
    )
  }

  /// Tells something of the list between two frames.
  mutating func event(_ name: String, _ fields: KeyValuePairs<String, FieldValue>) {
    script.list = 1
    script.event(name, at: time, fields)
    time += 1
  }

  private static func duration(_ work: Work) -> Int64 {
    work.inside.reduce(work.own) { $0 + duration($1) }
  }

  private mutating func play(_ work: Work) {
    nextID += 1
    let id = nextID
    script.list = work.list
    script.begin(work.name, id, at: time, work.begin)
    for inner in work.inside { play(inner) }
    time += work.own
    script.list = work.list
    script.end(work.name, id, at: time, work.end)
  }

  /// The trace of everything that was played.
  var traceOfAll: ScriptedTrace { script.trace() }

  /// All that is found but what every run with late frames has.
  var findings: [Advice] {
    TraceSummary(traceOfAll, schema: ListSchema.schema).advice
      .filter { $0.rule != .lateFrames }
  }
}
