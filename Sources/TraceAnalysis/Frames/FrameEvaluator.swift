import Signposts

/// Evaluates frames: the one place that says how late a frame is, and why.
struct FrameEvaluator {
  /// The turn of a list's next frame on its display.
  private struct Display {
    let list: ListKey
    let run: Int
    var nextNs: Int64
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

  /// The frames among the intervals of a run, in the order of their starts.
  ///
  /// - Complexity: O(intervals).
  mutating func frames(
    of tree: IntervalTree,
    in run: Int,
    _ runs: RunIndex,
    _ states: StateNames
  ) -> [SegmentFrame] {
    let rule = rule(of: run, runs)
    var frames: [SegmentFrame] = []
    var late: [Int] = []
    for position in tree.pairs.indices where tree.pairs[position].meaning == .frame {
      var frame = Frame(tree, position, firstNs: runs.firstNs ?? 0, rule, states)
      frame.cause = FrameCause(ofMachine: frame)
      let due = rule.isRealTime ? Self.vsync(of: frame) : due(frame, in: run)
      if frame.isLate, frame.cause == nil { late.append(frames.count) }
      let evaluated = EvaluatedFrame(frame: frame, budget: rule.budget, dueNs: due)
      frames.append(SegmentFrame(position: position, evaluated: evaluated))
    }
    guard !late.isEmpty else { return frames }
    let causes = FrameCauses(late.map { frames[$0].position }, in: tree, schema)
    for index in late {
      frames[index].evaluated.frame.cause = causes.cause(
        of: frames[index].evaluated.frame,
        at: frames[index].position,
        slowdown: rule.budget.slowdown
      )
    }
    return frames
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

  /// The turn of a frame of the virtual clock.
  private mutating func due(_ frame: Frame, in run: Int) -> Int64 {
    let key = ListKey(process: frame.process, list: frame.list)
    var display = latest
    if display?.list != key {
      if let latest { displays[latest.list] = latest }
      display = displays[key]
      // Only a damaged or malicious trace has so many lists; their times start again.
      if display == nil, displays.count >= ListSummary.maxLists { displays = [:] }
    }
    let due = display.flatMap { $0.run == run ? $0.nextNs : nil } ?? frame.startNs
    latest = Display(
      list: key,
      run: run,
      nextNs: [due, frame.timing.displayNs].saturatingSum()
    )
    return due
  }
}
