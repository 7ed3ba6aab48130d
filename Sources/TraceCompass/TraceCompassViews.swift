import Signposts

/// Renders the views that draw the states.
struct TraceCompassViews {
  let schema: Schema
  let states: TraceCompassStates

  /// Every view, in the order in which they are rendered.
  var all: [Markup] {
    [
      lists, updates,
      lines("frametimes", "frame time against the budget, ns", TraceCompassStates.Root.frameTimes),
      lines("layout", "sizes per layout pass", TraceCompassStates.Root.layoutPasses),
      lines("counters", "counters", TraceCompassStates.Root.counters),
    ]
  }

  /// Processes, their lists, and in each list a lane for every kind.
  private var lists: Markup { lanes("lists", "lists", ["*"]) }

  /// The same of updates alone: why they happened, and the stages that they went through.
  private var updates: Markup {
    let rows = schema.intervals.filter { states.isInside($0, "update") }
    let names = [TraceCompassStates.reasons] + rows.map(states.lane).sorted()
    return lanes("updates", "updates, their reasons and their stages", names)
  }

  private func lanes(_ id: String, _ label: String, _ names: [String]) -> Markup {
    let lanes = names.map { name in
      Markup(
        "entry",
        ["path": name, "displayText": "true"],
        // A name element would name the row after its first value; without one it has the attribute's name.
        [Markup("display", ["type": "constant", "value": "1"])] + overlaps
      )
    }
    let list = Markup("entry", ["path": "*"], lanes)
    return Markup(
      "timeGraphView",
      ["id": "\(schema.name).view.\(id)"],
      [head(label)] + legend
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
    schema.intervals.map { row in
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
