import Signposts

/// Renders the views that draw the states.
struct TraceCompassViews {
  let schema: Schema
  let states: TraceCompassStates

  private typealias Root = TraceCompassStates.Root

  /// Every view, in the order in which they are rendered.
  var all: [Markup] {
    [
      lists, updates,
      lines("frametimes", "frame time against the budget (ns)", Root.frameTimes),
      lines("layout", "sizes per layout pass", Root.layoutPasses),
      lines("counters", "counters", Root.counters),
    ]
  }

  /// Processes, their lists, and in each list a lane for every kind.
  private var lists: Markup {
    let custom = Markup("entry", ["path": TraceCompassStates.custom], [lane("*")])
    return lanes("lists", "lists", schema.shownIntervals, [custom])
  }

  /// The same of updates alone: why they happened, and the stages that they went through.
  private var updates: Markup {
    let rows = schema.shownIntervals.filter { states.isInside($0, "update") }
    return lanes("updates", "updates, their reasons and their stages", rows, [])
  }

  private func lanes(
    _ id: String,
    _ label: String,
    _ rows: [IntervalDefinition],
    _ more: [Markup]
  ) -> Markup {
    let names = ([TraceCompassStates.reasons] + rows.map(states.lane)).sorted()
    let list = Markup("entry", ["path": "*"], names.map(lane) + more)
    return Markup(
      "timeGraphView",
      ["id": "\(schema.name).view.\(id)"],
      [head(label)] + legend + [Markup("entry", ["path": "\(Root.processes)/*"], [list])]
    )
  }

  /// A row for a lane, and further rows for intervals of its kind that overlap.
  ///
  /// A name element would name the row after its first value; without one it has the attribute's name.
  private func lane(_ name: String) -> Markup {
    let overlaps = ["2", "3", "4"].map { place in
      Markup(
        "entry",
        ["path": place, "displayText": "true"],
        [Markup("display", ["type": "self"])]
      )
    }
    return Markup(
      "entry",
      ["path": name, "displayText": "true"],
      [Markup("display", ["type": "constant", "value": "1"])] + overlaps
    )
  }

  /// The names and colours of kinds, where they are drawn.
  private var legend: [Markup] {
    guard states.display == .window else { return [] }
    return schema.shownIntervals.map { row in
      Markup(
        "definedValue",
        ["name": row.name, "value": "\(states.number(of: row))", "color": row.colour]
      )
    }
  }

  /// A line for each state of each process below a root.
  private func lines(_ id: String, _ label: String, _ root: String) -> Markup {
    // A name element would name the lines after their first values.
    let entry = Markup("entry", ["path": "\(root)/*/*"], [Markup("display", ["type": "self"])])
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
