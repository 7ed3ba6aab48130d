/// Adds up every run of a trace while it is read, for a summary.
///
/// Memory is bounded by the number of runs: per name, field, phase, reason and list 1 MB of exact values in
/// the first run, and less in each one after it; and `FrameSummary.maxFrames` frames in all, where they are wanted.
package final class SummaryCollector: TraceCollector {
  /// A collector for each run that has any intervals, counters or caches, by the run's number.
  private(set) var runs: [StagedCollector] = []
  /// The times of single frames.
  private(set) var durations = FrameDurations()
  /// The late frames, with what their time went into.
  private(set) var late = LateFrames()
  /// The longest work of runs of a host that say the same of what they play, which are all in one group.
  ///
  /// Not kept by run, because the details of each take memory.
  private(set) var longest: [LongestWork] = []
  /// The place in `longest` for runs of a host that say the same of what they play.
  private var places: [Played: Int] = [:]
  /// The place of each run in `longest` while what is known of it does not change; nil for those that
  /// have none.
  private var latest: [Int: (version: Int, place: Int?)] = [:]
  /// The number of frames that may still be kept.
  private var room: Int

  /// Has no run yet.
  ///
  /// - Parameter keepsFrames: whether single frames are wanted, too; charts show them, text does not.
  package init(keepsFrames: Bool = true) {
    room = keepsFrames ? FrameSummary.maxFrames : 0
  }

  private struct Played: Hashable {
    let host: UInt16
    let description: RunDescription?
  }

  /// With many runs fewer durations of each are kept as they are, so that memory grows with the
  /// logarithm of the number of runs; where runs are alike, their sum is as exact as that of one run.
  private static func exactLimit(ofRun run: Int) -> Int {
    max(2_048, Samples.exactLimit / (run + 1))
  }

  package func add(_ segment: RunSegment, _ index: RunIndex, _ types: ContentTypes) {
    let firstNs = index.firstNs ?? 0
    let description = index.description(segment.run)
    makeCollector(of: segment.run)
    let isRealTime = description?.clock == "real"
    runs[segment.run].add(
      segment,
      isRealTime: isRealTime,
      firstNs: firstNs,
      room: &room
    )
    for found in segment.frames where found.evaluated.frame.stage == .measured {
      durations.add(found.evaluated.frame, ofRun: segment.run)
    }
    late.add(segment, isRealTime: isRealTime)
    if let place = place(of: segment.run, index) {
      longest[place].add(segment, types, firstNs: firstNs)
    }
  }

  package func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ index: RunIndex,
    _ types: ContentTypes
  ) {
    guard let place else { return }
    let isCounted = place.isInFrame && place.stage == .measured
    guard isCounted || event.type.isOfWholeRun else { return }
    makeCollector(of: place.run)
    runs[place.run].add(event, at: place)
  }

  /// The summary of all that was read.
  ///
  /// - Parameters:
  ///   - ending: the facts of the whole trace.
  ///   - stacks: samples of time.
  ///   - sites: samples of allocations.
  /// - Returns: the summary, with its findings.
  /// - Complexity: O(n log n) for n intervals.
  package func summary(
    _ ending: TraceEnding,
    _ stacks: StackSummary? = nil,
    _ sites: AllocationSites? = nil
  ) -> TraceSummary {
    TraceSummary(TraceRuns(self, ending), ending, stacks, sites)
  }

  /// A collector for every run.
  func padded(to count: Int) -> [StagedCollector] {
    runs + (runs.count..<max(count, runs.count)).map { _ in StagedCollector() }
  }

  private func makeCollector(of run: Int) {
    while runs.count <= run {
      runs.append(StagedCollector(limit: Self.exactLimit(ofRun: runs.count)))
    }
  }

  /// The place of the longest work that a run takes part in; it changes when the run says more.
  private func place(of run: Int, _ index: RunIndex) -> Int? {
    let version = index.version(run)
    if let known = latest[run], known.version == version { return known.place }
    let said = Played(
      host: index.run(run).process.host,
      description: index.description(run)?.withoutRepetition
    )
    if places[said] == nil, places.count < RunGrouping.maxGroups {
      places[said] = longest.count
      longest.append(LongestWork())
    }
    latest[run] = (version, places[said])
    return places[said]
  }
}
