import TraceAnalysis

/// The profiler's schema for the markers of one kind of interval; a class, as every marker asks for
/// it.
final class FirefoxSchema {
  /// Returns the format of a field, by the profiler's names.
  private static func format(_ name: String, _ value: FieldValue) -> StaticString {
    switch value {
    case .label, .text: "string"
    case .number: "decimal"
    case .integer where name.hasSuffix("_ns"), .unsigned where name.hasSuffix("_ns"): "nanoseconds"
    case .integer where name.hasSuffix("_bytes"), .unsigned where name.hasSuffix("_bytes"): "bytes"
    case .integer, .unsigned: "integer"
    }
  }

  /// Names that the profiler gives a meaning of its own.
  private static let reserved: Set = [
    "type", "cause", "stack", "self_ns", "list", "update", "subsystem", "category",
  ]

  /// The text of a marker before its own values: `"type":"…"`.
  let begin: [UInt8]
  /// The text before each field of an interval: `,"…":`.
  let keys: [[UInt8]]
  /// The place of the marker's name among the texts.
  let name: Int
  let category: Int
  /// The description as JSON.
  let description: [UInt8]

  /// Describes a kind by one of its intervals.
  init(_ type: String, _ placed: PlacedInterval, _ strings: inout FirefoxStrings) {
    let shape = placed.interval.shape
    name = strings.place(of: shape.label)
    category = FirefoxCategory(placed).rawValue
    var begin = ByteBuffer()
    begin.append("\"type\":")
    begin.append(json: type)
    if let origin = shape.origin { begin.append(firefox: origin) }
    self.begin = begin.bytes
    var used = Self.reserved
    let names = shape.fieldNames.map { name -> String in
      var key = name
      while !used.insert(key).inserted { key += "_" }
      return key
    }
    keys = names.map { name in
      var key = ByteBuffer()
      key.append(",")
      key.append(json: name)
      key.append(":")
      return key.bytes
    }
    var text = ByteBuffer()
    text.append("{\"name\":")
    text.append(json: type)
    text.append(",\"display\":[\"marker-chart\",\"marker-table\"")
    let isNoted = placed.isFrame || placed.interval.isUpdate
    if isNoted { text.append(",\"timeline-overview\"") }
    text.append("],\"chartLabel\":")
    text.append(json: "{marker.name}" + Self.label(of: placed, shape.fieldNames))
    text.append(",\"fields\":[")
    text.firefoxField("self_ns", "self time", "nanoseconds", isFirst: true)
    text.firefoxField("list", "list", "integer")
    text.firefoxField("update", "update", "integer")
    text.firefoxField("content_type", "content type", "string")
    if shape.origin != nil {
      text.firefoxField("subsystem", "subsystem", "string")
      text.firefoxField("category", "category", "string")
    }
    if placed.isFrame {
      text.firefoxField("evaluated_ns", "evaluated duration", "nanoseconds")
      text.firefoxField("budget_ns", "budget", "nanoseconds")
      text.firefoxField("overrun_ns", "overrun", "nanoseconds")
      text.firefoxField("missed_vsyncs", "missed vsyncs", "integer")
      text.firefoxField("stage", "stage", "string")
      text.firefoxField("late_because", "cause", "string")
    }
    for field in names.indices {
      let format = Self.format(shape.fieldNames[field], placed.interval.value(at: field))
      text.firefoxField(names[field], shape.fieldNames[field], format)
    }
    text.append("]}")
    description = text.bytes
  }

  private static func label(of placed: PlacedInterval, _ fields: [String]) -> String {
    let wanted = placed.isFrame ? "frame" : placed.interval.isUpdate ? "reason" : ""
    return fields.contains(wanted) ? " {marker.data.\(wanted)}" : ""
  }
}

/// The categories of a profile, with the profiler's names of colours.
enum FirefoxCategory: Int, CaseIterable {
  case other
  case frame
  case update
  case work
  case custom

  init(_ placed: PlacedInterval) {
    self =
      placed.isFrame
      ? .frame
      : placed.interval.isUpdate ? .update : placed.interval.isNamedByUser ? .custom : .work
  }

  var description: StaticString {
    switch self {
    case .other: "{\"name\":\"Other\",\"color\":\"grey\",\"subcategories\":[\"Other\"]}"
    case .frame: "{\"name\":\"Frame\",\"color\":\"blue\",\"subcategories\":[\"Other\"]}"
    case .update: "{\"name\":\"Update\",\"color\":\"green\",\"subcategories\":[\"Other\"]}"
    case .work: "{\"name\":\"List\",\"color\":\"orange\",\"subcategories\":[\"Other\"]}"
    case .custom: "{\"name\":\"Custom\",\"color\":\"purple\",\"subcategories\":[\"Other\"]}"
    }
  }
}

extension ByteBuffer {
  /// Appends the subsystem and the category of a signpost.
  mutating func append(firefox origin: SignpostOrigin) {
    append(",\"subsystem\":")
    append(json: origin.subsystem)
    append(",\"category\":")
    append(json: origin.category)
  }

  mutating func firefoxField(
    _ key: String,
    _ label: String,
    _ format: StaticString,
    isFirst: Bool = false
  ) {
    if !isFirst { append(",") }
    append("{\"key\":")
    append(json: key)
    append(",\"label\":")
    append(json: label)
    append(",\"format\":\"")
    append(format)
    append("\"}")
  }

  /// Appends the data of a marker.
  mutating func append(_ placed: PlacedInterval, _ schema: FirefoxSchema) {
    let interval = placed.interval
    append("{")
    append(schema.begin)
    append(",\"self_ns\":")
    append(decimal: interval.selfNs)
    if interval.list != 0 {
      append(",\"list\":")
      append(decimal: Int64(interval.list))
    }
    if interval.update != 0 {
      append(",\"update\":")
      append(decimal: Int64(interval.update))
    }
    if let contentType = placed.contentType {
      append(",\"content_type\":")
      append(json: contentType)
    }
    if let evaluated = placed.frame { append(firefox: evaluated) }
    for field in schema.keys.indices {
      append(schema.keys[field])
      append(json: interval.value(at: field))
    }
    append("}")
  }

  private mutating func append(firefox evaluated: EvaluatedFrame) {
    append(",\"evaluated_ns\":")
    append(decimal: evaluated.frame.durationNs)
    append(",\"budget_ns\":")
    append(decimal: evaluated.budget.budgetNs)
    append(",\"overrun_ns\":")
    append(decimal: evaluated.frame.timing.overrunNs)
    append(",\"missed_vsyncs\":")
    append(decimal: Int64(evaluated.frame.timing.missedVsyncs))
    append(",\"stage\":")
    append(json: evaluated.frame.stage.rawValue)
    guard let cause = evaluated.cause else { return }
    append(",\"late_because\":")
    append(json: cause.name)
  }
}
