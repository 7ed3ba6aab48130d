import Signposts

/// Renders a pattern that turns every pair of begin and end events into a segment.
///
/// Trace Compass' own latency views show segments. An end belongs to the begin event of the same kind, id
/// and process, so neither crossing intervals nor lost events affect others.
struct TraceCompassSegments {
  let schema: Schema
  /// The subject of the analysis: the end of its id, and its name.
  let subject: String
  /// The kind that becomes segments; nil for all, those with custom names too.
  var wanted: String?

  /// The analyses: all intervals, and frames and updates each with tables and diagrams of their own.
  static func all(_ schema: Schema) -> [TraceCompassSegments] {
    [
      TraceCompassSegments(schema: schema, subject: "intervals"),
      TraceCompassSegments(schema: schema, subject: "frames", wanted: "frame"),
      TraceCompassSegments(schema: schema, subject: "updates", wanted: "update"),
    ]
  }

  private var id: String { "\(schema.name).\(subject)" }
  /// Trace Compass' views of all intervals are called after the product alone.
  private var viewPrefix: String { wanted == nil ? "ListScope" : "ListScope \(subject)" }

  /// Two events that make a segment.
  private struct Kind {
    let name: String
    /// Its fields; nil where the interval has a custom name, which both events say.
    let row: IntervalDefinition?
    let outcomes: [TraceCompassOutcome]
    /// True for the signposts of apps, whose events have the names of their subsystem and category.
    var isSignpost = false

    var begin: [FieldDefinition] { row?.begin ?? [] }
    var end: [FieldDefinition] { row?.end ?? [] }
  }

  private var kinds: [Kind] {
    let rows = schema.shownIntervals.filter { [nil, $0.name].contains(wanted) }
    let known = rows.map { row in
      Kind(
        name: row.name,
        row: row,
        outcomes: TraceCompassOutcome.all(of: row, isTimed: wanted != nil)
      )
    }
    guard wanted == nil else { return known }
    return known + [
      Kind(name: "interval", row: nil, outcomes: [TraceCompassOutcome("interval")]),
      Kind(
        name: "signpost",
        row: nil,
        outcomes: [TraceCompassOutcome("signpost")],
        isSignpost: true
      ),
    ]
  }

  /// The event of a kind; `*` stands for the names of a subsystem and a category.
  private func event(_ kind: Kind, _ edge: String) -> String {
    "\(schema.name):" + (kind.isSignpost ? "signpost/*/\(edge)" : "\(kind.name)_\(edge)")
  }

  func pattern(version: UInt32) -> Markup {
    let kinds = kinds
    let head = TraceCompassFile.head(
      "ListScope \(subject)",
      [Markup("viewLabelPrefix", ["value": viewPrefix])]
    )
    let outcomes = kinds.flatMap(\.outcomes)
    let tests =
      (outcomes.contains { $0.conditions.isEmpty } ? [test(Self.same, [])] : [])
      + outcomes.filter { !$0.conditions.isEmpty }.map { test(test(of: $0), $0.conditions) }
    let closing = kinds.flatMap { kind in kind.outcomes.map { closed(kind, $0) } }
    let handler = Markup(
      "patternHandler",
      ["initial": "interval"],
      tests + kinds.map(opened) + closing + [machine(kinds)]
    )
    return Markup(
      "pattern",
      ["version": "\(version)", "id": id],
      [head] + labels(kinds).map(TraceCompassNames.group) + [handler]
    )
  }

  /// The enumerations of the kinds, each once.
  private func labels(_ kinds: [Kind]) -> [Enumeration] {
    let all = kinds.flatMap { ($0.begin + $0.end).compactMap(\.enumeration) }
    return all.enumerated().filter { place, group in
      all.firstIndex { $0.name == group.name } == place
    }.map(\.element)
  }

  private static let same = "same"

  /// The test that decides about an outcome.
  private func test(of outcome: TraceCompassOutcome) -> String {
    outcome.conditions.isEmpty ? Self.same : "\(outcome.id)_over"
  }

  /// The test that an end event has the id and the process of the begin event, and that conditions hold.
  private func test(_ id: String, _ conditions: [Markup]) -> Markup {
    let same = Self.keys.map { name, field in
      Markup.condition(.value(of: field, as: "long"), "eq", .value(at: path(name), as: "long"))
    }
    return Markup("test", ["id": id], [Markup("if", [:], [.all(same + conditions)])])
  }

  /// The fields that an end has in common with its begin.
  ///
  /// A context that the trace's format does not have is no
  /// value at both ends, and so the same.
  private static var keys: [(name: String, field: String)] {
    [("begin_id", "id")]
      + TraceCompassPlace.contexts.enumerated().map { ("begin_process_\($0 + 1)", $1) }
  }

  /// Keeps the fields of the begin event until the end event, under names that begin with `begin_`, as
  /// Trace Compass has names of its own there: `state`, `status`, `startTime`, `storedFields`.
  private func opened(_ kind: Kind) -> Markup {
    let fields =
      kind.begin.map { (Self.kept($0), $0.name, type($0)) }
      + (kind.isSignpost ? [("begin_message", "message", "string")] : [])
    return Markup(
      "action",
      ["id": "\(kind.name)_opened"],
      (Self.keys.map { ($0.name, $0.field, "long") } + fields).map { name, field, type in
        .change(path(name), .value(of: field, as: type))
      }
    )
  }

  private static func kept(_ field: FieldDefinition) -> String { "begin_\(field.name)" }

  private func closed(_ kind: Kind, _ outcome: TraceCompassOutcome) -> Markup {
    let name =
      kind.row == nil ? Markup.value(of: "name") : Markup.value("string", outcome.segmentName)
    let common =
      kind.isSignpost
      ? signpostFields
      : ["list", "update"].map { segmentField($0, "long", .value(of: $0, as: "long")) }
    let begin = kind.begin.map { segmentField($0.name, type($0), remembered($0, Self.kept($0))) }
    let segment = Markup(
      "segment",
      [:],
      [Markup("segType", [:], [Markup("segName", [:], [name])])] + outcome.time
        + [Markup("segContent", [:], common + begin + kind.end.map(ended))]
    )
    // Their names are found by the kept value.
    let named = kind.end.filter { $0.enumeration != nil }.map {
      Markup.change(path("end_\($0.name)"), .value(of: $0.name, as: "string"))
    }
    return Markup("action", ["id": "\(outcome.id)_closed"], named + [segment])
  }

  /// The category of a signpost, as the name of its event, and its messages.
  private var signpostFields: [Markup] {
    [
      segmentField("category", "string", Markup("stateValue", ["type": "eventName"])),
      segmentField("message", "string", .value(at: path("begin_message"), as: "string")),
      segmentField("end_message", "string", .value(of: "message", as: "string")),
    ]
  }

  /// A field of the segment that the end event has.
  private func ended(_ field: FieldDefinition) -> Markup {
    let value =
      field.enumeration == nil
      ? Markup.value(of: field.name, as: type(field)) : remembered(field, "end_\(field.name)")
    return segmentField(field.name, type(field), value)
  }

  /// A kept value; CTF 2 has named numbers without their names.
  private func remembered(_ field: FieldDefinition, _ name: String) -> Markup {
    guard let enumeration = field.enumeration else {
      return .value(at: path(name), as: type(field))
    }
    return .value(at: path(name), named: enumeration.name)
  }

  /// Waits for a begin, then for the end of the same kind; one begin is one run of the machine.
  private func machine(_ kinds: [Kind]) -> Markup {
    Markup(
      "fsm",
      ["id": "interval", "multiple": "true", "initial": "wait"],
      [Markup("state", ["id": "wait"], kinds.map(beginning))]
        + kinds.map { Markup("state", ["id": "\($0.name)_open"], endings($0)) }
        + [Markup("final", ["id": "done"])]
    )
  }

  private func beginning(_ kind: Kind) -> Markup {
    Markup(
      "transition",
      [
        "event": event(kind, "begin"), "target": "\(kind.name)_open",
        "action": "\(kind.name)_opened",
      ]
    )
  }

  private func endings(_ kind: Kind) -> [Markup] {
    kind.outcomes.map { outcome in
      Markup(
        "transition",
        [
          "event": event(kind, "end"), "cond": test(of: outcome),
          "target": "done", "action": "\(outcome.id)_closed",
        ]
      )
    }
  }

  /// Whole numbers stay numbers; fractions and names are shown as text.
  private func type(_ field: FieldDefinition) -> String {
    switch field.kind {
    case .uint32, .int64: "long"
    case .float64, .string, .enumeration: "string"
    }
  }

  private func segmentField(_ name: String, _ type: String, _ value: Markup) -> Markup {
    Markup("segField", ["name": name, "type": type], [value])
  }

  private func path(_ name: String) -> [Markup] { TraceCompassOutcome.path(name) }
}
