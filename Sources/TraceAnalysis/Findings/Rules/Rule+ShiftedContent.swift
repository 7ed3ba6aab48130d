import ListSchema

extension Advice.Rule {
  /// Rows are identified by their places.
  public static let shiftedContent = Advice.Rule("shiftedContent", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least half of the updated rows that were looked at, in two updates or more, store what a
  /// row near them stored before.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    checked(group, "shifted_content", least: 0.5, stacks, costs: updating) { type, check in
      AdviceFinding(
        sentence:
          "rows of type \(type) are identified by their places: of \(Readable.number(check.looked)) updated "
          + "rows \(Readable.number(check.found)) store what a row before or after them stored"
          + example(check, " is the identifier of one")
          + ", so a row that is inserted or removed changes all rows behind it",
        figures: ["shifted": Double(check.found), "looked": Double(check.looked)],
        fix:
          "var identifierValue: some Hashable { model.id }  // the model's own, not the row's place"
      )
    }
  }
}
