import TraceAnalysis

/// The costs of rows, by their type and by their section.
struct RowsSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  private static let maxRows = 200
  private static let briefRows = 6

  /// The section.
  var section: Section {
    let (id, title) = (context.id("rows"), context.title("Rows"))
    let rows = context.group.group.rows
    guard !rows.byType.isEmpty else {
      return .leftOut(id, title, "No row was measured, and none applied.")
    }
    let stages = context.group.group.stages.flatMap(\.rows)
    return Section(
      id,
      title,
      [
        table(
          "row-type-table",
          "Cost by row type",
          ReportFields.typeCost.all,
          rows.byType + stages,
          .all
        ),
        // Lists may have many sections.
        table(
          "row-section-table",
          "Cost by section",
          ReportFields.sectionCostColumns,
          rows.bySection + stages,
          [.comment, .page]
        ),
        table(
          "row-section-brief",
          "Cost by section",
          ReportFields.sectionCostColumns,
          rows.bySection.prefix(Self.briefRows) + stages,
          .terminal,
          max: Self.briefRows + stages.count
        ),
        Block(.note(Self.words), in: [.terminal, .page]),
      ]
    )
  }

  private static let words: Sentence = """
    Times contain what is inside. Without need: the view showed equivalent content already. Views of \
    rows that stay on screen are neither made nor reused.
    """

  private func table(
    _ id: String,
    _ caption: String,
    _ columns: [Field<RowCost>],
    _ rows: [RowCost],
    _ forms: ReportForms,
    max: Int = Self.maxRows
  ) -> Block {
    let table = Table(context.id(id), caption, columns, rows, max: max)
    return Block(
      .table(table, briefRows: max == Self.maxRows ? Self.briefRows : max, isFiltered: true),
      in: forms
    )
  }
}
