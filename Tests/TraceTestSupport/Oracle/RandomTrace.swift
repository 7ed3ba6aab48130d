package import TraceAnalysis

/// A trace as a program might have written it, and what is asked and known beside it, by a seed.
///
/// Several hosts, processes, runs one after the other, lists and threads; intervals that cross, nest,
/// repeat an id or end in another thread; lost begins and ends; fields that are missing or of another
/// type; counters, caches, warm-up, and both clocks.
package struct RandomTrace {
  /// In the order of time.
  package let events: [TraceEvent]
  /// The options of the reader.
  package let evaluation: EvaluationOptions
  /// The description that is known apart from the trace.
  package let known: RunDescription?

  /// Makes a trace of about a number of events.
  package init(seed: UInt64, about count: Int) {
    var random = SeededGenerator(seed: seed)
    var evaluation = EvaluationOptions()
    if random.happens(0.1) { evaluation.refreshRateHz = 120 }
    if random.happens(0.1) { evaluation.budgetShare = 0.8 }
    if random.happens(0.1) { evaluation.slowdown = 2.5 }
    self.evaluation = evaluation
    if random.happens(0.1) {
      var run = RunDescription()
      run.scenario = "known"
      run.seed = 42
      run.slowdown = 1.5
      known = run
    } else {
      known = nil
    }
    let plan = RunPlan(&random)
    let count = random.happens(0.02) ? 0 : count
    let processes = count == 0 ? 0 : random.among([1, 1, 1, 2, 3])
    var emitted: [(order: Int64, event: TraceEvent)] = []
    for number in 0..<processes {
      // Processes of several hosts may have the same id.
      let process = ProcessID(
        host: UInt16(random.among([0, 0, number])),
        pid: Int32(random.among([7, 7 + number]))
      )
      guard !emitted.contains(where: { $0.event.process == process }) else { continue }
      var writer = ProcessWriter(process, random, plan, startNs: Int64(number) * 4_000_000)
      writer.write(about: count / processes)
      random = writer.random
      emitted += writer.emitted
    }
    events = emitted.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.event)
  }
}

/// The plan that all runs of a trace play, unless one of them differs.
struct RunPlan {
  let clock: String
  let refreshRate: Int
  let warmup: Int
  /// The share of runs that play something else.
  let difference: Double
  /// The share of begins and ends that are lost.
  let loss: Double

  init(_ random: inout SeededGenerator) {
    clock = random.among(["virtual", "real"])
    refreshRate = random.among([60, 120, 1_000])
    warmup = random.among([0, 0, 1, 3, 100])
    difference = random.among([0, 0, 0.3])
    loss = random.among([0, 0.02, 0.1])
  }
}

/// Writes what one process does.
struct ProcessWriter {
  private(set) var emitted: [(order: Int64, event: TraceEvent)] = []
  var random: SeededGenerator
  /// The time of the thread that writes; a multiple of ten, so that announcements between two such times
  /// are apart from everything else.
  var timeNs: Int64
  var list: UInt32 = 1
  var thread: Int32 = 1
  private var update: UInt32 = 0
  private var nextID: UInt32 = 1
  private let process: ProcessID
  private let plan: RunPlan
  /// True if frames state their usage, and the state of the app.
  let hasUsage: Bool
  let hasStates: Bool
  private var types: [[String]: EventType] = [:]

  init(_ process: ProcessID, _ random: SeededGenerator, _ plan: RunPlan, startNs: Int64) {
    self.process = process
    self.random = random
    self.plan = plan
    hasUsage = self.random.happens(0.7)
    hasStates = self.random.happens(0.5)
    timeNs = 1_700_000_000_000_000_000 + startNs
  }

  /// Writes runs, and what a second thread does at the same time.
  mutating func write(about count: Int) {
    if random.happens(0.3) { interval("model") { _ in } }
    let isAnnounced = random.happens(0.85)
    let runs = isAnnounced ? random.among([1, 2, 3]) : 1
    let begin = timeNs
    for run in 0..<runs {
      if isAnnounced { announce(run + 1) }
      // Parts name types as far as they are known by then.
      if run == 0 { names() }
      let last = emitted.count + count / runs
      var numbers: [UInt32: Int] = [:]
      repeat {
        list = random.among([1, 1, 2])
        frame(numbers[list, default: 0])
        // Frames without a turn of their own repeat a number, seldom.
        if !random.happens(0.01) { numbers[list, default: 0] += 1 }
      } while emitted.count < last
      if isAnnounced, random.happens(0.8) { event("run_end", []) }
    }
    if random.happens(0.4) { writeBeside(from: begin, to: timeNs, about: count / 4) }
  }

  /// Lets time go by.
  mutating func wait(_ most: Int64) {
    timeNs += random.happens(0.1) ? 0 : Int64.random(in: 0...most / 10, using: &random) * 10
  }

  /// An event that is no begin or end.
  mutating func event(_ name: String, _ fields: [(String, FieldValue)], after wait: Int64 = 0) {
    add(name, fields, at: timeNs + wait)
  }

  /// An interval with something inside.
  mutating func interval(
    _ name: String,
    _ begin: [(String, FieldValue)] = [],
    _ end: [(String, FieldValue)] = [],
    most: Int64 = 200_000,
    _ inside: (inout ProcessWriter) -> Void
  ) {
    let id: FieldValue = .unsigned(UInt64(nextID))
    // An id that comes again while its interval is open.
    if !random.happens(0.02) { nextID += 1 }
    let thread = thread
    if !random.happens(plan.loss) { add("\(name)_begin", [("id", id)] + begin, at: timeNs) }
    wait(most)
    inside(&self)
    wait(most)
    if random.happens(0.02) { self.thread = 9 }
    if !random.happens(plan.loss) { add("\(name)_end", [("id", id)] + end, at: timeNs) }
    self.thread = thread
  }

  /// An interval of a custom name.
  mutating func named(_ name: String, _ inside: (inout ProcessWriter) -> Void) {
    let field = [("name", FieldValue.text(name))]
    interval("interval", field, field, inside)
  }

  /// Two intervals that cross, and one that ends before it begins.
  mutating func awkward() {
    let (first, second) = (FieldValue.count(Int(nextID)), FieldValue.count(Int(nextID) + 1))
    nextID += 2
    add("slice_begin", [("id", first)], at: timeNs)
    wait(10_000)
    add("present_begin", [("id", second)], at: timeNs)
    wait(10_000)
    add("slice_end", [("id", first)], at: timeNs)
    wait(10_000)
    add("present_end", [("id", second)], at: timeNs)
    guard random.happens(0.3) else { return }
    nextID += 1
    add("apply_begin", [("id", second)], at: timeNs)
    add("apply_end", [("id", second)], at: timeNs - 1, order: timeNs)
  }

  /// Writes with the number of a new update.
  mutating func inUpdate(_ write: (inout ProcessWriter) -> Void) {
    update += 1
    write(&self)
  }

  private mutating func announce(_ repetition: Int) {
    timeNs += 20
    let isOther = random.happens(plan.difference)
    var fields: [(String, FieldValue)] = [
      ("scenario", .text("feed")), ("items", isOther ? .count(7) : .count(100)),
      ("seed", .integer(-5)), ("frames", .count(50)),
      ("refresh_rate_hz", .count(plan.refreshRate)),
      ("budget_ns", .integer(Int64(400_000_000 / plan.refreshRate))),
      ("layout", .label("table")), ("repetition", .count(repetition)),
    ]
    // A field that is missing, or of another type.
    if random.happens(0.2) { fields.remove(at: Int.random(in: 0..<8, using: &random)) }
    if random.happens(0.1) { fields[1].1 = .text("many") }
    let isCurrent = random.happens(0.5)
    let own = fields.filter { !isCurrent || ["scenario", "budget_ns"].contains($0.0) }
    add("run_begin", own, at: timeNs - 15)
    if random.happens(0.5) {
      let costs: [(String, FieldValue)] = [
        ("event_ns", .number(random.among([130, 260.5]))), ("usage_ns", .number(300)),
      ]
      event("instrument", costs)
    }
    guard random.happens(0.9) else { return }
    var options: [(String, FieldValue)] = [
      ("clock", .label(random.happens(plan.difference / 4) ? "real" : plan.clock)),
      ("gesture", .text("fling")), ("users", .count(1)),
    ]
    if random.happens(0.9) { options.append(("warmup_frames", .count(plan.warmup))) }
    if random.happens(0.2) { options.append(("slowdown", .number(random.among([4, 0, 1.3])))) }
    if random.happens(0.2) { options.append(("budget_share", .number(0.7))) }
    if isCurrent {
      stateOneByOne(fields.filter { field in !own.contains { $0.0 == field.0 } } + options)
    } else {
      event("run_options", options)
    }
    guard random.happens(0.6) else { return }
    event("scenario", [("checksum", .text(random.happens(plan.difference) ? "b" : "a"))])
  }

  /// States each parameter in its own event, as the schema has it since version 6.
  private mutating func stateOneByOne(_ parameters: [(String, FieldValue)]) {
    for (name, value) in parameters {
      // A seed is unsigned, whatever its bit pattern is as a field.
      let text = name == "seed" ? "7" : value.text ?? value.integer.map { "\($0)" }
      let written = text ?? value.number.map { "\($0)" } ?? ""
      event("run_parameter", [("name", .text(name)), ("value", .text(written))])
    }
  }

  private mutating func names() {
    for state in 1...3 where random.happens(0.7) {
      // States 1 and 3 may have the same name.
      let name = state == 2 ? "typing" : "searching"
      event("state_name", [("state", .count(state)), ("name", .text(name))])
    }
    for type in 1...3 where random.happens(0.5) {
      // Types 1 and 3 may have the same name.
      event("type_name", [("type", .count(type)), ("name", .text(type == 2 ? "Row" : "Title"))])
    }
  }

  /// Writes in a second thread, as if at the same time; its intervals may begin in one run and end in the
  /// next.
  private mutating func writeBeside(from begin: Int64, to end: Int64, about count: Int) {
    let last = emitted.count + count
    (timeNs, thread, list) = (begin + 100_000, 2, 3)
    while emitted.count < last, timeNs < end {
      if random.happens(0.2) { frame(0) } else { work(level: 1) }
      wait(3_000_000)
    }
  }

  private mutating func add(
    _ name: String,
    _ fields: [(String, FieldValue)],
    at time: Int64,
    order: Int64? = nil
  ) {
    var all: [(String, FieldValue)] = fields
    // Programs of other versions may say less; but frames of a list are all of one thread.
    if name == "frame_begin" || !random.happens(0.03) {
      all = [("list", .count(Int(list))), ("update", .count(Int(update)))] + fields
    }
    let key = [name] + all.map(\.0)
    let type =
      types[key] ?? EventType(provider: "listscope", name: name, fieldNames: all.map(\.0))
    types[key] = type
    let event = TraceEvent(
      timestampNs: time,
      type: type,
      process: process,
      thread: thread,
      values: all.map(\.1)
    )
    emitted.append((order ?? time, event))
  }
}

extension SeededGenerator {
  /// Returns whether something happens that does so in this share of all cases.
  mutating func happens(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  /// One of some values; all of them are as likely.
  mutating func among<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
