import Signposts

/// Renders the call stacks that Trace Compass' own flame charts and flame graphs are drawn from: one
/// for every list of every process.
///
/// An end takes the innermost interval off. So where two intervals cross, the depth is right and the
/// names are exchanged until both have ended; segments and lanes have them right.
struct TraceCompassStacks {
  let schema: Schema

  /// The root of the stacks in the tree of states.
  static let root = "Call stacks"
  /// The name that Trace Compass looks for.
  private static let attribute = "CallStack"

  /// What takes part: work that is done at once; deferred work waits between frames.
  var intervals: [IntervalDefinition] { schema.intervals.filter { $0.name != "deferred" } }

  /// Empties a list's stack, in case ends were lost.
  var empty: Markup { change(Markup("stateValue", ["type": "null", "stack": "popAll"])) }

  /// Puts an interval onto the stack; names, because flame graphs take numbers for addresses.
  func begin(_ row: IntervalDefinition) -> [Markup] {
    guard takesPart(row) else { return [] }
    return [
      change(Markup("stateValue", ["type": "string", "value": row.name, "stack": "push"]))
    ]
  }

  /// Takes an interval off the stack.
  func end(_ row: IntervalDefinition) -> [Markup] { takesPart(row) ? [popped] : [] }

  /// Puts an interval with a custom name onto the stack.
  var namedBegin: Markup {
    change(Markup("stateValue", ["type": "eventField", "value": "name", "stack": "push"]))
  }

  /// Takes the innermost interval off the stack.
  var popped: Markup { change(Markup("stateValue", ["type": "null", "stack": "pop"])) }

  /// The analysis, of the states of a provider.
  func element(_ provider: String) -> Markup {
    let levels = ["\(Self.root)/*", "*"].map { Markup("level", ["path": $0]) }
    return Markup(
      "callstack",
      ["id": "\(schema.name).callstack"],
      [
        Markup("callstackGroup", ["name": "ListScope lists"], levels),
        Markup("analysis", ["id": provider]),
      ]
    )
  }

  private func takesPart(_ row: IntervalDefinition) -> Bool {
    intervals.contains { $0.name == row.name }
  }

  private func change(_ value: Markup) -> Markup {
    let path = [
      TraceCompassFile.step("constant", Self.root),
      TraceCompassFile.step("eventField", TraceCompassFile.process),
      TraceCompassFile.step("eventField", "list"),
      TraceCompassFile.step("constant", Self.attribute),
    ]
    return Markup("stateChange", [:], path + [value])
  }
}
