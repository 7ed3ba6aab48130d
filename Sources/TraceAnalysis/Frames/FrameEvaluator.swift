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
  private var rules: [(description: RunDescription?, rule: RunRule)?] = []
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
    _ runs: RunIndex
  ) -> [(position: Int, frame: EvaluatedFrame)] {
    let rule = rule(of: run, runs)
    var causes = FrameCauses(tree, schema)
    var frames: [(position: Int, frame: EvaluatedFrame)] = []
    for position in tree.pairs.indices where tree.pairs[position].meaning == .frame {
      var frame = Frame(tree, position, firstNs: runs.firstNs ?? 0, rule)
      if frame.isLate {
        frame.cause = causes.cause(of: frame, at: position, slowdown: rule.budget.slowdown)
      }
      let due = rule.isRealTime ? Self.vsync(of: frame) : due(frame, in: run)
      frames.append((position, EvaluatedFrame(frame: frame, budget: rule.budget, dueNs: due)))
    }
    return frames
  }

  /// What a run is evaluated by; asked again when it has said more since.
  private mutating func rule(of run: Int, _ runs: RunIndex) -> RunRule {
    while rules.count <= run { rules.append(nil) }
    let description = runs.description(run)
    if let known = rules[run], known.description == description { return known.rule }
    let rule = RunRule(description, options)
    rules[run] = (description, rule)
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
      // Only a damaged or malicious trace has so many lists; their times begin anew.
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
