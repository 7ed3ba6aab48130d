import Signposts

/// Renders a pattern that turns every pair of begin and end events into a segment.
///
/// Trace Compass' own latency views show segments. An end belongs to the begin of the same kind, id
/// and process, so neither crossing intervals nor lost events affect others.
struct TraceCompassSegments {
  let schema: Schema
  /// What the analysis is about: the end of its id, and its name.
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

  /// Two events that make a segment, and what it is called.
  private struct Kind {
    let name: String
    let segmentName: Markup
    let begin: [FieldDefinition]
    let end: [FieldDefinition]
  }

  private var kinds: [Kind] {
    let known = schema.intervals.filter { [nil, $0.name].contains(wanted) }.map { row in
      let name = Markup("stateValue", ["type": "string", "value": row.name])
      return Kind(name: row.name, segmentName: name, begin: row.begin, end: row.end)
    }
    guard wanted == nil else { return known }
    let name = Markup("stateValue", ["type": "eventField", "value": "name"])
    return known + [Kind(name: "interval", segmentName: name, begin: [], end: [])]
  }

  func pattern(version: UInt32) -> Markup {
    Markup(
      "pattern",
      ["version": "\(version)", "id": id],
      [
        TraceCompassFile.head(
          "ListScope \(subject)",
          [Markup("viewLabelPrefix", ["value": viewPrefix])]
        ),
        Markup(
          "patternHandler",
          ["initial": "interval"],
          [sameInterval] + kinds.flatMap { [opened($0), closed($0)] } + [machine]
        ),
      ]
    )
  }

  /// Whether an end event carries the id and the process of the begin event.
  private var sameInterval: Markup {
    let conditions = [("id", "id"), ("process", TraceCompassFile.process)].map { name, field in
      Markup("condition", [:], [value(of: field, as: "long"), remembered(name, as: "long")])
    }
    return Markup("test", ["id": "same"], [Markup("if", [:], [Markup("and", [:], conditions)])])
  }

  /// Keeps the fields of the begin event until the end event.
  private func opened(_ kind: Kind) -> Markup {
    let fields = kind.begin.map { ($0.name, $0.name, type($0)) }
    return Markup(
      "action",
      ["id": "\(kind.name)_opened"],
      ([("id", "id", "long"), ("process", TraceCompassFile.process, "long")] + fields).map {
        name,
        field,
        type in
        Markup("stateChange", [:], path(name) + [value(of: field, as: type)])
      }
    )
  }

  private func closed(_ kind: Kind) -> Markup {
    let common = ["list", "update"].map { segmentField($0, "long", value(of: $0, as: "long")) }
    let begin = kind.begin.map {
      segmentField($0.name, type($0), remembered($0.name, as: type($0)))
    }
    let end = kind.end.map { segmentField($0.name, type($0), value(of: $0.name, as: type($0))) }
    let segment = [
      Markup("segType", [:], [Markup("segName", [:], [kind.segmentName])]),
      Markup("segContent", [:], common + begin + end),
    ]
    return Markup("action", ["id": "\(kind.name)_closed"], [Markup("segment", [:], segment)])
  }

  /// Waits for a begin, then for the end of the same kind; one begin is one run of the machine.
  private var machine: Markup {
    Markup(
      "fsm",
      ["id": "interval", "multiple": "true", "initial": "wait"],
      [Markup("state", ["id": "wait"], kinds.map(beginning))]
        + kinds.map { Markup("state", ["id": "\($0.name)_open"], [ending($0)]) }
        + [Markup("final", ["id": "done"])]
    )
  }

  private func beginning(_ kind: Kind) -> Markup {
    Markup(
      "transition",
      [
        "event": "\(schema.name):\(kind.name)_begin", "target": "\(kind.name)_open",
        "action": "\(kind.name)_opened",
      ]
    )
  }

  private func ending(_ kind: Kind) -> Markup {
    Markup(
      "transition",
      [
        "event": "\(schema.name):\(kind.name)_end", "cond": "same", "target": "done",
        "action": "\(kind.name)_closed",
      ]
    )
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

  private func value(of field: String, as type: String) -> Markup {
    Markup("stateValue", ["type": "eventField", "value": field, "forcedType": type])
  }

  private func remembered(_ name: String, as type: String) -> Markup {
    Markup("stateValue", ["type": "query", "forcedType": type], path(name))
  }

  private func path(_ name: String) -> [Markup] {
    ["#CurrentScenario", name].map { TraceCompassFile.step("constant", $0) }
  }
}
