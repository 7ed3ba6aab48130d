import TraceAnalysis

/// The numbers of the names that all intervals of a kind share; a class, as every interval asks for it.
final class PerfettoKind {
  let name: UInt64
  let category: UInt64
  /// The names of the fields, in the order of an interval's values.
  let fields: [UInt64]
  let selfTime: UInt64
  let list: UInt64
  let update: UInt64
  let contentType: UInt64

  init(_ shape: IntervalShape, _ names: inout PerfettoNames) {
    name = names.number(.event, shape.name)
    category = names.number(.category, shape.category)
    fields = shape.fieldNames.map { names.number(.annotation, $0) }
    selfTime = names.number(.annotation, "self_ns")
    list = names.number(.annotation, "list")
    update = names.number(.annotation, "update")
    contentType = names.number(.annotation, "content_type")
  }
}

extension IntervalShape {
  /// The category in viewers: of a signpost both of its names.
  fileprivate var category: String {
    if let origin, !origin.path.isEmpty { return origin.path }
    return isNamedByUser ? "custom" : "listscope"
  }
}

/// The numbers of the names of what is known of every frame.
struct PerfettoFrameNames {
  let duration: UInt64
  let budget: UInt64
  let overrun: UInt64
  let missedVsyncs: UInt64
  let stage: UInt64
  let state: UInt64
  let cause: UInt64

  init(_ names: inout PerfettoNames) {
    duration = names.number(.annotation, "evaluated_duration_ns")
    budget = names.number(.annotation, "budget_ns")
    overrun = names.number(.annotation, "overrun_ns")
    missedVsyncs = names.number(.annotation, "missed_vsyncs")
    stage = names.number(.annotation, "stage")
    state = names.number(.annotation, "app_state")
    cause = names.number(.annotation, "cause")
  }
}

extension ByteBuffer {
  /// Appends what is known of an interval beside name and times.
  mutating func annotations(
    of placed: PlacedInterval,
    _ kind: PerfettoKind,
    _ names: inout PerfettoNames
  ) {
    let interval = placed.interval
    annotation(kind.selfTime, .integer(interval.selfNs), &names)
    if interval.list != 0 { annotation(kind.list, .unsigned(UInt64(interval.list)), &names) }
    if interval.update != 0 { annotation(kind.update, .unsigned(UInt64(interval.update)), &names) }
    if let contentType = placed.contentType {
      annotation(kind.contentType, .text(contentType), &names)
    }
    for field in kind.fields.indices {
      annotation(kind.fields[field], interval.value(at: field), &names)
    }
  }

  /// Appends how a frame was evaluated.
  mutating func annotations(
    of evaluated: EvaluatedFrame,
    _ kind: PerfettoFrameNames,
    _ names: inout PerfettoNames
  ) {
    let frame = evaluated.frame
    annotation(kind.duration, .integer(frame.durationNs), &names)
    annotation(kind.budget, .integer(evaluated.budget.budgetNs), &names)
    annotation(kind.overrun, .integer(frame.timing.overrunNs), &names)
    annotation(kind.missedVsyncs, .integer(Int64(frame.timing.missedVsyncs)), &names)
    annotation(kind.stage, text: frame.stage.rawValue, &names)
    if let state = frame.state { annotation(kind.state, text: state, &names) }
    if let cause = evaluated.cause { annotation(kind.cause, text: cause.name, &names) }
  }
}
