import ListSchema
import Signposts
package import TraceAnalysis
import Workloads

/// Compares what two programs take for one scenario, playing both in turns.
package struct BuildComparer {
  /// The rounds, recordings and margins of a comparison.
  package struct Settings {
    /// The number of rounds: each plays both sides once.
    ///
    /// Where they do not agree, up to four times as many are played.
    package var rounds = 20
    /// The maximum duration of the comparison, in seconds.
    package var timeLimit = 60.0
    /// The number of recordings of each side, for the intervals.
    package var recordings = 4
    /// Margins that differ from the metrics' own, by the metrics' names.
    package var margins: [String: Double] = [:]
    /// True if sides that play different things may be compared.
    package var allowsDifferences = false
    /// True if more work is a regression: only where both sides have the same options.
    package var gatesCounts = true

    package init() {}
  }

  private let base: any RunPlayer
  private let head: any RunPlayer
  private let settings: Settings
  private let listener: any ExperimentListener
  private let startNs = MonotonicClock.nowNs()

  /// The share of the time that the first batch may take, as a second one may have to confirm it.
  private static let firstShare = 0.4
  private static let secondShare = 0.8
  /// The rounds of a batch at most, as a multiple of those that were asked for.
  private static let maxRounds = 4
  /// The rounds after which it is seen again whether they agree.
  private static let step = 4

  /// Prepares a comparison.
  package init(
    _ base: any RunPlayer,
    _ head: any RunPlayer,
    _ settings: Settings,
    _ listener: any ExperimentListener
  ) {
    self.base = base
    self.head = head
    self.settings = settings
    self.listener = listener
  }

  /// Plays both sides and says what they differ in.
  package func compare(_ scenario: String) throws -> ScenarioComparison {
    var comparison = ScenarioComparison(scenario, .rounds)
    let logs = try playedEvents(&comparison)
    let isRepeatable = comparison.nondeterminism.isEmpty
    comparison.counts = IntervalCountDifference.all(base: logs.base.counts, head: logs.head.counts)
    comparison.countsDecide = isRepeatable && settings.gatesCounts
    let counted = try countWork(&comparison)
    let changes = logs.head.contentChanges(after: 1)
    var player = RoundPlayer()
    func metrics(_ rounds: PlayedRounds) -> [MetricComparison] {
      rounds.metrics(
        contentChanges: changes,
        by: isRepeatable ? .unitMinimum : .medianOfRounds,
        margins: settings.margins
      )
    }
    func metrics(until share: Double, _ part: (number: Int, of: Int)) throws
      -> (PlayedRounds, [MetricComparison])
    {
      let rounds = try play(until: share, part, &player) { metrics($0).allSatisfy(\.isSettled) }
      return (rounds, metrics(rounds))
    }
    var (rounds, found) = try metrics(until: Self.firstShare, (1, 2))
    comparison.mismatch = mismatch(rounds)
    if found.contains(where: \.needsConfirmation) {
      let hasChange = found.contains { $0.verdict == .regression || $0.verdict == .improvement }
      listener.detail(
        hasChange
          ? "a change was seen: playing as many rounds again to confirm it"
          : "nothing can be said yet: playing as many rounds again"
      )
      let (more, second) = try metrics(until: Self.secondShare, (2, 2))
      rounds.add(more)
      found = MetricComparison.confirmed(found, by: second, together: metrics(rounds))
    }
    comparison.rounds = rounds.count
    comparison.otherShare = rounds.otherShare
    comparison.frames = isRepeatable ? rounds.frameMinima : ([], [])
    comparison.firstFrame = rounds.firstFrame
    comparison.metrics = found + counted
    try explain(&comparison)
    return comparison
  }

  // MARK: Determinism

  /// The logs of both sides' events, each played twice.
  private func playedEvents(_ comparison: inout ScenarioComparison) throws
    -> (base: EventLogFrames, head: EventLogFrames)
  {
    func log(_ side: any RunPlayer) throws -> EventLogFrames {
      let first = try side.events()
      if let difference = first.firstDifference(try side.events()) {
        comparison.nondeterminism.append(
          "'\(side.name)' does not play the same twice, \(difference): does the list read the "
            + "clock, a UUID, a Set's order? Frames are not compared one by one, and counts are "
            + "not exact."
        )
      }
      return first
    }
    return (try log(base), try log(head))
  }

  private func mismatch(_ rounds: PlayedRounds) -> String? {
    guard !settings.allowsDifferences, let base = rounds.base.first, let head = rounds.head.first
    else { return nil }
    if base.checksum != head.checksum {
      return "the content differs; --allow-differences compares it all the same"
    }
    if base.frameNs.count != head.frameNs.count {
      return "\(base.frameNs.count) frames against \(head.frameNs.count)"
    }
    return nil
  }

  // MARK: Counts

  /// Counts the work of both sides, and returns what is said of it.
  private func countWork(_ comparison: inout ScenarioComparison) throws -> [MetricComparison] {
    guard let base = try base.counts(), let head = try head.counts() else {
      comparison.notes.append("Work was not counted: a side is a program that cannot do so.")
      return []
    }
    if let obstacle = base.allocationObstacle ?? head.allocationObstacle {
      comparison.notes.append("Allocations were not counted: \(obstacle).")
    }
    comparison.parameters = ParameterDifference.all(
      base: base.parameters,
      head: head.parameters
    )
    comparison.counts = CountedSide.differences(base: base, head: head)
    if comparison.nondeterminism.isEmpty {
      let headline = WorkHeadline(before: base.allCounts, now: head.allCounts)
      (comparison.moreWork, comparison.lessWork) = (headline.more, headline.less)
    }
    return comparison.nondeterminism.isEmpty ? CountedSide.metrics(base: base, head: head) : []
  }

  // MARK: Times

  /// Plays rounds until there are enough and they agree, or a share of the time is over.
  private func play(
    until share: Double,
    _ part: (number: Int, of: Int),
    _ player: inout RoundPlayer,
    areSettled: (PlayedRounds) -> Bool
  ) throws -> PlayedRounds {
    func progress(_ total: Int) -> any ProgressDisplay {
      listener.progress(total: total, unit: "rounds", part: (part.number, part.of))
    }
    var rounds = PlayedRounds()
    var display = progress(settings.rounds)
    defer { display.clear() }
    while rounds.count < settings.rounds * Self.maxRounds {
      if rounds.count >= MetricComparison.minRounds, seconds > settings.timeLimit * share { break }
      let more = rounds.count - settings.rounds
      if more >= 0, more % Self.step == 0, areSettled(rounds) { break }
      if more == 0 {
        listener.detail("the rounds do not agree: playing up to \(Self.maxRounds) times as many")
        display.clear()
        display = progress(settings.rounds * Self.maxRounds)
      }
      let taken = try player.playRound([base, head])
      rounds.add(base: taken[0], head: taken[1])
      display.show(rounds.count)
    }
    return rounds
  }

  private var seconds: Double { Double(MonotonicClock.nowNs() - startNs) / 1e9 }

  // MARK: Intervals

  /// Records both sides in turns, and says which intervals differ.
  private func explain(_ comparison: inout ScenarioComparison) throws {
    var (base, head) = (TracedSide(), TracedSide())
    for number in 0..<settings.recordings {
      if number > 0, seconds > settings.timeLimit { break }
      guard try self.base.record(into: &base), try self.head.record(into: &head) else {
        comparison.notes.append(
          "Intervals were not compared, as LTTng is not available: `\(ProgramName.current) doctor` "
            + "says what is missing."
        )
        return
      }
    }
    comparison.timelines = (base.timeline, head.timeline)
    comparison.intervals = IntervalDifference.all(
      base: base.intervals.totals,
      head: head.intervals.totals
    )
    comparison.rowTypes = IntervalDifference.all(
      base: base.rowTypes.totals,
      head: head.rowTypes.totals
    )
  }
}
