extension Advice {
  /// A rule, which looks for one mistake, and says nothing where that was not made.
  public struct Rule: Hashable, Sendable {
    /// The name in documents.
    public let rawValue: String
    /// The section of a report that shows what the rule speaks of.
    public let section: String
    /// The rules that say why, where this one only says that.
    let betterRules: [Rule]
    /// Returns the findings, the most important first; empty where there are none.
    let findings: @Sendable (Evidence) -> [AdviceFinding]

    /// States a rule.
    ///
    /// - Parameters:
    ///   - rawValue: the name in documents.
    ///   - section: the section of a report that shows what it speaks of.
    ///   - better: the rules that say why, where this one only says that.
    ///   - findings: returns the findings, the most important first.
    init(
      _ rawValue: String,
      section: String,
      unless better: [Rule] = [],
      _ findings: @escaping @Sendable (Evidence) -> [AdviceFinding]
    ) {
      (self.rawValue, self.section, betterRules) = (rawValue, section, better)
      self.findings = findings
    }

    /// States a rule with one finding at most.
    init(
      _ rawValue: String,
      section: String,
      unless better: [Rule] = [],
      _ finding: @escaping @Sendable (Evidence) -> AdviceFinding?
    ) {
      self.init(rawValue, section: section, unless: better) { finding($0).map { [$0] } ?? [] }
    }

    /// Returns whether two rules have the same name.
    public static func == (left: Rule, right: Rule) -> Bool { left.rawValue == right.rawValue }

    /// Adds the name to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}

extension Advice.Rule: CustomStringConvertible {
  /// The name in documents.
  public var description: String { rawValue }
}

/// All that a rule may look at.
struct Evidence {
  /// The runs.
  let group: RunGroup
  /// Samples of time; nil without any.
  let stacks: StackSummary?
  /// Samples of allocations; nil without any.
  let sites: AllocationSites?
}

/// A finding of a rule, with its figures.
struct AdviceFinding {
  var sentence: String
  var figures: [String: Double]
  var subject = FindingSubject()
  var loss: FindingLoss?
  var fix: String?
  var costs: [FindingCost] = []
  /// True for work that every list has to do once for each row, and that takes no longer than usual.
  var isOrdinary = false
}
