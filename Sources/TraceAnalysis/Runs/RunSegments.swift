import Signposts

/// Some of one thread's intervals, all of one run, with its frames evaluated.
struct RunSegment {
  /// The run's number, from 0.
  let run: Int
  /// The intervals.
  let tree: IntervalTree
  /// The frames among them, in the order of their starts.
  let frames: [SegmentFrame]
  /// The releases outside of them.
  let releases: [SegmentRelease]
  /// The intervals of each stage that there is, with parents as far as these are of the same stage.
  let stages: [(stage: FrameStage, tree: IntervalTree)]

  init(
    run: Int,
    tree: IntervalTree,
    frames: [SegmentFrame],
    releases: [SegmentRelease],
    _ gaps: TraceGaps,
    since lastFrameEnd: Int64
  ) {
    (self.run, self.tree, self.frames, self.releases) = (run, tree, frames, releases)
    stages = Self.divide(tree, frames, releases, gaps, since: lastFrameEnd)
  }

  /// The intervals of the measured stage.
  var measured: IntervalTree? { stages.first { $0.stage == .measured }?.tree }

  /// Divides intervals by stage: those inside of a frame, and the releases after it, are of the
  /// frame's stage; nearly always everything is measured.
  private static func divide(
    _ tree: IntervalTree,
    _ frames: [SegmentFrame],
    _ releases: [SegmentRelease],
    _ gaps: TraceGaps,
    since lastFrameEnd: Int64
  ) -> [(stage: FrameStage, tree: IntervalTree)] {
    let isMeasured =
      frames.allSatisfy { $0.evaluated.frame.stage == .measured }
      && releases.allSatisfy { $0.stage == .measured }
    guard !gaps.isEmpty || !isMeasured else {
      return [(.measured, tree)]
    }
    var stages = tree.stagesOutsideFrames(gaps, since: lastFrameEnd)
    for release in releases where stages[release.position] == .measured {
      stages[release.position] = release.stage
    }
    for frame in frames { stages[frame.position] = frame.evaluated.frame.stage }
    for (position, owner) in tree.owners(.frame).enumerated() where owner >= 0 {
      stages[position] = stages[Int(owner)]
    }
    return FrameStage.allCases.compactMap { stage in
      guard stages.contains(stage) else { return nil }
      return (stage, tree.subtree { stages[$0] == stage })
    }
  }
}

/// The place of an event that is no begin or end of an interval.
struct InstantPlace {
  /// The run's number, from 0.
  let run: Int
  /// The stage of the run's frame that is open on its thread.
  let stage: FrameStage
  /// True if there is such a frame.
  let isInFrame: Bool
}

/// A frame among the intervals of a segment.
struct SegmentFrame {
  /// Its position in the tree.
  let position: Int
  /// The result of its evaluation.
  var evaluated: EvaluatedFrame
}

/// The freeing of something outside of frames, among the intervals of a segment.
struct SegmentRelease {
  /// Its position in the tree.
  let position: Int
  /// The stage of the list's frame before it.
  let stage: FrameStage
}

/// Turns events into intervals by run: the one line from which summaries, exports and details are made.
///
/// Memory is bounded by the largest segment of each thread, as `IntervalSegments` states it, and by the
/// number of runs.
struct RunSegments {
  private var segments = IntervalSegments()
  private var division: RunDivision
  private(set) var runs: RunIndex
  private var facts = TraceFacts()

  /// Prepares to turn events into intervals.
  ///
  /// - Parameters:
  ///   - schema: names the causes of late frames.
  ///   - evaluation: the options for frames, where they differ from the run's.
  ///   - known: the facts of runs from elsewhere; the trace is believed first.
  ///   - range: the part of the trace whose intervals are handed out.
  init(
    _ schema: Schema,
    _ evaluation: EvaluationOptions,
    known: RunDescription?,
    range: TraceRange = TraceRange()
  ) {
    runs = RunIndex(known: known)
    division = RunDivision(evaluator: FrameEvaluator(evaluation, schema), range: range)
  }

  /// The packets that are missing in the trace; to be set before the first event.
  var gaps: TraceGaps {
    get { division.gaps }
    set { division.gaps = newValue }
  }

  /// The name of each symbol that intervals have had so far.
  var names: [String] { segments.names }

  /// The names of content types so far.
  var contentTypes: ContentTypes { facts.contentTypes }

  /// Takes an event, and hands out what it completes.
  ///
  /// - Returns: the place of an instant event; nil for begins and ends of intervals, and for runs
  ///   that are left out.
  /// - Complexity: O(1), amortised.
  mutating func add(_ event: TraceEvent, _ deliver: (RunSegment, RunIndex, ContentTypes) -> Void)
    -> InstantPlace?
  {
    facts.events += 1
    let isInterval = segments.add(event) { tree in
      division.divide(tree, runs, facts.states) { deliver($0, runs, facts.contentTypes) }
    }
    guard isInterval else { return addInstant(event).map { place(of: event, in: $0) } }
    _ = runs.note(event)
    return nil
  }

  /// Hands out what is complete, without waiting for more.
  mutating func handOut(_ deliver: (RunSegment, RunIndex, ContentTypes) -> Void) {
    segments.handOut { tree in
      division.divide(tree, runs, facts.states) { deliver($0, runs, facts.contentTypes) }
    }
  }

  /// Hands out what is left, and says what became of everything else.
  mutating func finish(
    _ reading: ReadingTally,
    _ deliver: (RunSegment, RunIndex, ContentTypes) -> Void
  ) -> TraceEnding {
    let tally = segments.finish { tree in
      division.divide(tree, runs, facts.states) { deliver($0, runs, facts.contentTypes) }
    }
    let played = runs.played(division.evaluator.options)
    facts.finish(played, division.brokenFrames, leftOut: runs.leftOut)
    return TraceEnding(runs: played, facts: facts, tally: tally, reading: reading)
  }

  private mutating func addInstant(_ event: TraceEvent) -> Int? {
    if event.type.name == KnownEvent.runBegin { return runs.announce(event) }
    guard let run = runs.note(event) else { return nil }
    switch event.type.name {
    case KnownEvent.schema, KnownEvent.typeName, KnownEvent.stateName: facts.learn(event)
    case KnownEvent.scenario:
      runs.change(run) { $0.add(checksum: event[KnownField.checksum]?.name) }
    case KnownEvent.runOptions: runs.change(run) { $0.add(fieldsOf: event) }
    case KnownEvent.runParameter: runs.change(run) { $0.add(parameterOf: event) }
    case KnownEvent.runEnd: runs.change(run) { $0.isComplete = true }
    case KnownEvent.stackSampling: runs.change(run) { $0.hasStackSamples = true }
    case KnownEvent.allocations where runs.description(run)?.hasAllocationCounts != true:
      runs.change(run) { $0.hasAllocationCounts = true }
    default: break
    }
    return run
  }

  private mutating func place(of event: TraceEvent, in run: Int) -> InstantPlace {
    guard let open = segments.openFrames(event.process, event.thread),
      open.isInFrame(since: runs.run(run).startNs)
    else {
      return InstantPlace(run: run, stage: .measured, isInFrame: false)
    }
    let stage = division.evaluator.stage(ofFrame: open.number, in: run, runs)
    return InstantPlace(run: run, stage: stage, isInFrame: true)
  }
}

/// Divides the intervals of a thread by run, and evaluates the frames among them.
private struct RunDivision {
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
