/// Advice on what to look at first: one sentence with its evidence.
///
/// Made by explicit rules, one function each; none speaks when nothing is wrong.
public struct Advice: Hashable, Sendable {
  /// The rules, in the order of importance.
  public enum Rule: String, Sendable, CaseIterable {
    /// Most late frames have the same cause.
    case lateFrames
    /// Rows are replaced by equal ones with other identifiers.
    case unstableIdentifiers
    /// Rows say that they changed when they did not.
    case neverEqual
    /// Formatters, attributed strings or regular expressions are made for every row.
    case expensiveObjects
    /// Images are decoded in frames.
    case imageDecoding
    /// Files are read in frames.
    case fileReading
    /// Locks are taken in frames that others hold.
    case locks
    /// Rows are measured again to the size that they had.
    case measuredAgain
    /// Views are made instead of reused.
    case viewsMade
    /// The whole content is described for a few rows.
    case wholeContent
    /// The content is described more than once in a frame.
    case repeatedConfigure
    /// The content is described in a callback of scrolling.
    case scrollConfigure
    /// A list inside of a row shows all its rows.
    case wholeList
    /// Callbacks of the app take more time than the list, or nearly as much.
    case callbacks
    /// The thread waits in frames.
    case waiting
    /// The list scrolls by itself again and again.
    case autoScrollLoop
    /// The content's size follows from its own result.
    case unsettledSize
    /// Rows of a section have the same identifier.
    case duplicateIdentifiers
    /// There are about as many sections as items.
    case manySections
    /// Large updates are animated.
    case animatedUpdate
    /// Rows allocate much memory.
    case allocations
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
    /// A section that scrolls sideways has changed its length with what it has shown.
    case sidewaysEstimates
    /// Content of elements says that it is not equivalent to itself, or is not compared.
    case neverEquivalent
    /// Rows get another environment in many updates.
    case environments
    /// Views of elements in rows on screen are made anew.
    case rebuiltViews
    /// Elements are measured twice, because of proposals that differ by rounding.
    case roundedProposals
    /// Most rows have a `GeometryReader`, and build what is in it more than once.
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
  /// The subject of the advice.
  public var subject = FindingSubject()
  /// The time that it takes from frames; nil where the trace does not tell.
  public var loss: FindingLoss?
  /// A fix, as a line of code; nil where the sentence says all.
  public var fix: String?
  /// The intervals whose time would go away with it; empty where none are known.
  public var costs: [FindingCost]

  /// The number of advices in a brief report.
  public static let briefCount = 5
  /// No reader looks at more of one rule.
  private static let maxOfRule = 3

  /// Returns the advice of all rules for a summary, the most important first.
  static func all(
    for summary: RunGroup,
    _ stacks: StackSummary? = nil,
    _ sites: AllocationSites? = nil
  ) -> [Advice] {
    let found = Rule.allCases.flatMap { rule in
      rule.findings(summary, stacks, sites).prefix(maxOfRule).map { Advice(rule, $0) }
    }
    return found.filter { !$0.isSaid(by: found) }.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  private init(_ rule: Rule, _ finding: AdviceFinding) {
    self.rule = rule
    sentence = finding.sentence
    figures = finding.figures.merging(finding.loss?.figures ?? [:]) { own, _ in own }
    subject = finding.subject
    loss = finding.loss
    (fix, costs) = (finding.fix, finding.costs)
  }

  /// The order in reports: late frames come first, then what loses most time.
  private var order: Int64 {
    if rule == .lateFrames { return .min }
    // What may be little stands behind all that is known.
    return loss.map { $0.isAtMost ? 1 : -$0.frameNs } ?? 1
  }

  /// Returns whether another rule says the same of the same rows, with a reason.
  private func isSaid(by found: [Advice]) -> Bool {
    let better = rule.betterRules
    return found.contains { other in
      guard better.contains(other.rule) else { return false }
      return subject.type == nil || other.subject.type == nil
        || subject.type == other.subject.type
    }
  }
}

extension Advice.Rule {
  /// The rules that say why, where this one only says that.
  fileprivate var betterRules: Set<Advice.Rule> {
    switch self {
    case .configure: [.wholeContent, .repeatedConfigure, .scrollConfigure]
    case .cacheMisses: [.measuredAgain, .unstableIdentifiers]
    case .neverEquivalent, .measuredAgain: [.neverEqual]
    case .waiting: [.fileReading, .locks]
    case .allocations: [.expensiveObjects]
    default: []
    }
  }
}
