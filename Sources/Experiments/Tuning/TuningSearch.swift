import Foundation
import TraceAnalysis
import Workloads

/// Looks for the best values of parameters: screening, successive halving, then a comparison with the
/// default as of two builds.
///
/// Successive halving is Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits"
/// (2013): in each stage all points that are left are played as often, and the better half stays.
struct TuningSearch {
  private let plan: TuningPlan
  private let player: any TuningPlayer
  /// Told after every step what is known so far.
  private let progress: (Tuning) -> Void
  private var tuning: Tuning
  private var evidence: TuningEvidence
  private var random = SplitMix64(seed: 1)
  /// The duration of one run, in seconds.
  private var runSeconds = 0.0
  /// The parameters whose effect other rounds do not confirm.
  private var refuted: Set<String> = []

  /// The number of rounds of each point in the first look.
  private static let screeningRounds = 4
  private static let minScreeningRounds = 2
  /// The part of the time that the search may take; the rest is the confirmation's.
  private static let searchShare = 0.6
  private static let minSearchShare = 0.3
  /// The maximum overrun of a tuning, in seconds.
  private static let maxOverrun = 15.0
  /// The part of the search's time until which each step may run.
  private static let screeningShare = 0.65
  private static let verifyingShare = 0.75
  private static let combiningShare = 0.85
  /// The number of values of each of two parameters that are combined.
  private static let combinedValues = 3
  /// The multiple of the noise from which a difference in screening counts.
  private static let screeningFactor = 2.0

  init(
    _ plan: TuningPlan,
    _ player: any TuningPlayer,
    progress: @escaping (Tuning) -> Void = { _ in }
  ) {
    self.plan = plan
    self.player = player
    self.progress = progress
    evidence = TuningEvidence(plan)
    tuning = Tuning(
      scenario: plan.scenario,
      objective: plan.objective,
      constraints: plan.constraints.map(\.text)
    )
  }

  /// Searches.
  ///
  /// - Throws: `CommandFailure` where the scenario is not the same twice, or cannot show the objective.
  mutating func run() throws -> Tuning {
    try checkDeterminism()
    try checkObjective()
    try checkConstraints()
    try screen()
    try verify()
    try combine()
    let finalists = try halve()
    // More rounds take an effect back, but do not add one that was not verified.
    let seen = tuning.parameters.map(\.hasEffect)
    for number in tuning.parameters.indices {
      judge(number)
      if !seen[number] { tuning.parameters[number].hasEffect = false }
    }
    try decide(finalists)
    tuning.seconds = player.seconds
    tuning.markPareto()
    return tuning
  }

  /// The maximum duration of the search, in seconds: two batches of the fewest rounds have to fit
  /// after it.
  private var searchSeconds: Double {
    let confirmation = Double(4 * MetricComparison.minRounds) * runSeconds
    return max(
      plan.timeLimit * Self.minSearchShare,
      min(plan.timeLimit * Self.searchShare, plan.timeLimit * 0.95 - confirmation)
    )
  }

  // MARK: What cannot be tuned

  private func checkDeterminism() throws {
    guard let difference = try player.nondeterminism() else { return }
    throw CommandFailure(
      message:
        "'\(plan.scenario)' does not play the same twice, \(difference): does the list read the "
        + "clock, a UUID, a Set's order? Nothing can be tuned by such runs.",
      status: .notComparable
    )
  }

  private mutating func checkObjective() throws {
    let work = try look(at: .default)
    let before = player.seconds
    let first = try player.measure(.default, "first")
    evidence.add(first, of: .default, in: "first")
    runSeconds = max(player.seconds - before, first.seconds)
    let updates = work.contentChanges.count
    let reason: String? =
      switch plan.objective {
      case .updateP95 where updates < 20:
        "\(updates) frames change the content, and a 95th percentile needs 20. Play longer."
      case .hitchRate where !work.scrolls, .blankArea where !work.scrolls:
        "nothing scrolls in it. Choose another --gesture."
      case .hitchRate where evidence.value(.default).map { $0 == 0 } ?? true:
        "no frame is late. Try --slowdown 8."
      case .frameP95 where evidence.value(.default) == nil: "its frames are too few. Play longer."
      default: nil
      }
    guard let reason else { return }
    throw CommandFailure(
      message: "'\(plan.scenario)' cannot show \(plan.objective.rawValue): \(reason)",
      status: .usage
    )
  }

  private func checkConstraints() throws {
    for constraint in plan.constraints
    where evidence.figure(constraint.name, of: .default) == nil {
      let names = evidence.figureNames
      throw CommandFailure(
        message: "There is no '\(constraint.name)' to constrain."
          + Suggestion.choices(for: constraint.name, among: names),
        status: .usage
      )
    }
  }

  // MARK: Steps

  /// Tries each value of each parameter by itself.
  private mutating func screen() throws {
    let perPoint = runSeconds * Double(1 + Self.minScreeningRounds)
    let affordable = Int(searchSeconds * Self.screeningShare / max(perPoint, 0.001))
    let each = max(3, affordable / max(1, plan.parameters.count))
    let parameters = plan.parameters.map { TuningGrid.thinned($0, to: each) }
    tuning.parameters = parameters
    if parameters != plan.parameters {
      tuning.notes.append("Fewer values were tried, as the time is short: --time-limit.")
    }
    let points = [.default] + parameters.flatMap(\.points)
    for point in points { try look(at: point) }
    try play(points, times: Self.screeningRounds, until: Self.screeningShare, "screen")
    for number in parameters.indices { judge(number) }
  }

  /// Looks again at what seems to have an effect: few rounds are soon fooled by a busy machine.
  private mutating func verify() throws {
    let suspects = tuning.parameters.filter(\.hasEffect).compactMap { parameter in
      parameter.points.max { effect($0) < effect($1) }.map { (parameter.name, $0) }
    }
    guard !suspects.isEmpty, !plan.objective.isExact else { return }
    try play(
      [.default] + suspects.map(\.1),
      times: 2 * Self.screeningRounds,
      until: Self.verifyingShare,
      "verify"
    )
    let least = log(1 + plan.objective.metric.margin)
    for (name, point) in suspects {
      let fresh = evidence.comparison(point, inRoundsOf: "verify").map { log(max($0.ratio, 1e-9)) }
      let all = evidence.comparison(point).map { log(max($0.ratio, 1e-9)) }
      guard let fresh, let all else { continue }
      if abs(fresh) < least || fresh * all < 0 { refuted.insert(name) }
    }
    for number in tuning.parameters.indices { judge(number) }
  }

  /// By how much the objective of a point differs from the default's.
  private func effect(_ point: TuningPoint) -> Double {
    evidence.comparison(point).map { abs(log(max($0.ratio, 1e-9))) } ?? 0
  }

  /// Evaluates the effect of a parameter on the objective.
  private mutating func judge(_ number: Int) {
    let points = tuning.parameters[number].points
    let known = points.compactMap { point in evidence.comparison(point).map { (point, $0.ratio) } }
    guard !known.isEmpty else { return }
    let margin = log(1 + plan.objective.metric.margin)
    let noises = tuning.points.compactMap { evidence.noise($0.point) }.filter(\.isFinite).sorted()
    let usual = plan.objective.isExact ? 0 : noises.isEmpty ? .infinity : noises[noises.count / 2]
    func isSeen(_ point: TuningPoint, _ ratio: Double) -> Bool {
      let own = plan.objective.isExact ? 0 : evidence.noise(point) ?? .infinity
      return abs(log(max(ratio, 1e-9))) > max(margin, Self.screeningFactor * max(usual, own))
    }
    let ratios = known.map(\.1) + [1]
    tuning.parameters[number].sensitivity = (ratios.max() ?? 1) / max(ratios.min() ?? 1, 1e-9)
    tuning.parameters[number].hasEffect =
      known.contains { isSeen($0.0, $0.1) } && !refuted.contains(tuning.parameters[number].name)
    let least = max(margin, Self.screeningFactor * usual)
    tuning.parameters[number].smallestEffect = least.isFinite ? exp(least) - 1 : nil
  }

  /// Tries the best values of the two parameters that gain most together.
  private mutating func combine() throws {
    func best(_ parameter: TunedParameter) -> [TuningPoint] {
      Array(
        evidence.ranked(parameter.points.filter(evidence.isFeasible)).prefix(Self.combinedValues)
      )
    }
    func gain(_ parameter: TunedParameter) -> Double {
      best(parameter).first.flatMap { evidence.comparison($0)?.ratio } ?? .infinity
    }
    let effective = tuning.parameters.filter { $0.hasEffect && gain($0) < 1 }
      .sorted { gain($0) < gain($1) }
    guard let first = effective.first,
      let second = effective.dropFirst().first(where: { plan.canCombine(first.name, $0.name) })
    else { return }
    let pairs = best(first).flatMap { one in best(second).map { one.merging($0) } }
    for point in pairs { try look(at: point) }
    try play(
      pairs + [.default],
      times: Self.screeningRounds,
      until: Self.combiningShare,
      "combine"
    )
  }

  /// Plays the points that may be best more often, and leaves out the worse half each time.
  private mutating func halve() throws -> [TuningPoint] {
    var left = evidence.ranked(
      evidence.work.keys.filter {
        !$0.isDefault && evidence.isFeasible($0) && evidence.isPromising($0)
      }
    )
    var count = Self.screeningRounds
    while left.count > 2, player.seconds < searchSeconds {
      left = Array(left.prefix((left.count + 1) / 2))
      for point in left { update(point) { $0.stage = .kept } }
      try play(left + [.default], times: count, until: 1, "halve-\(left.count)")
      left = evidence.ranked(left)
      count *= 2
    }
    return Array(left.prefix(2))
  }

  // MARK: Decision

  private mutating func decide(_ finalists: [TuningPoint]) throws {
    guard evidence.isFeasible(.default) || !finalists.isEmpty else { return adviseNearest() }
    for candidate in finalists.prefix(2) where try isBetter(candidate) {
      tuning.advice = .change(candidate)
      return
    }
    if !evidence.isFeasible(.default), let best = finalists.first { tuning.advice = .change(best) }
  }

  private mutating func adviseNearest() {
    let known = evidence.work.keys.compactMap { point in
      evidence.violation(point).map { (point, $0) }
    }
    guard let nearest = known.min(by: { ($0.1.distance, $0.0.name) < ($1.1.distance, $1.0.name) })
    else { return }
    tuning.advice = .noneMeets(nearest: nearest.0, violation: nearest.1.words)
  }

  /// Compares a candidate with the default by the procedure of `compare`.
  private mutating func isBetter(_ candidate: TuningPoint) throws -> Bool {
    let isFirst = tuning.candidate == nil
    let left = plan.timeLimit * 0.95 - player.seconds
    let affordable = Int(left / max(runSeconds, 0.001) / 4)
    let least = Double(4 * MetricComparison.minRounds) * runSeconds
    if isFirst, player.seconds + least > plan.timeLimit + Self.maxOverrun {
      tuning.unconfirmed = (candidate, player.seconds + least)
      return false
    }
    guard isFirst || affordable >= MetricComparison.minRounds else { return false }
    let count = min(20, max(MetricComparison.minRounds, affordable))
    update(candidate) { $0.stage = .confirmed }
    tuning.candidate = candidate
    tuning.confirmationRounds = count
    tuning.confirmation = try batch(candidate, 1, count)
    guard tuning.confirmation.first?.verdict == .improvement else { return false }
    let second = try batch(candidate, 2, count)
    tuning.confirmation = MetricComparison.confirmed(tuning.confirmation, by: second)
    tuning.confirmationRounds = 2 * count
    return tuning.confirmation.first?.verdict == .improvement
      && !tuning.confirmation.contains { $0.verdict == .regression }
  }

  private mutating func batch(_ candidate: TuningPoint, _ number: Int, _ count: Int) throws
    -> [MetricComparison]
  {
    var taken = PlayedRounds()
    for round in 0..<count {
      let sides = [TuningPoint.default, candidate].shuffled(using: &random)
      var played: [TuningPoint: RunMeasurements] = [:]
      for side in sides {
        played[side] = try player.measure(side, "\(candidate.name) batch-\(number) \(round)")
      }
      guard let base = played[.default], let head = played[candidate] else { continue }
      taken.add(base: base, head: head)
      progress(tuning)
    }
    let standard = taken.metrics(
      contentChanges: evidence.work[.default]?.contentChanges ?? [],
      by: .unitMinimum,
      margins: [:]
    )
    let own = evidence.comparison(candidate, base: taken.base, head: taken.head)
    return (own.map { [$0] } ?? []) + standard.filter { $0.metric.name != own?.metric.name }
  }

  // MARK: Playing

  /// Finds out what a point does, exactly.
  @discardableResult
  private mutating func look(at point: TuningPoint) throws -> PointWork {
    if let known = evidence.work[point] { return known }
    let found = try player.work(point)
    evidence.work[point] = found
    tuning.points.append(TunedPoint(point))
    update(point) {
      $0.blankArea = found.blankArea
      $0.counts = found.counts
    }
    return found
  }

  /// Plays points in turns, so often or until a part of the time is over; twice at least.
  private mutating func play(
    _ points: [TuningPoint],
    times: Int,
    until share: Double,
    _ name: String
  ) throws {
    for round in 0..<times {
      if round >= Self.minScreeningRounds, player.seconds > searchSeconds * share { break }
      for point in points.shuffled(using: &random) {
        // Where single points take that long, the others are left out.
        if round > 0, player.seconds > plan.timeLimit { return }
        let taken = try player.measure(point, "\(name) \(round)")
        evidence.add(taken, of: point, in: "\(name) \(round)")
        refresh(point)
        progress(tuning)
      }
    }
  }

  /// Takes over what the rounds say of a point.
  private mutating func refresh(_ point: TuningPoint) {
    let evidence = evidence
    update(point) {
      let comparison = evidence.comparison(point)
      $0.rounds = evidence.rounds(point).count
      $0.objective = comparison?.head
      $0.ratio = comparison?.ratio
      $0.noise = evidence.noise(point)
      $0.frameMeanNs = evidence.frameMeanNs(point)
      $0.firstDisplayNs = evidence.minima(point).first.map(Double.init)
      $0.peakResidentBytes = evidence.peakResidentBytes(point)
      $0.violation = evidence.violation(point)?.words
    }
  }

  private mutating func update(_ point: TuningPoint, _ change: (inout TunedPoint) -> Void) {
    guard let number = tuning.points.firstIndex(where: { $0.point == point }) else { return }
    change(&tuning.points[number])
  }
}

extension RunMeasurements {
  /// The duration of all frames, in seconds.
  fileprivate var seconds: Double { Double(frameNs.reduce(0, +)) / 1e9 }
}
