// Mistakes in what rows say of who they are.
extension Advice.Rule {
  /// Fewer rows prove nothing.
  private static let minLooked: Int64 = 8

  /// Speaks when at least half of the replaced rows that were looked at, in two updates or more, are
  /// equal to the ones in their places.
  func unstableIdentifiers(_ group: RunGroup) -> [AdviceFinding] {
    checked(group, "equal_replacement", least: 0.5, costs: Self.replacing) { type, check in
      AdviceFinding(
        sentence:
          "rows of type \(type) get new identifiers: of \(Readable.number(check.looked)) rows "
          + "that were replaced by others, \(Readable.number(check.found)) came back equal but for it"
          + Self.example(check, " is the new identifier of one"),
        figures: ["equal": Double(check.found), "looked": Double(check.looked)],
        fix:
          "var identifierValue: some Hashable { model.id }  // stored with the model, never UUID()"
      )
    }
  }

  /// Speaks when at least four fifths of the updated rows that were looked at, in two updates or more,
  /// store what they stored before.
  func neverEqual(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    checked(group, "equal_update", least: 0.8, costs: Self.updating) { type, check in
      let function = stacks?.equivalence(of: type)
      let place = function.map { ", in isEquivalent\($0.place)" } ?? ""
      return AdviceFinding(
        sentence: "rows of type \(type) say that they changed when they did not\(place): of "
          + "\(Readable.number(check.looked)) updated rows \(Readable.number(check.found)) store the same "
          + "as before" + Self.example(check, " is one"),
        figures: ["equal": Double(check.found), "looked": Double(check.looked)],
        subject: FindingSubject(function: function),
        fix: "func isEquivalent(to other: Self) -> Bool { model == other.model }  // or Equatable"
      )
    }
  }

  /// Speaks with any two rows of a section that have the same identifier.
  func duplicateIdentifiers(_ group: RunGroup) -> [AdviceFinding] {
    group.suspects.checks("duplicate_identifier").map { check in
      let (type, tally) = (check.type ?? "?", check.tally)
      return AdviceFinding(
        sentence:
          "rows of one section have the same identifier: \(Readable.number(tally.found)) of "
          + "\(Readable.number(tally.looked)) rows of type \(type) that were looked at"
          + Self.example(tally, " is one that is there twice")
          + "; such rows are only distinguished by their order",
        figures: ["duplicates": Double(tally.found), "looked": Double(tally.looked)],
        subject: Self.subject(check.type, tally),
        fix: "var identifierValue: some Hashable { model.id }  // unique in its section"
      )
    }
  }

  /// The part of the rows of a type that a check speaks of.
  private struct CheckedRows {
    let type: String?
    let share: Double
  }

  /// Finds rows that a check says something of.
  ///
  /// - Parameters:
  ///   - group: the runs.
  ///   - finding: the finding of the check.
  ///   - least: the part of the rows that were looked at from which on it is said.
  ///   - costs: the costs that would go away.
  ///   - make: makes the finding of a type.
  /// - Returns: the findings that are worth reporting, by type.
  private func checked(
    _ group: RunGroup,
    _ finding: String,
    least: Double,
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
      let function = found.subject.function
      found.subject = Self.subject(check.type, tally)
      found.subject.function = function
      found.loss = loss
      found.costs = costs(CheckedRows(type: check.type, share: share), group)
      return found
    }
  }

  /// Returns the cost of rows that are replaced: all work for their type in updates, and the
  /// search for them, which other rows do not need.
  private static func replacing(_ check: CheckedRows, _ group: RunGroup) -> [FindingCost] {
    let rows = [
      KnownInterval.measure, KnownInterval.apply, KnownInterval.elementLayout,
      KnownInterval.elementViews,
    ]
    return [
      FindingCost(intervals: rows, type: check.type, share: check.share, frames: .updates),
      FindingCost(intervals: ["index"], share: check.share, frames: .updates),
    ]
  }

  /// Returns the cost of rows that say they changed: they are measured and applied for it,
  /// and placed and laid out again.
  private static func updating(_ check: CheckedRows, _ group: RunGroup) -> [FindingCost] {
    let share = check.share
    let views = group.suspects.tally(.viewsInUpdates, type: check.type)
    let all = group.suspects.total(.viewsInUpdates).count
    // The part of what is laid out in updates that is laid out since these rows were given their content.
    func part(of count: Int64) -> Double { share * Double(views.amount) / Double(max(1, count)) }
    return [
      FindingCost(
        intervals: [KnownInterval.measure],
        type: check.type,
        reasons: ["changed"],
        share: share
      ),
      FindingCost(
        intervals: [KnownInterval.apply],
        type: check.type,
        reasons: ["was_updated"],
        share: share,
        frames: .updates
      ),
      FindingCost(
        intervals: [KnownInterval.elementViews],
        type: check.type,
        reasons: HostUpdates.Cause.ofContent.map(\.rawValue),
        share: share
      ),
      FindingCost(
        intervals: [KnownInterval.elementLayout],
        type: check.type,
        share: part(of: views.count),
        frames: .updates
      ),
      // Elements are built there, too, and nothing says for which row.
      FindingCost(
        intervals: ["view_layout"],
        share: part(of: all),
        time: .untyped,
        frames: .updates
      ),
      FindingCost(
        intervals: [KnownInterval.layout],
        share: part(of: all),
        time: .own,
        frames: .updates
      ),
    ]
  }

  private static func example(_ check: RowCheckTally, _ words: String) -> String {
    guard let identifier = check.identifier, !identifier.isEmpty else { return "" }
    return " ('\(identifier)'\(words))"
  }

  private static func subject(_ type: String?, _ check: RowCheckTally) -> FindingSubject {
    FindingSubject(type: type, section: check.section, identifier: check.identifier)
  }
}
