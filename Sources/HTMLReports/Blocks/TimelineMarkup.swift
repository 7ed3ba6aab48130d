import Reports
import TraceAnalysis

/// The intervals during something as boxes: from left to right in time, from top to bottom inside
/// each other.
struct TimelineMarkup {
  private let timeline: TimeBoxes

  private static let ticks = 6

  init(_ timeline: TimeBoxes) {
    self.timeline = timeline
  }

  /// The drawing with its words.
  var pieces: [Markup] {
    [
      .element("h4", [:], "In the order of time"),
      .element(
        "div",
        [
          "class": "wide", "tabindex": "0", "role": "group",
          "aria-label": "Boxes of \(timeline.title)",
        ],
        [
          .element(
            "div",
            ["class": timeline.mark == nil ? "time" : "time limited"],
            [boxes] + mark + [ticks]
          )
        ]
      ),
    ] + notes
  }

  private var boxes: Markup {
    .element(
      "ol",
      [
        "role": "list", "style": "height:calc(\(timeline.rows)*var(--row))",
        "aria-label": "Intervals in \(timeline.title), in the order of time",
      ],
      timeline.boxes.map(box)
    )
  }

  private func box(_ box: TimeBoxes.Box) -> Markup {
    let share = Double(box.lengthNs) / Double(timeline.durationNs)
    let kinds = [
      BoxColour.kind(box.colour), share < BoxColour.minNamedShare ? "narrow" : nil,
    ].compactMap { $0 }
    let colour = BoxColour.style(box.colour).map { ";" + $0 } ?? ""
    return .element(
      "li",
      [
        "class": kinds.isEmpty ? nil : kinds.joined(separator: " "),
        "style": "left:\(percent(box.startNs));width:\(percent(box.lengthNs));--at:\(box.row)"
          + colour,
        "title": box.details,
      ],
      box.label
    )
  }

  private func percent(_ time: Int64) -> String {
    let share = Double(time) / Double(timeline.durationNs)
    return "\((share * 10_000).rounded() / 100)%"
  }

  // MARK: Time

  private var mark: [Markup] {
    guard let mark = timeline.mark else { return [] }
    let isAtEnd = Double(mark.atNs) > 0.7 * Double(timeline.durationNs)
    return [
      .element(
        "p",
        [
          "class": isAtEnd ? "deadline at-end" : "deadline",
          "style": "left:\(percent(mark.atNs))",
        ],
        [.element("span", [:], mark.words)]
      )
    ]
  }

  /// The axis, which says nothing that the boxes do not say.
  private var ticks: Markup {
    let milliseconds = Double(timeline.durationNs) / 1e6
    let axis = ChartAxis("milliseconds", 0...milliseconds)
    return .element(
      "div",
      ["class": "ticks", "aria-hidden": "true"],
      axis.ticks(Self.ticks).filter { $0 < 0.97 * milliseconds }.map { tick in
        let time = Int64((tick * 1e6).rounded())
        return .element(
          "span",
          ["style": "left:\(percent(time))"],
          time == 0 ? "0" : Readable.time(time)
        )
      }
    )
  }

  private var notes: [Markup] {
    let notes = timeline.notes
    return notes.isEmpty ? [] : [.element("p", ["class": "note"], notes.joined(separator: " "))]
  }
}
