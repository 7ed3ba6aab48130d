import TraceAnalysis

/// What each list of each process cost, where there are several, and the users' counters.
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
    let fields = ReportFields.list.all.filter { hasHosts || $0.description.name != "host" }
    let table = Table(
      context.id("list-table"),
      "Lists of all processes",
      fields,
      summary.lists,
      max: 500
    )
    return Section(id, title, [Block(.table(table, briefRows: 4, isFiltered: false))])
  }

  /// The counters.
  var counters: Section {
    let (id, title) = (context.id("counters"), context.title("Counters"))
    guard !summary.counters.isEmpty else {
      return .leftOut(id, title, "No counter was recorded.")
    }
    let table = Table(
      context.id("counter-table"),
      "Counters",
      ReportFields.counter.all,
      summary.counters,
      max: 200
    )
    return Section(id, title, [Block(.table(table, briefRows: 4, isFiltered: true))])
  }
}
