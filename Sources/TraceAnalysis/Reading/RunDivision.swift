import Signposts

/// Divides the intervals of a thread by run, and evaluates the frames among them.
struct RunDivision {
  var evaluator: FrameEvaluator
  let range: TraceRange
  var gaps = TraceGaps()
  /// The frames that state times which cannot be true.
  private(set) var brokenFrames = BrokenFrames()
  /// The end of the latest frame of each thread; empty where nothing is missing.
  private var frameEnds: [Thread: Int64] = [:]

  private struct Thread: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  init(evaluator: FrameEvaluator, range: TraceRange) {
    (self.evaluator, self.range) = (evaluator, range)
  }

  mutating func divide(
    _ whole: IntervalTree,
    _ runs: RunIndex,
    _ states: StateNames,
    _ deliver: (RunSegment) -> Void
  ) {
    let tree = whole.beginning(in: range, firstNs: runs.firstNs ?? 0).withoutCalibration
    let lastFrameEnd = frameEnd(before: whole)
    for (run, part) in Self.parts(tree, runs) {
      var (frames, releases) = evaluator.evaluate(part, in: run, runs, states)
      for frame in frames { frame.evaluated.frame.broken.map { brokenFrames.add($0) } }
      if !gaps.isEmpty { part.markIncomplete(&frames, gaps) }
      deliver(
        RunSegment(
          run: run,
          tree: part,
          frames: frames,
          releases: releases,
          gaps,
          since: lastFrameEnd
        )
      )
    }
  }

  /// The end of the thread's latest frame before some of its intervals, which are noted.
  private mutating func frameEnd(before tree: IntervalTree) -> Int64 {
    guard !gaps.isEmpty, let first = tree.pairs.first else { return .min }
    let thread = Thread(process: first.process, thread: first.thread)
    let before = frameEnds[thread] ?? .min
    frameEnds[thread] = tree.pairs.reduce(before) {
      $1.meaning == .frame ? max($0, $1.endNs) : $0
    }
    return before
  }

  /// The intervals of each run: nearly always they are all of one.
  private static func parts(_ tree: IntervalTree, _ runs: RunIndex) -> [(Int, IntervalTree)] {
    guard let first = tree.pairs.first else { return [] }
    guard !runs.hasOneRun(first.process) else {
      return runs.number(of: first.process, at: first.startNs).map { [($0, tree)] } ?? []
    }
    let numbers = tree.pairs.map { runs.number(of: $0.process, at: $0.startNs) }
    let found = Set(numbers.compactMap { $0 }).sorted()
    guard found.count > 1 || numbers.contains(nil) else { return found.map { ($0, tree) } }
    return found.map { run in (run, tree.subtree { numbers[$0] == run }) }
  }
}

extension IntervalTree {
  /// All but the intervals that only measure what recording costs: the event `instrument` says it.
  fileprivate var withoutCalibration: IntervalTree {
    guard pairs.contains(where: { $0.meaning == .calibration }) else { return self }
    return subtree { pairs[$0].meaning != .calibration }
  }
}
