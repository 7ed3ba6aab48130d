/// Finds the kinds of signposts by the places of their texts, each of which is read once.
struct SignpostFinder {
  private struct Key: Hashable {
    let subsystem: Int
    let category: Int
    let name: Int
  }

  private var found: [Key: (kind: Int?, subsystem: String)] = [:]

  /// The kind of a signpost; nil for one that is not wanted, which is counted.
  mutating func kind(
    _ cells: (subsystem: Cell, category: Cell, name: Cell),
    _ definitions: borrowing Definitions,
    _ run: RunImport,
    _ writer: RunWriter
  ) -> Int? {
    let key = Key(
      subsystem: definitions.textPlace(of: cells.subsystem) ?? -1,
      category: definitions.textPlace(of: cells.category) ?? -1,
      name: definitions.textPlace(of: cells.name) ?? -1
    )
    if let known = found[key] {
      if known.kind == nil { run.leftOut[known.subsystem, default: 0] += 1 }
      return known.kind
    }
    let subsystem = definitions.text(of: cells.subsystem) ?? ""
    var kind: Int?
    if run.options.isWanted(subsystem: subsystem) {
      kind = writer.kind(
        subsystem: subsystem,
        category: definitions.text(of: cells.category) ?? "",
        name: definitions.text(of: cells.name) ?? "(no name)"
      )
    } else {
      run.leftOut[subsystem, default: 0] += 1
    }
    found[key] = (kind, subsystem)
    return kind
  }
}
