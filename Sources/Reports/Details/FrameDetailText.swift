public import TraceAnalysis

/// One frame as a tree: every interval with its time and what it counted.
public struct FrameDetailText: Sendable {
  private let detail: FrameDetail
  private let style: TextStyle

  /// The maximum number of intervals of a name in a row that are shown one by one; more are added
  /// up.
  private static let maxAlike = 3

  /// Prepares the text of a frame.
  public init(_ detail: FrameDetail, style: TextStyle = .plain) {
    self.detail = detail
    self.style = style
  }

  /// The text, ending in a line break.
  public func text() -> String {
    let root = detail.root
    var lines = [style.heading(title), "  " + IntervalText.place(root.placed)]
    if let frame = root.placed.frame { lines.append("  " + evaluation(frame)) }
    lines += nodes(root.inside, level: 0)
    lines.append(line("(in no interval)", root.placed.interval.selfNs, nil, level: 0, note: ""))
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let placed = detail.root.placed
    if detail.isUpdate {
      let reason = detail.reason.map { ", \($0.printable)" } ?? ""
      let time = Readable.time(placed.interval.durationNs)
      return "update \(placed.interval.update) of list \(placed.interval.list)  \(time)\(reason)"
    }
    let frame = detail.root.placed.frame?.frame
    let parts = [
      Readable.time(detail.root.placed.interval.durationNs)
        + Readable.times(frame?.slowdown ?? 1), frame?.phase?.printable,
      frame?.state?.printable, frame?.scrollOffset.map { "offset \(Readable.number($0))" },
      frame.flatMap { $0.stage == .measured ? nil : $0.stage.words },
    ].compactMap { $0 }
    return "frame \(frame?.number.map(String.init) ?? "?")  " + parts.joined(separator: ", ")
  }

  private func evaluation(_ evaluated: EvaluatedFrame) -> String {
    let overrun = evaluated.frame.timing.overrunNs
    guard let cause = evaluated.cause else {
      return
        "in time\(evaluated.frame.slowdown == 1 ? "" : " with costs\(factor(evaluated))"), with \(Readable.time(-overrun)) to spare of \(Readable.time(evaluated.budget.budgetNs))"
    }
    let costs = evaluated.frame.slowdown == 1 ? "" : "with costs\(factor(evaluated)) "
    return costs + "late by \(Readable.time(overrun)) of a budget of "
      + "\(Readable.time(evaluated.budget.budgetNs)), because of \(cause.name.printable) "
      + "(\(Readable.share(cause.share)))"
  }

  /// The factor that the frame's costs are multiplied by before they are held against the budget.
  private func factor(_ evaluated: EvaluatedFrame) -> String {
    Readable.times(evaluated.frame.slowdown)
  }

  private func nodes(_ nodes: [FrameDetail.Node], level: Int) -> [String] {
    var lines: [String] = []
    var rest = nodes[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.placed.interval.name == first.placed.interval.name }
      if alike.count > Self.maxAlike {
        lines.append(sum(Array(alike), level: level))
        rest = rest.dropFirst(alike.count)
      } else {
        lines.append(line(of: first, level: level))
        lines += self.nodes(first.inside, level: level + 1)
        rest = rest.dropFirst()
      }
    }
    return lines
  }

  private func line(of node: FrameDetail.Node, level: Int) -> String {
    let interval = node.placed.interval
    return line(
      interval.name.printable,
      interval.durationNs,
      node.inside.isEmpty ? nil : interval.selfNs,
      level: level,
      note: IntervalText.fields(node.placed)
    )
  }

  private func sum(_ nodes: [FrameDetail.Node], level: Int) -> String {
    let durations = nodes.map(\.placed.interval.durationNs)
    let total = durations.saturatingSum()
    return line(
      "\(nodes[0].placed.interval.name.printable) ×\(nodes.count)",
      total,
      nil,
      level: level,
      note: "the longest \(Readable.time(durations.max()))"
    )
  }

  private func line(
    _ name: String,
    _ durationNs: Int64,
    _ selfNs: Int64?,
    level: Int,
    note: String
  ) -> String {
    let label = String(repeating: "  ", count: min(level, 12)) + name
    let own = selfNs.map { "  (self \(Readable.time($0)))" } ?? ""
    let time = TextTable.padded(label, 30) + "  " + TextTable.padded(Readable.time(durationNs), 8)
    return TextTable.trimmed("    " + time + own + "  " + note)
  }
}
