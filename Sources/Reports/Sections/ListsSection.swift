import TraceAnalysis

/// The costs of each list of each process, where there are several, and the users' counters.
struct ListsSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The lists.
  var lists: Section {
    let (id, title) = (context.id("lists"), context.title("Lists"))
    guard summary.lists.count > 1 else { return .leftOut(id, title, "There is only one list.") }
    let hasHosts = summary.lists.contains { $0.process.host != 0 }
    let hasInstances = summary.lists.contains { $0.process.instance != 0 }
    let fields = Self.columns.filter {
      (hasHosts || $0.description.name != "host")
        && (hasInstances || $0.description.name != "process_instance")
    }
    let rows =
      summary.lists.map { Row(list: $0) }
      + summary.stages.map { Row(stage: $0) }
    let table = Table(
      context.id("list-table"),
      "Lists of all processes",
      fields,
      rows,
      max: 500
    )
    return Section(id, title, [Block(.table(table, briefRows: 4, isFiltered: false))])
  }

  /// One list, or a stage before measuring of all of them.
  private struct Row {
    var list: ListSummary?
    var stage: StageSummary?
  }

  private static let columns: [Field<Row>] = {
    let name = Field<Row>("list", .text, "The list's number in its process") { row in
      row.list.map { "\($0.list)" } ?? row.stage?.stage.words
    }
    return [name]
      + ReportFields.list.all.dropFirst().map { field in
        let stage = stageFields[field.description.name]
        return stage.map { field.of({ $0.list }, else: $0) } ?? field.of { $0.list }
      }
  }()

  /// The fields of a stage in the columns of lists.
  private static let stageFields: [String: Field<Row>] = {
    let frames = ["p50_ns", "p95_ns", "max_ns", "late_frames"].map { name in
      (name, ReportFields.runFrames[name].of { (row: Row) in row.stage?.frames })
    }
    return Dictionary(
      uniqueKeysWithValues: frames + [
        ("frames", ReportFields.runFrames["count"].of { $0.stage?.frames }),
        ("updates", ReportFields.runUpdates["count"].of { $0.stage?.updates }),
        ("update_p95_ns", ReportFields.runUpdates["p95_ns"].of { $0.stage?.updates }),
      ]
    )
  }()

  /// The counters.
  var counters: Section {
    let (id, title) = (context.id("counters"), context.title("Counters"))
    let counters = summary.counters + summary.stages.flatMap(\.counterRows)
    guard !counters.isEmpty else {
      return .leftOut(id, title, "No counter was recorded.")
    }
    let table = Table(
      context.id("counter-table"),
      "Counters",
      ReportFields.counter.all,
      counters,
      max: 200
    )
    return Section(id, title, [Block(.table(table, briefRows: 4, isFiltered: true))])
  }
}
