// Rules about rows that a check looked at.
extension Advice.Rule {
  /// Fewer rows prove nothing.
  static let minLooked: Int64 = 8

  /// The part of the rows of a type that a check speaks of.
  struct CheckedRows {
    let type: String?
    let share: Double
  }

  /// Finds rows that a check says something of.
  ///
  /// - Parameters:
  ///   - group: the runs.
  ///   - finding: the finding of the check.
  ///   - least: the part of the rows that were looked at from which on it is said.
  ///   - stacks: samples, which say where rows are made.
  ///   - costs: the costs that would go away.
  ///   - make: makes the finding of a type.
  /// - Returns: the findings that are worth reporting, by type.
  static func checked(
    _ group: RunGroup,
    _ finding: String,
    least: Double,
    _ stacks: StackSummary?,
    costs: (CheckedRows, RunGroup) -> [FindingCost],
    _ make: (String, RowCheckTally) -> AdviceFinding
  ) -> [AdviceFinding] {
    group.suspects.checks(finding).compactMap { check in
      let tally = check.tally
      guard tally.updates >= 2, tally.looked >= Self.minLooked else { return nil }
      let share = Double(tally.found) / Double(tally.looked)
      let work = group.suspects.tally(.rowsInUpdates, type: check.type)
      guard share >= least, let loss = group.loss(work, share: share), group.matters(loss) else {
        return nil
      }
      var found = make(check.type ?? "?", tally)
      found.sentence += ": \(loss.words)"
      let isApps = AppHost(ofRow: check.type) == .list
      let maker = isApps ? stacks?.rowMakers.maker(of: check.type) : nil
      if found.subject.function == nil, let maker {
        found.sentence += "; the rows are made in \(maker.label)"
      }
      let function = found.subject.function ?? maker
      found.subject = Self.subject(check.type, tally)
      found.subject.function = function
      found.loss = loss
      found.costs = costs(CheckedRows(type: check.type, share: share), group)
      return found
    }
  }

  static func example(_ check: RowCheckTally, _ words: String) -> String {
    guard let identifier = check.identifier, !identifier.isEmpty else { return "" }
    return " ('\(identifier)'\(words))"
  }

  static func subject(_ type: String?, _ check: RowCheckTally) -> FindingSubject {
    FindingSubject(type: type, section: check.section, identifier: check.identifier)
  }
}
