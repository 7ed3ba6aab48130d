import ListSchema

/// Keeps the longest intervals of each kind with what was inside them, which is only looked at when a
/// part of a trace is done with.
struct LongestIntervals<Detail: Sendable>: Sendable {
  /// A long interval, before and after what is inside it was looked at.
  private enum Element: Sendable {
    case found(run: Int, make: @Sendable () -> Detail)
    case seen(run: Int, Detail)
  }

  private var largest: Largest<Element>

  /// Prepares to keep at most `count` intervals.
  init(_ count: Int) {
    largest = Largest(count)
  }

  /// Returns whether an interval of a duration would be kept.
  func accepts(_ durationNs: Int64) -> Bool { largest.accepts(durationNs) }

  /// Takes an interval, whose details are made when it is still among the longest at `lookInside`.
  mutating func add(_ durationNs: Int64, run: Int, _ detail: @escaping @Sendable () -> Detail) {
    largest.add(durationNs, .found(run: run, make: detail))
  }

  /// Makes the details of the intervals that were added since the last time.
  mutating func lookInside() {
    largest.update { element in
      guard case .found(let run, let make) = element else { return }
      element = .seen(run: run, make())
    }
  }

  /// The details of those that belong to some runs, with their durations.
  func details(ofRuns runs: Set<Int>) -> [(durationNs: Int64, detail: Detail)] {
    largest.measured.compactMap { durationNs, element in
      guard case .seen(let run, let detail) = element, runs.contains(run) else { return nil }
      return (durationNs, detail)
    }
  }
}

/// The longest measured frames and updates of runs that may be compared.
struct LongestWork: Sendable {
  private var frames = LongestIntervals<FrameSummary.WorstFrame>(FrameSummary.worstCount)
  private var updates = LongestIntervals<UpdateSummary.WorstUpdate>(UpdateSummary.worstCount)
  private var intervals = LongestIntervals<LongInterval>(LongInterval.maxCount)

  /// Takes the frames and updates of a part of a run.
  mutating func add(_ segment: RunSegment, _ types: ContentTypes, firstNs: Int64) {
    addFrames(segment, types)
    if let measured = segment.measured {
      addUpdates(measured, run: segment.run, types, firstNs: firstNs)
    }
    addIntervals(segment, firstNs: firstNs)
    frames.lookInside()
    updates.lookInside()
    intervals.lookInside()
  }

  /// The longest intervals with custom names of some runs.
  func intervals(ofRuns runs: Set<Int>) -> [(durationNs: Int64, detail: LongInterval)] {
    intervals.details(ofRuns: runs)
  }

  private mutating func addIntervals(_ segment: RunSegment, firstNs: Int64) {
    let tree = segment.tree
    for position in tree.pairs.indices {
      let durationNs = tree.pairs[position].durationNs
      guard tree.pairs[position].meaning == .named, tree.nesting[position].parent < 0,
        intervals.accepts(durationNs)
      else { continue }
      intervals.add(durationNs, run: segment.run) {
        LongInterval(tree, at: position, firstNs: firstNs)
      }
    }
  }

  private mutating func addFrames(_ segment: RunSegment, _ types: ContentTypes) {
    let tree = segment.tree
    for index in segment.frames.indices {
      let durationNs = segment.frames[index].evaluated.frame.durationNs
      guard segment.frames[index].evaluated.frame.stage == .measured, frames.accepts(durationNs)
      else { continue }
      let found = segment.frames[index]
      frames.add(durationNs, run: segment.run) {
        FrameSummary.WorstFrame(found.evaluated, at: found.position, in: tree, types)
      }
    }
  }

  private mutating func addUpdates(
    _ tree: IntervalTree,
    run: Int,
    _ types: ContentTypes,
    firstNs: Int64
  ) {
    for (position, pair) in tree.pairs.enumerated()
    where pair.meaning == .update && updates.accepts(pair.durationNs) {
      updates.add(pair.durationNs, run: run) {
        UpdateSummary.WorstUpdate(at: position, in: tree, types, firstNs: firstNs)
      }
    }
  }

  /// The longest frames of some runs, the longest first.
  func frames(ofRuns runs: Set<Int>) -> [(Int64, FrameSummary.WorstFrame)] {
    frames.details(ofRuns: runs)
  }

  /// The longest updates of some runs, the longest first.
  func updates(ofRuns runs: Set<Int>) -> [(Int64, UpdateSummary.WorstUpdate)] {
    updates.details(ofRuns: runs)
  }
}

extension FrameSummary.WorstFrame {
  init(
    _ evaluated: EvaluatedFrame,
    at position: Int,
    in tree: IntervalTree,
    _ types: ContentTypes
  ) {
    let frame = evaluated.frame
    self.init(
      frame: frame.number,
      startNs: frame.startNs,
      startUnixNs: tree.pairs[position].startNs,
      durationNs: frame.durationNs,
      selfNs: tree.nesting[position].selfNs,
      timing: frame.timing,
      scrollOffset: frame.scrollOffset,
      phase: frame.phase,
      cause: frame.cause,
      inside: tree.breakdown(of: position),
      order: TimeOrder(of: position, in: tree, types),
      list: frame.list,
      slowdown: frame.slowdown,
      state: frame.state,
      cpuNs: frame.cpuNs,
      involuntarySwitches: frame.involuntarySwitches,
      voluntarySwitches: frame.voluntarySwitches,
      pageFaults: frame.pageFaults
    )
  }
}

extension UpdateSummary.WorstUpdate {
  init(at position: Int, in tree: IntervalTree, _ types: ContentTypes, firstNs: Int64) {
    let pair = tree.pairs[position]
    self.init(
      list: pair.list,
      update: pair.update,
      reason: tree.value(.reason, at: position)?.name,
      startNs: pair.startNs - firstNs,
      startUnixNs: pair.startNs,
      durationNs: pair.durationNs,
      items: tree.value(.items, at: position)?.integer.flatMap { Int(exactly: $0) },
      changes: tree.value(.changes, at: position)?.integer.flatMap { Int(exactly: $0) },
      inside: tree.breakdown(of: position),
      order: TimeOrder(of: position, in: tree, types)
    )
  }
}
