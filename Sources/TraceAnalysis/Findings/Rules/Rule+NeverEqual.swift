import ListSchema

extension Advice.Rule {
  /// Rows say that they changed when they did not.
  public static let neverEqual = Advice.Rule("neverEqual", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least four fifths of the updated rows that were looked at, in two updates or more,
  /// store what they stored before.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
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
        intervals: [IntervalName.measure],
        type: check.type,
        reasons: ["changed"],
        share: share
      ),
      FindingCost(
        intervals: [IntervalName.apply],
        type: check.type,
        reasons: ["was_updated"],
        share: share,
        frames: .updates
      ),
      FindingCost(
        intervals: [IntervalName.elementViews],
        type: check.type,
        reasons: HostUpdates.Cause.ofContent.map(\.rawValue),
        share: share
      ),
      FindingCost(
        intervals: [IntervalName.elementLayout],
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
        intervals: [IntervalName.layout],
        share: part(of: all),
        time: .own,
        frames: .updates
      ),
    ]
  }
}
