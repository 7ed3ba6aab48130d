import ListSchema

extension Advice.Rule {
  /// The app's function that provides and configures cells takes a large part of the frames.
  public static let providedViews = Advice.Rule("providedViews", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks from a quarter of all frame time on, or a twentieth where frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let all = group.intervals.first { $0.name == IntervalName.provideView }?.durations.sum ?? 0
    return group.suspects.providedViews.compactMap { provider, type, tally in
      guard let loss = group.loss(tally), group.matters(loss) else { return nil }
      let path = stacks?.hotPaths.first {
        $0.interval == IntervalName.provideView && $0.contentType == type && $0.function != nil
          && $0.share >= 0.5
      }
      let (name, each) = (camelCase(provider), tally.ns / max(1, tally.count))
      return AdviceFinding(
        sentence: "\(name) of \(type ?? "views that the app did not give") takes "
          + "\(Readable.share(loss.shareOfFrameTime)) of the frames' time: "
          + "\(Readable.number(tally.count)) calls, \(Readable.time(each)) each"
          + (stacks == nil && each >= slowCellNs
            ? ", so probably something is searched, formatted, decoded or made for each\(stacksTellMore)"
            : "")
          + (path.map { "; \(Readable.percent($0.share)) of it is in \($0.calls)" } ?? ""),
        figures: ["calls": Double(tally.count)],
        subject: FindingSubject(type: type, function: path?.function),
        loss: loss,
        fix: path?.fix(group)
          ?? "cell.label.text = row.title  // set what differs; format, decode and add subviews before",
        costs: [
          FindingCost(
            intervals: [IntervalName.provideView],
            share: (all > 0 ? Double(tally.ns) / Double(all) : 1) * (path?.share ?? 1)
          )
        ]
      )
    }
  }

  /// Setting texts and colours takes a tenth of that.
  private static let slowCellNs: Int64 = 100_000

  /// Turns `cell_for_row_at` into the name of the function.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
