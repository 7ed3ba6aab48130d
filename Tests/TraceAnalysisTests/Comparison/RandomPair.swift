import ListSchema
import TraceAnalysis
import TraceTestSupport

/// A small run of random frames, which can be played again with an interval that takes longer.
struct RandomPair {
  /// An interval, with its own time in each repetition and with what is inside of it.
  private struct Node {
    let name: String
    let type: Int
    let ownNs: [Int64]
    let inside: [Node]
  }

  static let names = ["layout", "measure", "apply", "diff", "present", "query"]
  private static let typed: Set = ["measure", "apply"]

  let repetitions: Int
  /// The intervals of each frame, without the first one.
  private var frames: [[Node]] = []
  private var frameNs: [[Int64]] = []

  /// Makes up to 30 frames and the times that they take in some repetitions.
  init(repetitions: Int, using random: inout SeededGenerator) {
    self.repetitions = repetitions
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      frames.append(Self.nodes(depth: 0, repetitions, &random))
      frameNs.append(Self.times(repetitions, &random))
    }
  }

  private static func nodes(depth: Int, _ repetitions: Int, _ random: inout SeededGenerator)
    -> [Node]
  {
    guard depth < 3 else { return [] }
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let name = names.randomElement(using: &random) ?? names[0]
      return Node(
        name: name,
        type: typed.contains(name) ? Int.random(in: 1...2, using: &random) : 0,
        ownNs: times(repetitions, &random),
        inside: nodes(depth: depth + 1, repetitions, &random)
      )
    }
  }

  private static func times(_ repetitions: Int, _ random: inout SeededGenerator) -> [Int64] {
    (0..<repetitions).map { _ in Int64.random(in: 20...50_000, using: &random) }
  }

  /// The names that occur.
  var occurring: [String] { Set(counts.keys).sorted() }

  /// The number of intervals of each name in one repetition.
  var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for frame in frames { visit(frame) { counts[$0.name, default: 0] += 1 } }
    return counts
  }

  /// The sum of each interval's shortest time over the first repetitions, by name: the slow way.
  func selfNs(ofRepetitions count: Int) -> [String: Int64] {
    var sums: [String: Int64] = [:]
    func add(_ name: String, _ times: [Int64]) {
      sums[name, default: 0] += times.prefix(count).min() ?? 0
    }
    for frame in frames { visit(frame) { add($0.name, $0.ownNs) } }
    for times in frameNs { add("frame", times) }
    return sums
  }

  /// The mean over the frames of the shortest time over the first repetitions.
  func frameMeanNs(ofRepetitions count: Int) -> Double {
    let shortest = frames.indices.map { frame -> Int64 in
      let whole = (0..<count).map { repetition in
        var ns = frameNs[frame][repetition]
        visit(frames[frame]) { ns += $0.ownNs[repetition] }
        return ns
      }
      return whole.min() ?? 0
    }
    return Double(shortest.reduce(0, +)) / Double(shortest.count)
  }

  private func visit(_ nodes: [Node], _ body: (Node) -> Void) {
    for node in nodes {
      body(node)
      visit(node.inside, body)
    }
  }

  // MARK: Playing

  /// The first repetitions as a recording.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - name: the interval that takes longer; nil for none.
  ///   - longerNs: by how much each of them does.
  /// - Returns: the recording.
  func trace(ofRepetitions count: Int, longer name: String? = nil, by longerNs: Int64 = 0)
    -> ComparedTrace
  {
    var script = TraceScript()
    script.list = 1
    var nowNs: Int64 = 0
    for repetition in 0..<count {
      script.process = ProcessID(pid: Int32(repetition) + 1)
      var nextID: UInt32 = 0
      func play(_ node: Node) {
        nextID += 1
        let id = nextID
        let half = (node.ownNs[repetition] + (node.name == name ? longerNs : 0)) / 2
        let type: KeyValuePairs<String, FieldValue> =
          node.type > 0 ? ["type": .integer(Int64(node.type))] : [:]
        script.begin(node.name, id, at: nowNs, type)
        nowNs += half
        for inner in node.inside { play(inner) }
        nowNs += node.ownNs[repetition] + (node.name == name ? longerNs : 0) - half
        script.end(node.name, id, at: nowNs)
      }
      // The first frame is the first display, which no figure is about.
      for frame in 0...frames.count {
        nextID += 1
        let id = nextID
        script.begin("frame", id, at: nowNs, ["frame": .count(frame)])
        nowNs += 10
        if frame > 0 {
          nowNs += frameNs[frame - 1][repetition] - 10
          for node in frames[frame - 1] { play(node) }
        }
        script.end("frame", id, at: nowNs)
        nowNs += 1_000
      }
    }
    return ComparedTrace(script)
  }
}

extension ComparedTrace {
  /// A recording of one group of runs.
  init(_ script: TraceScript) {
    var (intervals, rowTypes) = (IntervalTimes(), IntervalTimes(byRowType: true))
    for part in script.parts().parts {
      intervals.add(part)
      rowTypes.add(part)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    self.init(summary, group: summary.groups[0], intervals: intervals, rowTypes: rowTypes)
  }
}
