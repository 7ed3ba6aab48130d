// Mistakes in when and how much content is described.
extension Advice.Rule {
  /// Speaks when a content of 500 or more items was described for next to no changes of presented rows,
  /// five times or more.
  func wholeContent(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let tally = group.suspects.total(.smallChange)
    guard tally.count >= 5 else { return [] }
    let line = stacks?.lines.first {
      $0.interval == KnownInterval.configure && $0.function.line != nil
    }
    let subject = FindingSubject(type: group.rows.mainType, function: line?.function)
    let rows = subject.type.map { ", mostly of type \($0)" } ?? ""
    let place = subject.function.map { ", mostly in \($0.label)" } ?? ""
    return describing(group, tally, subject) { loss in
      "the whole content is described for a few rows\(rows)\(place): \(Readable.number(tally.count)) times about "
        + "\(Readable.number(tally.amount / max(1, tally.frames))) items, of which no more than 1 in 500 "
        + "changed where rows are presented: \(loss.words)"
        + (group.describesLazily ? Self.isLazyAlready : "")
    } fix: {
      group.describesLazily ? Self.describedOnce : Self.lazyItems(subject.type)
    }
  }

  /// The end of the sentence where rows are made when they are needed, and describing takes long nevertheless.
  static let isLazyAlready =
    "; its rows are made when they are needed, so what else runs in configure takes that time"
  /// The fix for that.
  static let describedOnce =
    "store.sorted = store.all.sorted()  // when the data changes, not in every configure"

  /// Speaks when a list was described more than once in five frames or more.
  func repeatedConfigure(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.repeatedConfigure)
    guard tally.frames >= 5 else { return [] }
    return describing(group, tally) { loss in
      "the content is described more than once in a frame: \(Readable.number(tally.count)) times in "
        + "\(Readable.count(tally.frames, "frame")) the result was replaced before it was shown: \(loss.words)"
    } fix: {
      "setNeedsUpdate()  // and call listView.configure once, in the update that follows"
    }
  }

  /// Speaks when a list was described by a callback of scrolling in five frames or more.
  func scrollConfigure(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.scrollConfigure)
    guard tally.frames >= 5 else { return [] }
    return describing(group, tally) { loss in
      "the content is described in a callback of scrolling, in \(Readable.count(tally.frames, "frame")): "
        + loss.words
    } fix: {
      "list.stateObserver.onDidScroll { _ in header.update() }  // views, not listView.configure"
    }
  }

  /// Items that are made when they are needed; without a type where rows have several.
  static func lazyItems(_ type: String?) -> String {
    let name = type.flatMap { $0.contains("<") ? nil : $0 }
    let row = name.map { "\($0)(model: $0)" } ?? "row(for: $0)"
    return
      "section.setLazyItems(models, id: \\.id) { \(row) }  // rows are made when they are needed"
  }

  private func describing(
    _ group: RunGroup,
    _ tally: SuspectTally,
    _ subject: FindingSubject = FindingSubject(),
    _ sentence: (FindingLoss) -> String,
    fix: () -> String
  ) -> [AdviceFinding] {
    guard let loss = group.loss(tally), group.matters(loss) else { return [] }
    let all =
      group.intervals.first { $0.name == KnownInterval.configure }?.durations.sum ?? tally.ns
    return [
      AdviceFinding(
        sentence: sentence(loss),
        figures: ["calls": Double(tally.count), "frames": Double(tally.frames)],
        subject: subject,
        loss: loss,
        fix: fix(),
        costs: [
          FindingCost(
            intervals: [KnownInterval.configure],
            share: all > 0 ? Double(tally.ns) / Double(all) : 1
          )
        ]
      )
    ]
  }

  /// Speaks when updates of a thousand or more sections, which have few items each, are a quarter of
  /// the time of frames, and frames are late.
  func manySections(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.manySections)
    guard tally.count > 0, let loss = group.loss(tally), group.hasTrouble,
      loss.shareOfFrameTime >= 0.25
    else { return [] }
    let sections = tally.amount / tally.count
    return [
      AdviceFinding(
        sentence:
          "updates present \(Readable.number(sections)) sections of one or two items each: every "
          + "section is compared and placed by itself: \(loss.words)",
        figures: ["sections": Double(sections)],
        loss: loss,
        fix: "Section(\"all\") { for day in days { DayRow(day); day.items } }  // headers as rows"
      )
    ]
  }
}
