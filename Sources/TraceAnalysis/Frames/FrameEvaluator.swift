import Signposts

/// Evaluates frames: the one place that says how late a frame is, and why.
struct FrameEvaluator {
  /// The turn of a list's next frame on its display.
  private struct Display {
    let list: ListKey
    let run: Int
    var turns: DisplayTurns
    /// What was freed since its latest frame began, in nanoseconds.
    var freedNs: Int64 = 0
    /// What that costs on the evaluated device.
    var freedCostNs: Int64 = 0
    var stage: FrameStage
  }

  /// What frames are evaluated by, where that differs from what the runs say.
  let options: EvaluationOptions
  /// Names the causes of late frames.
  private let schema: Schema
  /// What each run says, by number.
  private var rules: [(version: Int, rule: RunRule)?] = []
  private var displays: [ListKey: Display] = [:]
  /// The display of the latest frame, as the next one is mostly of the same list.
  private var latest: Display?

  init(_ options: EvaluationOptions, _ schema: Schema) {
    self.options = options
    self.schema = schema
  }

  /// The frames among the intervals of a run, in the order of their starts, and what was freed after them.
  ///
  /// - Complexity: O(intervals).
  mutating func evaluate(
    _ tree: IntervalTree,
    in run: Int,
    _ runs: RunIndex,
    _ states: StateNames
  ) -> (frames: [SegmentFrame], releases: [SegmentRelease]) {
    let rule = rule(of: run, runs)
    var frames: [SegmentFrame] = []
    var releases: [SegmentRelease] = []
    var late: [Int] = []
    var frameEndNs = Int64.min
    let slowdowns = TreeSlowdowns(tree, rule.budget)
    for position in tree.pairs.indices {
      let pair = tree.pairs[position]
      if pair.meaning == .release, pair.startNs >= frameEndNs {
        let cpuNs = tree.value(.cpu, at: position)?.integer
        if let stage = release(pair, cpuNs: cpuNs, in: run, rule) {
          releases.append(SegmentRelease(position: position, stage: stage))
        }
      }
      guard pair.meaning == .frame else { continue }
      frameEndNs = max(frameEndNs, pair.endNs)
      let slowdown = slowdowns?.frame(at: position)
      let firstNs = runs.firstNs ?? 0
      let evaluated = frame(tree, position, in: run, rule, firstNs: firstNs, states, slowdown)
      if evaluated.frame.isLate, evaluated.cause == nil { late.append(frames.count) }
      frames.append(SegmentFrame(position: position, evaluated: evaluated))
    }
    if !late.isEmpty { findCauses(of: late, in: &frames, tree, rule, slowdowns) }
    return (frames, releases)
  }

  private func findCauses(
    of late: [Int],
    in frames: inout [SegmentFrame],
    _ tree: IntervalTree,
    _ rule: RunRule,
    _ slowdowns: TreeSlowdowns?
  ) {
    let causes = FrameCauses(late.map { frames[$0].position }, in: tree, schema, slowdowns)
    for index in late {
      frames[index].evaluated.frame.cause = causes.cause(
        of: frames[index].evaluated.frame,
        at: frames[index].position,
        slowdown: rule.budget.slowdown
      )
    }
  }

  /// The frame at a position, without the cause that its intervals may have.
  private mutating func frame(
    _ tree: IntervalTree,
    _ position: Int,
    in run: Int,
    _ rule: RunRule,
    firstNs: Int64,
    _ states: StateNames,
    _ slowdown: FrameSlowdown?
  ) -> EvaluatedFrame {
    let pair = tree.pairs[position]
    take(ListKey(process: pair.process, list: pair.list))
    let known = latest.flatMap { $0.run == run ? $0 : nil }
    let freeing = Frame.Freeing(
      beforeNs: known?.freedNs ?? 0,
      costNs: known?.freedCostNs ?? 0,
      delayNs: rule.isRealTime ? 0 : known?.turns.delayNs(rule.budget) ?? 0
    )
    var frame = Frame(tree, position, firstNs: firstNs, rule, states, freeing, slowdown)
    frame.cause = FrameCause(ofMachine: frame)
    if frame.cause == nil {
      frame.cause = FrameCause(ofFreeing: frame, schema)
    }
    var turns = known?.turns ?? DisplayTurns(startNs: frame.startNs)
    let due = rule.isRealTime ? Self.vsync(of: frame) : turns.nextNs
    turns.add(frame.timing, rule.budget)
    latest = Display(
      list: ListKey(process: frame.process, list: frame.list),
      run: run,
      turns: turns,
      stage: frame.stage
    )
    return EvaluatedFrame(frame: frame, budget: rule.budget, dueNs: due)
  }

  /// Takes what was freed outside of frames.
  ///
  /// - Returns: the stage of the frame after which that was; nil before the first one.
  private mutating func release(
    _ pair: IntervalPair,
    cpuNs: Int64?,
    in run: Int,
    _ rule: RunRule
  ) -> FrameStage? {
    take(ListKey(process: pair.process, list: pair.list))
    guard latest?.run == run else { return nil }
    let costNs = latest?.turns.release(pair.durationNs, cpuNs: cpuNs, rule.budget)
    latest?.freedCostNs.addSaturating(costNs ?? 0)
    latest?.freedNs.addSaturating(pair.durationNs)
    return latest?.stage
  }

  /// The stage of what happens in a frame of a run.
  mutating func stage(ofFrame number: Int?, in run: Int, _ runs: RunIndex) -> FrameStage {
    FrameStage(ofFrame: number, warmupFrames: rule(of: run, runs).warmupFrames)
  }

  /// What a run is evaluated by; asked again when it has said more since.
  private mutating func rule(of run: Int, _ runs: RunIndex) -> RunRule {
    while rules.count <= run { rules.append(nil) }
    let version = runs.version(run)
    if let known = rules[run], known.version == version { return known.rule }
    let rule = RunRule(runs.description(run), options)
    rules[run] = (version, rule)
    return rule
  }

  /// The vsync that a frame of the real clock was made for; damaged delays stay numbers.
  private static func vsync(of frame: Frame) -> Int64 {
    frame.startNs - max(0, min(frame.startDelayNs, Int64.max / 4))
  }

  /// Makes the display of a list the latest one; nil where it has had no frame.
  private mutating func take(_ list: ListKey) {
    guard latest?.list != list else { return }
    if let latest { displays[latest.list] = latest }
    // Only a damaged or malicious trace has so many lists; their times start again.
    if displays[list] == nil, displays.count >= ListSummary.maxLists { displays = [:] }
    latest = displays[list]
  }
}

extension Int64 {
  fileprivate mutating func addSaturating(_ other: Int64) { self = addingSaturating(other) }
}
