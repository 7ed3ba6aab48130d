/// Advice on what to look at first: one sentence with its evidence.
///
/// Made by explicit rules, one file each; none speaks when nothing is wrong.
public struct Advice: Hashable, Sendable {
  /// The rule that speaks.
  public let rule: Rule
  /// The sentence, with the numbers that it follows from.
  public let sentence: String
  /// The numbers that the sentence follows from, by their names.
  ///
  /// Names ending in `Ns` are of nanoseconds.
  public let figures: [String: Double]
  /// The subject of the advice.
  public var subject = FindingSubject()
  /// The time that it takes from frames; nil where the trace does not tell.
  public var loss: FindingLoss?
  /// A fix, as a line of code; nil where the sentence says all.
  public var fix: String?
  /// The intervals whose time would go away with it; empty where none are known.
  public var costs: [FindingCost]
  /// True for work that every list has to do once for each row, and that takes no longer than usual: no mistake.
  public var isOrdinary = false

  /// The number of advices in a brief report.
  public static let briefCount = 5
  /// No reader looks at more of one rule.
  private static let maxOfRule = 3
  /// Each is another function.
  private static let maxPaths = 6

  /// Returns the advice of all rules for a summary, the most important first.
  static func all(
    for summary: RunGroup,
    _ stacks: StackSummary? = nil,
    _ sites: AllocationSites? = nil
  ) -> [Advice] {
    let evidence = Evidence(group: summary, stacks: stacks, sites: sites)
    let found = Rule.allCases.flatMap { rule in
      rule.findings(evidence).prefix(rule == .heaviestPath ? maxPaths : maxOfRule)
        .map { Advice(rule, $0, summary, stacks) }
    }
    return found.filter { !$0.isSaid(by: found) }.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  /// Takes a finding, with the types that the app's author knows.
  private init(_ rule: Rule, _ finding: AdviceFinding, _ group: RunGroup, _ stacks: StackSummary?) {
    self.rule = rule
    sentence = group.withAppTypes(finding.sentence, finding.subject.type)
    figures = finding.figures.merging(finding.loss?.figures ?? [:]) { own, _ in own }
    subject = finding.subject
    subject.type = group.appType(finding.subject.type)
    subject.callers = stacks?.callers.callers(of: finding.subject.function) ?? []
    loss = finding.loss
    (fix, costs) = (finding.fix, finding.costs)
    isOrdinary = finding.isOrdinary
  }

  /// The order in reports: late frames come first, then what loses most time.
  private var order: Double {
    if rule == .lateFrames { return -.infinity }
    // What may be little stands behind all that is known.
    return loss.map { $0.isAtMost ? 1 : -Double($0.frameNs) * weight } ?? 1
  }

  /// The importance of what it loses: a reason says more than a place, and that more than ordinary work.
  public var weight: Double {
    (rule.isReason ? 4 : 1) * (subject.function?.line == nil ? 1 : 1.5) * (isOrdinary ? 0.25 : 1)
  }

  /// Returns whether another rule says the same of the same rows, with a reason.
  private func isSaid(by found: [Advice]) -> Bool {
    if rule == .heaviestPath, let name = subject.function?.name {
      // A rule that says why it takes long has named the function.
      let others: [Rule] = [
        .wholeContent, .configure, .growth, .callbacks, .allAttributes, .providedViews,
      ]
      if found.contains(where: { others.contains($0.rule) && $0.subject.function?.name == name }) {
        return true
      }
    }
    return found.contains { other in
      guard rule.betterRules.contains(other.rule) else { return false }
      return subject.type == nil || other.subject.type == nil
        || subject.type == other.subject.type
    }
  }
}
