import TraceAnalysis

extension ReportFields {
  static let rowCosts = Fields<RowCosts>(
    "row_costs",
    "Costs of rows: a row of these tables for each kind of work that there was",
    [
      .records("by_type", "By type of content, those that cost most first", typeCost) { $0.byType },
      .records(
        "by_section",
        "By the index of the section in its list, those that cost most first",
        sectionCost
      ) {
        $0.bySection
      },
    ]
  )

  static let typeCost = Fields<RowCost>(
    "row_type_cost",
    "Costs of one kind of work for rows of one type",
    [
      Field("row_type", .text, "The content type, null where the trace does not say") {
        $0.type
      }
    ] + costs
  )

  static let sectionCost = Fields<RowCost>(
    "section_cost",
    "Costs of one kind of work for rows of one section",
    [
      Field("section", .integer, "The index of the section, null where the trace does not say") {
        $0.section
      }
    ] + costs
  )

  /// The same for tables, in which the stages before measuring stand among the sections by name.
  static let sectionCostColumns =
    [
      Field<RowCost>("section", .text, "The index of the section, or a stage before measuring") {
        $0.section.map { "\($0)" } ?? $0.type
      }
    ] + costs

  private static let costs: [Field<RowCost>] =
    [
      Field("work", .text, "The work: measure, or apply content to a view") {
        $0.work.rawValue
      }
    ]
    + times("count", "total_ns", "p50_ns", "p95_ns", "max_ns", of: "rows") { $0.durations } + [
      Field("views_made", .count, unit: "views", "Views that were made, null for measuring") {
        $0.views?.made
      },
      Field(
        "views_reused",
        .count,
        unit: "views",
        "Times that a view of a row that had left the screen was used again, null for measuring"
      ) { $0.views?.reused },
      Field(
        "unneeded",
        .count,
        title: "Without need",
        unit: "rows",
        "Times that the view showed equivalent content already, null where the trace does not say"
      ) { $0.views?.unneeded },
    ]
}
