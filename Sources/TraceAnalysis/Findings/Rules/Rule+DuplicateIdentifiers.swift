extension Advice.Rule {
  /// Rows of a section have the same identifier.
  public static let duplicateIdentifiers = Advice.Rule("duplicateIdentifiers", section: "updates") {
    find($0.group)
  }

  /// Speaks with any two rows of a section that have the same identifier.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
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
}
