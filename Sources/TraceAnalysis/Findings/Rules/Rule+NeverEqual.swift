extension Advice.Rule {
  /// Rows say that they changed when they did not.
  public static let neverEqual = Advice.Rule("neverEqual", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least four fifths of the updated rows that were looked at, in two updates or more,
  /// store what they stored before.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    checked(group, "equal_update", least: 0.8, stacks, costs: updating) { type, check in
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
}
