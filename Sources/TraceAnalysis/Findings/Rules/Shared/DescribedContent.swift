import ListSchema

// Rules about when and how much content is described.
extension Advice.Rule {
  /// The fix for a sort in the description of the content.
  static let describedOnce =
    "store.sorted = store.all.sorted()  // when the data changes, not in every configure"

  /// The fix for a search among all items for each of them.
  static let foundByIdentifier =
    "let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })  // not a search for each row"

  /// Items that are made when they are needed; without a type where rows have several.
  static func lazyItems(_ type: String?) -> String {
    let name = type.flatMap { $0.contains("<") ? nil : $0 }
    let row = name.map { "\($0)(model: $0)" } ?? "row(for: $0)"
    return
      "section.setLazyItems(models, id: \\.id) { \(row) }  // rows are made when they are needed"
  }

  /// The function that has it described: `, by Screen.timerFired() (Screen.swift:54)`; empty where it is not known.
  static func by(_ function: SourceFunction?) -> String {
    function.map { ", by \($0.label)" } ?? ""
  }

  /// The finding of descriptions of the content; empty where they took little of frames.
  static func describing(
    _ group: RunGroup,
    _ tally: SuspectTally,
    _ subject: FindingSubject = FindingSubject(),
    withUpdates: Bool = false,
    _ sentence: (FindingLoss) -> String,
    fix: () -> String
  ) -> [AdviceFinding] {
    guard let loss = group.loss(tally), group.matters(loss) else { return [] }
    let all =
      group.intervals.first { $0.name == IntervalName.configure }?.durations.sum ?? tally.ns
    return [
      AdviceFinding(
        sentence: sentence(loss),
        figures: ["calls": Double(tally.count), "frames": Double(tally.frames)],
        subject: subject,
        loss: loss,
        fix: fix(),
        costs: [
          FindingCost(
            intervals: [IntervalName.configure]
              + (withUpdates ? [IntervalName.update, IntervalName.setContent] : []),
            share: all > 0 ? Double(tally.ns) / Double(all) : 1,
            frames: withUpdates ? .updates : .all
          )
        ]
      )
    ]
  }
}
