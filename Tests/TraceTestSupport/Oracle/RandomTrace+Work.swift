import TraceAnalysis

extension ProcessWriter {
  /// Writes a frame: mostly a small one.
  mutating func frame(_ number: Int) {
    var begin: [(String, FieldValue)] = [("vsync", .count(number))]
    if !random.happens(0.01) { begin.append(("frame", .count(number))) }
    if random.happens(0.9) { begin.append(("offset_points", offset)) }
    if random.happens(0.9) {
      begin.append(
        (
          "phase",
          .label(random.among(["drag", "animate", "bounce", "decelerate", "idle", "update"]))
        )
      )
    }
    let late: Int64 = random.among([0, 0, 0, 40_000, 6_000_000, 7])
    // A few frames state what cannot be true.
    let delay = number % 23 == 5 ? -3 : late
    if random.happens(0.5) { begin.append(("start_delay_ns", .integer(delay))) }
    var end: [(String, FieldValue)] = []
    addDepth(ofFrame: number, &begin, &end)
    if random.happens(0.6) {
      end.append(("blank_points", .number(random.among([0, 0, 12.5, -4]))))
    }
    addUsage(ofFrame: number, &begin, &end)
    // Up to version 6 frames state a duration that is not their own clock's.
    if end.allSatisfy({ $0.0 != "duration_ns" }), random.happens(0.3) {
      end.append(("duration_ns", .integer(random.among([0, 60_000, 900_000, -5]))))
    }
    let most: Int64 = random.among([100_000, 1_000_000, 20_000_000])
    interval("frame", begin, end, most: most) { writer in
      for _ in 0..<writer.random.among([0, 0, 1, 1, 2, 3]) { writer.work(level: 1) }
    }
    wait(random.among([1_000, 100_000, 30_000_000]))
  }

  /// Adds where in the list a frame is, as since version 8 of the schema.
  private func addDepth(
    ofFrame number: Int,
    _ begin: inout [(String, FieldValue)],
    _ end: inout [(String, FieldValue)]
  ) {
    guard hasUsage, number % 11 != 5 else { return }
    let all = [3_000, 0, 5_000, 3_000, 1, 7][number / 5 % 6]
    begin.append(("all_items", .count(all)))
    end.append(("first_item", .count(number % 13 == 0 ? all : number * 37 % max(1, all))))
  }

  /// Adds what frames say of themselves since version 7 of the schema.
  private mutating func addUsage(
    ofFrame number: Int,
    _ begin: inout [(String, FieldValue)],
    _ end: inout [(String, FieldValue)]
  ) {
    guard hasUsage, random.happens(0.97) else { return }
    if hasStates { begin.append(("state", .count(random.among([0, 0, 1, 2, 3])))) }
    begin.append(("harness_ns", .integer(random.among([0, 70_000, -1]))))
    let stated: Int64 = random.among([0, 90_000, 900_000, 9_000_000, 30_000_000, 400_000])
    let durationNs = number % 19 == 7 ? -4 : stated
    end.append(("duration_ns", .integer(durationNs)))
    end.append(("cpu_ns", .integer(random.among([durationNs, durationNs / 3, 40_000, -9]))))
    end.append(("involuntary_switches", .count(random.among([0, 0, 3]))))
    end.append(("voluntary_switches", .count(random.among([0, 2]))))
    if random.happens(0.9) { end.append(("page_faults", .count(random.among([0, 11])))) }
  }

  /// Writes something that is done in a frame, or beside one.
  mutating func work(level: Int) {
    guard level < 5 else { return measure() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<4: inUpdate { $0.updateOnce(level: level) }
    case 4: layout(level: level)
    case 5: measure()
    case 6: awkward()
    case 7:
      named(random.among(["decode", "diff", "update", ""])) { writer in
        if writer.random.happens(0.5) { writer.work(level: level + 1) }
      }
    case 8:
      let value: FieldValue = random.happens(0.1) ? .text("?") : .integer(random.among([-3, 5, 9]))
      event("counter", [("name", .text(random.among(["queue", "users"]))), ("value", value)])
    case 9: interval(random.among(["notify", "prefetch", "select"])) { $0.work(level: level + 1) }
    case 10: interval("frame") { $0.work(level: level + 1) }
    case 11: apply(level: level)
    case 12: interval("scroll") { $0.apply(level: level + 1) }
    default: cache()
    }
    wait(2_000)
  }

  private var offset: FieldValue {
    mutating get {
      random.happens(0.03)
        ? .number(.nan) : .number(Double(Int.random(in: -50...20_000, using: &random)) / 4)
    }
  }

  /// An update with the parts of the engine line; one in twenty has another inside.
  private mutating func updateOnce(level: Int) {
    var begin: [(String, FieldValue)] = []
    if random.happens(0.9) {
      let reason = random.among(["content_changed", "scrolled_down", "resized"])
      begin.append(("reason", random.happens(0.95) ? .label(reason) : .integer(3)))
    }
    if random.happens(0.3) {
      begin.append(("queue_wait_ns", .integer(random.among([0, 50_000, 9_000_000]))))
    }
    let items = Int.random(in: 0...5_000, using: &random)
    let end: [(String, FieldValue)] = [("items", .count(items)), ("changes", .count(items / 7))]
    interval("update", begin, random.happens(0.9) ? end : []) { writer in
      if writer.random.happens(0.7) {
        let all: [(String, FieldValue)] = [("all_items", .count(items))]
        writer.interval("slice", [], writer.random.happens(0.8) ? all : []) { _ in }
      }
      if writer.random.happens(0.5) {
        writer.interval("diff", [("index", .count(3))], [("added", .count(items % 9))]) { _ in }
      }
      if writer.random.happens(0.5) { writer.layout(level: level + 1) }
      if writer.random.happens(0.1) { writer.work(level: level + 1) }
      if writer.random.happens(0.05) { writer.inUpdate { $0.updateOnce(level: level + 1) } }
    }
  }

  private mutating func layout(level: Int) {
    let measured = random.among([-1, 0, 2, 40])
    let sizes = [("measured", .integer(Int64(measured)))] + known([0, 3, 90])
    interval("layout", [("items", .count(9))], random.happens(0.9) ? sizes : []) { writer in
      for _ in 0..<writer.random.among([0, 1, 2]) { writer.measure() }
      if writer.random.happens(0.4) { writer.cache() }
    }
  }

  private mutating func measure() {
    interval("measure", row, most: 20_000) { _ in }
  }

  /// Content that is applied to a view, mostly with all that newer traces say of it.
  private mutating func apply(level: Int) {
    var begin = row
    if random.happens(0.8) {
      begin.append(
        ("reason", .label(random.among(["will_display", "was_updated", "measurement"])))
      )
    }
    if random.happens(0.8) { begin.append(("equivalent", .count(random.among([0, 0, 1])))) }
    let made: [(String, FieldValue)] = [("views_created", .count(random.among([0, 0, 1])))]
    interval("apply", begin, random.happens(0.9) ? made : [], most: 20_000) { writer in
      if writer.random.happens(0.1) { writer.work(level: level + 1) }
    }
  }

  /// The fields of a row that something is done for.
  private var row: [(String, FieldValue)] {
    mutating get {
      var fields: [(String, FieldValue)] = []
      if random.happens(0.9) { fields.append(("section", .count(random.among([0, 0, 1, 7])))) }
      if random.happens(0.9) { fields.append(("type", .count(random.among([1, 2, 3, 4])))) }
      return fields
    }
  }

  /// Sizes that were not measured, as some version of the schema says it.
  private mutating func known(_ counts: [Int]) -> [(String, FieldValue)] {
    let cached = FieldValue.count(random.among(counts))
    if random.happens(0.5) { return [("cache_hits", cached)] }
    return [("cached", cached), ("fixed", .count(random.among(counts)))]
  }

  private mutating func cache() {
    event(
      "measure_cache",
      [
        ("type", .count(random.among([1, 2, 3]))), ("measured", .count(random.among([0, 1, 8]))),
      ] + known([0, 5])
    )
  }
}
