/// Opens a view of an analysis file on states, as Trace Compass does.
struct ViewReplay {
  /// A row or a line of a view.
  struct Row: Hashable {
    /// The names of the rows around it and its own.
    let names: [String]
    /// The attribute whose states it shows; nil for a row without states.
    let shown: String?
  }

  private let states: EngineStates
  private(set) var outcome: EngineModule.Outcome
  private(set) var rows: [Row] = []
  /// The states of time graphs that have no name of their own and none in the legend.
  private(set) var nameless: Set<String> = []

  init(_ view: XMLNode, _ states: EngineStates) {
    self.states = states
    outcome = EngineModule.Outcome(id: view["id"])
    for entry in view.children("entry") { open(entry, below: "", names: []) }
    guard view.name == "timeGraphView" else { return }
    let legend = Set(view.children("definedValue").map { $0["value"] })
    for state in rows.flatMap({ $0.shown.map { states.past(of: $0) } ?? [] })
    where state.value.number != nil && !legend.contains(state.value.text) {
      nameless.insert(state.value.text)
    }
  }

  private mutating func open(_ entry: XMLNode, below base: String, names: [String]) {
    for path in paths(entry["path"], below: base) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let shown = entry.children("display").first.flatMap { display(of: path, $0) }
      rows.append(Row(names: names + [name], shown: shown))
      for inner in entry.children("entry") { open(inner, below: path, names: names + [name]) }
    }
  }

  /// The attributes that a path with `*` leads to.
  private func paths(_ path: String, below base: String) -> [String] {
    path.split(separator: "/").reduce([base]) { found, step in
      found.flatMap { parent in
        states.children(parent).filter { step == "*" || step == $0 }
          .map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
      }
    }
  }

  /// The attribute that a row shows, with a warning where it was never made.
  private mutating func display(of path: String, _ display: XMLNode) -> String? {
    let shown = display["type"] == "constant" ? "\(path)/\(display["value"])" : path
    guard states.has(shown) else {
      outcome.warnings.append("The attribute quark is invalid: \(shown)")
      return nil
    }
    return shown
  }
}
