import TraceAnalysis

/// What happened during an interval as boxes: from left to right in time, from top to bottom inside
/// each other.
struct TimeOrderView {
  private let order: TimeOrder
  private let title: String
  private let deadlineNs: Int64?

  /// Prepares the drawing.
  ///
  /// - Parameters:
  ///   - order: what happened.
  ///   - title: what it happened in, such as `frame 7`.
  ///   - deadlineNs: when the budget was used up, in nanoseconds since the begin; nil where it was
  ///     not, or there is none.
  init(_ order: TimeOrder, of title: String, deadlineNs: Int64? = nil) {
    self.order = order
    self.title = title
    self.deadlineNs = deadlineNs.flatMap { $0 > 0 && $0 < order.durationNs ? $0 : nil }
  }

  /// The drawing with its words; empty where nothing happened inside.
  var markup: [Markup] {
    guard order.boxes.count > 1, order.durationNs > 0 else { return [] }
    return [
      .element("h4", [:], "In the order of time"),
      .element(
        "div",
        ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Boxes of \(title)"],
        [
          .element(
            "div",
            ["class": deadlineNs == nil ? "time" : "time limited"],
            [boxes] + deadline + [ticks]
          )
        ]
      ),
    ] + notes
  }

  private var boxes: Markup {
    .element(
      "ol",
      [
        "role": "list", "style": "height:calc(\(order.rows)*var(--row))",
        "aria-label": "What happened in \(title), in the order of time",
      ],
      order.boxes.map(box)
    )
  }

  private func box(_ box: TimeOrder.Box) -> Markup {
    .element(
      "li",
      [
        "class": kind(box),
        "style": "left:\(percent(box.startNs));width:\(percent(box.lengthNs));--at:\(box.row)",
        "title": details(box),
      ],
      label(box)
    )
  }

  /// The colour, and whether there is room for words.
  private func kind(_ box: TimeOrder.Box) -> String {
    let share = Double(box.lengthNs) / Double(order.durationNs)
    let colour = box.names.count == 1 ? PartColour.name(of: box.names[0]) : "part-other"
    return share < BreakdownView.smallestNamed ? colour + " narrow" : colour
  }

  /// Short, as boxes are narrow: `measure ×3 1.23 ms`.
  private func label(_ box: TimeOrder.Box) -> String {
    let names = box.names.prefix(2).joined(separator: ", ") + (box.names.count > 2 ? ", …" : "")
    let times = box.count > 1 ? " ×\(box.count)" : ""
    return "\(names)\(times) \(Readable.time(box.totalNs))"
  }

  /// What the label has no room for.
  private func details(_ box: TimeOrder.Box) -> String {
    let names = box.names.prefix(8).joined(separator: ", ") + (box.names.count > 8 ? ", …" : "")
    return [
      box.count > 1
        ? "\(box.count) short ones of \(names): \(Readable.time(box.totalNs)) in "
          + Readable.time(box.lengthNs)
        : "\(names): \(Readable.time(box.totalNs))",
      "from \(Readable.time(box.startNs)) on",
      box.goesOn ? "goes on after the end of \(title)" : nil,
      box.list > 0 ? "list \(box.list)" : nil, box.contentType,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func percent(_ time: Int64) -> String {
    let share = Double(time) / Double(order.durationNs)
    return "\((share * 10_000).rounded() / 100)%"
  }

  // MARK: Time

  private var deadline: [Markup] {
    guard let deadlineNs else { return [] }
    let isAtEnd = Double(deadlineNs) > 0.7 * Double(order.durationNs)
    return [
      .element(
        "p",
        [
          "class": isAtEnd ? "deadline at-end" : "deadline",
          "style": "left:\(percent(deadlineNs))",
        ],
        [.element("span", [:], "budget used up at \(Readable.time(deadlineNs))")]
      )
    ]
  }

  /// The axis, which says nothing that the boxes do not say.
  private var ticks: Markup {
    let milliseconds = Double(order.durationNs) / 1e6
    let axis = ChartAxis("milliseconds", 0...milliseconds)
    return .element(
      "div",
      ["class": "ticks", "aria-hidden": "true"],
      axis.ticks(6).filter { $0 < 0.97 * milliseconds }.map { tick in
        let time = Int64(clamping: tick * 1e6)
        return .element(
          "span",
          ["style": "left:\(percent(time))"],
          time == 0 ? "0" : Readable.time(time)
        )
      }
    )
  }

  private var notes: [Markup] {
    let notes = [
      order.lanes > 1
        ? "Intervals that cross others stand below these, in rows of their own." : nil,
      order.hidden > 0
        ? "\(Readable.count(order.hidden, "interval")) too short or too deep to be drawn." : nil,
    ].compactMap { $0 }
    return notes.isEmpty ? [] : [.element("p", ["class": "note"], notes.joined(separator: " "))]
  }
}
