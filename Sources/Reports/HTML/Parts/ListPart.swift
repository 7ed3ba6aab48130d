import TraceAnalysis

/// What each list of each process cost, where there are several, and the users' counters.
struct ListPart {
  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The lists.
  var lists: ReportPart {
    guard let table = ReportTables(summary).lists else {
      return ReportPart("lists", "Lists", .leftOut("There is only one list."))
    }
    return ReportPart(
      "lists",
      "Lists",
      .shown([table.markup(caption: "Lists of all processes", id: "list-table")])
    )
  }

  /// The counters.
  var counters: ReportPart {
    guard let table = ReportTables(summary).counters else {
      return ReportPart("counters", "Counters", .leftOut("No counter was recorded."))
    }
    return ReportPart(
      "counters",
      "Counters",
      .shown([table.markup(caption: "Counters", id: "counter-table", isFiltered: true)])
    )
  }
}
