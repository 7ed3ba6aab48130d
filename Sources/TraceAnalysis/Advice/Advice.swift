/// What a reader should look at first, in one sentence with its evidence.
///
/// Made by explicit rules, one function each; none speaks when nothing is wrong.
public struct Advice: Hashable, Sendable {
  /// The rules, in the order of importance.
  public enum Rule: String, Sendable, CaseIterable {
    /// Most late frames have the same cause.
    case lateFrames
    /// The list costs more the deeper the user has scrolled.
    case depth
    /// Sizes of a content type are measured again and again.
    case cacheMisses
    /// A cost grows faster than the number of items.
    case growth
    /// Describing the content takes a large part of the frames.
    case configure
    /// Estimated sizes in a compositional layout are far from the measured ones.
    case estimates
    /// Sections are described differently in every update.
    case templates
    /// A section that scrolls sideways has a height that follows what it has shown.
    case sidewaysEstimates
    /// Content of elements says that it is not equivalent to itself, or is not compared.
    case neverEquivalent
    /// Rows get another environment in many updates.
    case environments
    /// Views of elements in rows on screen are made anew.
    case rebuiltViews
    /// Elements are measured twice, because of proposals that differ by rounding.
    case roundedProposals
    /// Most rows have a `GeometryReader`.
    case geometryReaders
    /// The user has seen nothing where content should have been.
    case blankArea
    /// Nothing was drawn although content moved.
    case idleGaps
  }

  /// The rule that speaks.
  public let rule: Rule
  /// The sentence, with the numbers that it follows from.
  public let sentence: String
  /// The numbers that the sentence follows from, by their names.
  ///
  /// Names ending in `Ns` are of nanoseconds.
  public let figures: [String: Double]
  /// What it is about.
  public var subject = FindingSubject()
  /// How much it takes from frames; nil where the trace does not tell.
  public var loss: FindingLoss?
  /// How to fix it, as a line of code; nil where the sentence says all.
  public var fix: String?
  /// The intervals whose time would go away with it; nil where none are known.
  public var cost: FindingCost?

  /// No reader looks at more.
  static let maxCount = 5

  /// What all rules say about a summary, the most important first.
  static func all(for summary: RunGroup) -> [Advice] {
    let found = Rule.allCases.compactMap { rule in
      rule.finding(summary).map { finding in
        Advice(
          rule: rule,
          sentence: finding.sentence,
          figures: finding.figures,
          subject: finding.subject,
          loss: finding.loss,
          fix: finding.fix,
          cost: finding.cost
        )
      }
    }
    return Array(found.prefix(maxCount))
  }
}
