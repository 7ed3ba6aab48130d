import TraceTestSupport

/// Makes recordings by chance: what is in them is known, and must come out again.
struct RandomExport {
  private static let names = [
    ("ListView Update", "List Update"), ("ListView Update", "Diff Content"),
    ("ListView Update", "Update Presentation State"), ("ListView Update", "Measure ItemContent"),
    ("ListView Update", "Measure HeaderFooter"), ("ListView ScrollView", "scrollViewDidScroll"),
    ("ListView ListStateObserver", "Did Scroll"), ("Loading", "decode <rows> & \"more\" µs →"),
  ]

  private var chance: SeededGenerator
  private var script = ExportScript()

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
  }

  /// A recording.
  mutating func make() -> ExportScript {
    script.version = ExportScript.Version.allCases.randomElement(using: &chance) ?? .xcode26
    script.quote = ["\"", "'"].randomElement(using: &chance) ?? "\""
    script.separator = [",", ".", " "].randomElement(using: &chance) ?? ","
    script.restartsIdentifiers = Bool.random(using: &chance)
    script.runs = (0..<Int.random(in: 1...3, using: &chance)).map { _ in run() }
    if !script.restartsIdentifiers, Bool.random(using: &chance) {
      script.rowsPerNode = Int.random(in: 1...20, using: &chance)
    }
    return script
  }

  /// Intervals that nest on each thread, in the order of their starts.
  private mutating func run() -> [ExportScript.Interval] {
    var intervals: [ExportScript.Interval] = []
    for thread in 0..<Int.random(in: 1...3, using: &chance) {
      var time = Int64.random(in: 0...1_000, using: &chance)
      for _ in 0..<Int.random(in: 1...12, using: &chance) {
        time = add(from: time, depth: 0, thread, to: &intervals)
        time += Int64.random(in: 1...5_000_000, using: &chance)
      }
    }
    return intervals.sorted { ($0.startNs ?? 0) < ($1.startNs ?? 0) }
  }

  private mutating func add(
    from start: Int64,
    depth: Int,
    _ thread: Int,
    to intervals: inout [ExportScript.Interval]
  ) -> Int64 {
    var interval = ExportScript.Interval()
    let (category, name) = Self.names.randomElement(using: &chance) ?? ("", "")
    (interval.category, interval.name) = (category, name)
    interval.pid = 700 + thread % 2
    interval.process = thread % 2 == 0 ? "Shop (beta)" : "Kasse"
    interval.tid = UInt64(4_000 + thread)
    interval.startNs = start
    let large: [UInt64] = [.max - 1, 17_216_892_719_917_625_070, 1 << 56, 12]
    interval.identifier = large.randomElement(using: &chance) ?? 1
    if Bool.random(using: &chance) {
      let number = Int.random(in: 0...5, using: &chance)
      interval.message = "Item<Row> (Identifier<Row, String>: \"\(number)\")"
    }
    let place = intervals.count
    intervals.append(interval)
    var end = start + Int64.random(in: 1...900_000, using: &chance)
    if depth < 3 {
      for _ in 0..<Int.random(in: 0...2, using: &chance) {
        end = add(from: end, depth: depth + 1, thread, to: &intervals)
        end += Int64.random(in: 1...100_000, using: &chance)
      }
    }
    intervals[place].durationNs = end - start
    return end
  }
}
