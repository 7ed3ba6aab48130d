import Signposts

/// Renders how a state provider finds out which process and which list an event is of.
///
/// A context has an underscore before its name in CTF 1.8, and none in CTF 2; a trace may be without it.
/// A path with a step that has no value is no path: Trace Compass leaves the change out, with a warning
/// for each event. So the first handler notes where each event belongs, and paths ask for that.
struct TraceCompassPlace {
  let schema: Schema

  /// The context that tells processes apart, as CTF 1.8 and CTF 2 call it.
  static let contexts = ["context._vpid", "context.vpid"]

  private static let root = "Current event"
  /// The name of the process in a trace without that context.
  private static let unknownProcess = "unknown process"

  /// The step of a path that is the event's process.
  static let process = Markup.step(to: noted("process"))
  /// The step of a path that is the event's list.
  static let list = Markup.step(to: noted("list"))
  /// The step of a path that is the event's list, as a line of times is called.
  static let frameTime = Markup.step(to: noted("frame time"))

  /// A value that an event holds as a named number, as text; for a change after that of `notes`.
  static func label(_ name: String, _ enumeration: Enumeration) -> Markup {
    Markup(
      "stateValue",
      ["type": "query", "mappingGroup": enumeration.name, "stack": "push"],
      noted(name)
    )
  }

  /// Notes an event's field as text.
  static func note(_ field: String) -> Markup {
    .change(noted(field), .value(of: field, as: "string"))
  }

  /// The first handler of a provider; the lists' names are those of groups.
  func notes(_ names: [(name: String, group: String)]) -> Markup {
    let number = Self.noted("list number")
    return .handler(
      "\(schema.name):*",
      processes + [.change(number, .value(of: "list", as: "string"))]
        + names.map { .change(Self.noted($0.name), .value(at: number, named: $0.group)) }
    )
  }

  /// One of these changes is made, so that the state has a value at any time.
  private var processes: [Markup] {
    let process = Self.noted("process")
    let missing = Self.contexts.map { Markup.condition(.value(of: $0), "eq", .null) }
    return [.change(process, .value("string", Self.unknownProcess), where: missing)]
      + Self.contexts.map { context in
        .change(
          process,
          .value(of: context, as: "string"),
          where: [.condition(.value(of: context), "ne", .null)]
        )
      }
  }

  private static func noted(_ name: String) -> [Markup] { [.constant(root), .constant(name)] }
}
