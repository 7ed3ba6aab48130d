import ListSchema
import Signposts

/// Evaluates frames: the one place that says how late a frame is, and why.
struct FrameEvaluator {
  /// The turn of a list's next frame on its display.
  private struct Display {
    let list: ListKey
    let run: Int
    var turns: DisplayTurns
    /// The time of freeing since its latest frame began, in nanoseconds.
    var freedNs: Int64 = 0
    /// The cost of that on the evaluated device.
    var freedCostNs: Int64 = 0
    var stage: FrameStage
    /// Its latest frame, where that passes a delay on.
    var passer: FrameDelay.Source?
    var usualWait = UsualWait()
  }

  /// The options that frames are evaluated by, where they differ from what the runs say.
  let options: EvaluationOptions
  /// Names the causes of late frames.
  private let schema: Schema
  /// The rule of each run, by its number.
  private var rules: [(version: Int, rule: RunRule)?] = []
  private var displays: [ListKey: Display] = [:]
  /// The display of the latest frame, as the next one is mostly of the same list.
  private var latest: Display?
  /// The latest work of each thread in runs on the real clock.
  private var works: [ThreadKey: ThreadWork] = [:]

  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  /// The facts about the frames of one part until their causes are found.
  private struct Part {
    /// The latest work of the thread; nil on the virtual clock.
    var work: ThreadWork?
    /// The late frames without a cause so far, by number.
    var late: [Int] = []
    /// The work that frames which began late had to wait for.
    var delays: [Int: [FrameDelay]] = [:]
    /// The latest frame of each list, where that passes a delay on.
    var passers: [ListKey: Int] = [:]
  }

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
    var part = makePart(tree, rule)
    var frameEndNs = Int64.min
    let slowdowns = TreeSlowdowns(tree, rule.budget)
    let (firstNs, start) = (runs.firstNs ?? 0, runs.start(run))
    for position in tree.pairs.indices {
      let pair = tree.pairs[position]
      if pair.meaning == .release, pair.startNs >= frameEndNs {
        let cpuNs = tree.value(.cpuNs, at: position)?.integer
        if let stage = release(pair, cpuNs: cpuNs, in: run, rule) {
          releases.append(SegmentRelease(position: position, stage: stage))
        }
        part.work?.add(pair.startNs, pair.endNs, .cause(FrameCause.freeing(schema)))
      }
      if pair.meaning == .update, let owner = tree.owner(.frame, of: position),
        let frame = frames.lastIndex(where: { $0.position == owner })
      {
        frames[frame].evaluated.frame.hasUpdate = true
      }
      guard pair.meaning == .frame else { continue }
      let isInFrame = pair.startNs < frameEndNs
      frameEndNs = max(frameEndNs, pair.endNs)
      let slowdown = slowdowns?.frame(at: position)
      let evaluated = frame(
        tree,
        position,
        in: run,
        rule,
        firstNs: firstNs,
        start,
        states,
        slowdown
      )
      note(evaluated.frame, number: frames.count, startNs: pair.startNs, in: &part)
      frames.append(SegmentFrame(position: position, evaluated: evaluated))
      if !isInFrame { part.work?.add(pair.startNs, pair.endNs, .frame(frames.count - 1)) }
    }
    findCauses(of: part, in: &frames, tree, rule, slowdowns)
    return (frames, releases)
  }

  private func makePart(_ tree: IntervalTree, _ rule: RunRule) -> Part {
    guard rule.isRealTime, let key = Self.thread(tree) else { return Part() }
    return Part(work: works[key] ?? ThreadWork())
  }

  private static func thread(_ tree: IntervalTree) -> ThreadKey? {
    tree.pairs.first.map { ThreadKey(process: $0.process, thread: $0.thread) }
  }

  /// Notes what a frame had to wait for, which is the latest one of its list.
  private mutating func note(_ frame: Frame, number: Int, startNs: Int64, in part: inout Part) {
    let list = ListKey(process: frame.process, list: frame.list)
    let (passer, passesOn) = (latest?.passer, latest?.turns.passesOn ?? false)
    latest?.passer = part.work == nil && passesOn ? .frame(number) : nil
    part.passers[list] = latest?.passer == nil ? nil : number
    if frame.isLate, frame.cause == nil { part.late.append(number) } else if !passesOn { return }
    if let work = part.work {
      let vsync = startNs.subtractingSaturating(max(0, frame.startDelayNs))
      part.delays[number] = work.delays(from: vsync, to: startNs)
    } else if frame.passedOnDelayNs > 0, let passer {
      part.delays[number] = [FrameDelay(source: passer, ns: frame.passedOnDelayNs)]
    }
  }

  /// Finds the causes of late frames, and of those that delay frames of later parts.
  private mutating func findCauses(
    of part: Part,
    in frames: inout [SegmentFrame],
    _ tree: IntervalTree,
    _ rule: RunRule,
    _ slowdowns: TreeSlowdowns?
  ) {
    let sources = part.delays.values.joined().compactMap(\.source.frame)
    let last = (part.work?.frames ?? []) + part.passers.values
    let wanted = Set(part.late + sources + last).sorted()
    guard !wanted.isEmpty else { return keep(part, tree, [:]) }
    let costs = FrameCauses(wanted.map { frames[$0].position }, in: tree, schema, slowdowns)
    /// The cause of each frame's time.
    var names: [Int: String] = [:]
    for number in wanted {
      let (frame, position) = (frames[number].evaluated.frame, frames[number].position)
      func cause(_ delaysNs: [String: Double]) -> FrameCause {
        costs.cause(of: frame, at: position, delaysNs: delaysNs, slowdown: rule.budget.slowdown)
      }
      let delaysNs = delays(of: frame, part.delays[number] ?? [], names)
      if frame.isLate, frame.cause == nil {
        frames[number].evaluated.frame.cause = cause(delaysNs)
      }
      let own = frames[number].evaluated.cause ?? cause(delaysNs)
      // On the real clock the delay of one frame is no part of that of another: each has its own time.
      names[number] = part.work == nil || frame.cause != nil ? own.name : cause([:]).name
    }
    keep(part, tree, names)
  }

  /// The time by which a frame began late, by cause, in nanoseconds.
  private func delays(of frame: Frame, _ delays: [FrameDelay], _ names: [Int: String])
    -> [String: Double]
  {
    var known: [String: Double] = [:]
    var lateStartNs = Double(max(0, frame.startDelayNs))
    for delay in delays {
      known[delay.source.cause(names), default: 0] += Double(delay.ns)
      lateStartNs -= Double(delay.ns)
    }
    known[FrameCause.lateStart, default: 0] += max(0, lateStartNs)
    if frame.freeingDelayNs > 0 {
      known[FrameCause.freeing(schema), default: 0] += Double(frame.freeingDelayNs)
    }
    return known
  }

  /// Keeps what delays frames of later parts.
  private mutating func keep(_ part: Part, _ tree: IntervalTree, _ names: [Int: String]) {
    if var work = part.work, let key = Self.thread(tree) {
      work.name(names)
      // Only a damaged or malicious trace has that many threads that make frames.
      if works[key] == nil, works.count >= ListSummary.maxLists { works = [:] }
      works[key] = work
    }
    for (list, number) in part.passers {
      let passer = FrameDelay.Source.cause(FrameDelay.Source.frame(number).cause(names))
      if latest?.list == list { latest?.passer = passer } else { displays[list]?.passer = passer }
    }
  }

  /// The frame at a position, without the cause that its intervals may have.
  private mutating func frame(
    _ tree: IntervalTree,
    _ position: Int,
    in run: Int,
    _ rule: RunRule,
    firstNs: Int64,
    _ start: RunStart,
    _ states: StateNames,
    _ slowdown: FrameSlowdown?
  ) -> EvaluatedFrame {
    let pair = tree.pairs[position]
    take(ListKey(process: pair.process, list: pair.list))
    let known = latest.flatMap { $0.run == run ? $0 : nil }
    var freeing = Frame.Freeing(
      beforeNs: known?.freedNs ?? 0,
      costNs: known?.freedCostNs ?? 0
    )
    if let turns = known?.turns, !rule.isRealTime {
      freeing.passedOnNs = turns.passedOnNs(rule.budget)
      freeing.delayNs = turns.delayNs(rule.budget) - freeing.passedOnNs
    }
    var frame = Frame(tree, position, firstNs: firstNs, start, rule, states, freeing, slowdown)
    var usualWait = known?.usualWait ?? UsualWait()
    frame.usualWaitNs = usualWait.ns
    usualWait.add(frame)
    frame.cause = FrameCause(offProcessor: frame)
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
      stage: frame.stage,
      passer: known?.passer,
      usualWait: usualWait
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

  /// Returns the rule by which a run is evaluated; made again when the run has said more since.
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
    // Only a damaged or malicious trace has that many lists; their times start again.
    if displays[list] == nil, displays.count >= ListSummary.maxLists { displays = [:] }
    latest = displays[list]
  }
}

extension Int64 {
  fileprivate mutating func addSaturating(_ other: Int64) { self = addingSaturating(other) }
}
