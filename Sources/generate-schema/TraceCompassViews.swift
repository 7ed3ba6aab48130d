import Foundation
import Signposts

/// Renders the views that draw the states.
struct TraceCompassViews {
  let schema: Schema
  let states: TraceCompassStates

  /// Every view, in the order in which they are rendered.
  var all: [Markup] {
    [
      lists,
      lines("frametimes", "frame time against the budget, ns", TraceCompassStates.Root.frameTimes),
      lines("layout", "sizes a layout pass", TraceCompassStates.Root.layoutPasses),
      lines("counters", "counters", TraceCompassStates.Root.counters),
    ]
  }

  /// Processes, their lists, and in each list a lane for every kind.
  private var lists: Markup {
    let lane = Markup(
      "entry",
      ["path": "*", "displayText": "true"],
      [Markup("display", ["type": "constant", "value": "1"]), Markup("name", ["type": "self"])]
        + overlaps
    )
    let list = Markup("entry", ["path": "*"], [Markup("name", ["type": "self"]), lane])
    return Markup(
      "timeGraphView",
      ["id": "\(schema.name).view.lists"],
      [head("lists")] + legend
        + [Markup("entry", ["path": "\(TraceCompassStates.Root.processes)/*"], [list])]
    )
  }

  /// Further rows of a lane, for intervals of one kind that overlap.
  private var overlaps: [Markup] {
    ["2", "3", "4"].map { place in
      Markup(
        "entry",
        ["path": place, "displayText": "true"],
        [Markup("display", ["type": "self"])]
      )
    }
  }

  private var legend: [Markup] {
    schema.intervals.enumerated().map { position, row in
      Markup(
        "definedValue",
        ["name": row.name, "value": row.name, "color": Self.colour(position)]
      )
    }
  }

  /// A colour that is far from those of the positions around it.
  ///
  /// The golden angle never comes back to a hue; see Vogel, Mathematical Biosciences 44 (1979).
  static func colour(_ position: Int) -> String {
    let hue = (Double(position) * 137.508).truncatingRemainder(dividingBy: 360) / 60
    let lightness = position.isMultiple(of: 2) ? 0.62 : 0.78
    let chroma = (1 - abs(2 * lightness - 1)) * 0.6
    let parts = [0.0, 4.0, 2.0].map { shift in
      let distance = abs((hue + shift).truncatingRemainder(dividingBy: 6) - 3) - 1
      return lightness + chroma * (min(max(distance, 0), 1) - 0.5)
    }
    return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  /// A line for each state below a root.
  private func lines(_ id: String, _ label: String, _ root: String) -> Markup {
    // A name element would call the lines by their first values.
    let entry = Markup("entry", ["path": "\(root)/*"], [Markup("display", ["type": "self"])])
    return Markup("xyView", ["id": "\(schema.name).view.\(id)"], [head(label), entry])
  }

  private func head(_ label: String) -> Markup {
    Markup(
      "head",
      [:],
      [Markup("analysis", ["id": states.id]), Markup("label", ["value": "ListScope: \(label)"])]
    )
  }
}
