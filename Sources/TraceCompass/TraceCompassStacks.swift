import Signposts

/// Renders the call stacks that Trace Compass' own flame charts and flame graphs are drawn from: one
/// for every list of every process.
///
/// They have a state provider of their own, as Trace Compass calls charts after the analysis that they
/// refer to. An end takes the innermost interval off. So where two intervals cross, the depth is right
/// and the names are exchanged until both have ended; segments and lanes have them right.
struct TraceCompassStacks {
  let schema: Schema

  private static let root = "Call stacks"
  /// The lists that have a stack; an end in any other list makes none.
  private static let seen = "Seen"
  /// The name that Trace Compass looks for.
  private static let attribute = "CallStack"

  private var id: String { "\(schema.name).stacks" }

  /// The kinds that take part: work that is done at once; deferred work waits between frames.
  private var intervals: [IntervalDefinition] {
    schema.shownIntervals.filter { $0.name != "deferred" }
  }

  /// The analysis that fills the stacks.
  func provider(version: UInt32) -> Markup {
    let place = TraceCompassPlace(schema: schema)
    let notes = place.notes([("list", TraceCompassNames.lists)])
    // Names, because flame graphs take numbers for addresses.
    let known = intervals.flatMap { pair($0.name, ("string", $0.name)) }
    return Markup(
      "stateProvider",
      ["version": "\(version)", "id": id],
      [TraceCompassFile.head("ListScope call stacks"), TraceCompassNames.listGroup, notes, fresh]
        + known + pair("interval", ("eventField", "name"))
    )
  }

  /// The analysis that draws the stacks.
  var element: Markup {
    let levels = ["\(Self.root)/*", "*"].map { Markup("level", ["path": $0]) }
    return Markup(
      "callstack",
      ["id": "\(schema.name).callstack"],
      [
        Markup("callstackGroup", ["name": "ListScope lists"], levels),
        Markup("analysis", ["id": id]),
      ]
    )
  }

  /// Empties a list's stack when a frame begins, in case ends were lost.
  private var fresh: Markup { handler("frame_begin", [.change(stack, .popAll)]) }

  /// Puts what begins onto the stack, and takes something off when it ends.
  private func pair(_ kind: String, _ value: (type: String, value: String)) -> [Markup] {
    let push = Markup("stateValue", ["type": value.type, "value": value.value, "stack": "push"])
    let isSeen = Markup.condition(.value(at: list(below: Self.seen)), "ne", .null)
    return [
      handler(
        "\(kind)_begin",
        [.change(list(below: Self.seen), .value("int", "1")), .change(stack, push)]
      ),
      handler("\(kind)_end", [.change(stack, .pop, where: [isSeen])]),
    ]
  }

  private var stack: [Markup] { list(below: Self.root) + [.constant(Self.attribute)] }

  private func list(below root: String) -> [Markup] {
    [.constant(root), TraceCompassPlace.process, TraceCompassPlace.list]
  }

  private func handler(_ event: String, _ changes: [Markup]) -> Markup {
    .handler("\(schema.name):\(event)", changes)
  }
}
