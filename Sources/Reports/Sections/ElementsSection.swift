import TraceAnalysis

/// The costs of the elements of rows, by their type.
struct ElementsSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  private static let maxRows = 100
  private static let briefRows = 8

  /// The section; nil where rows are no elements.
  var section: Section? {
    let rows = context.group.group.elements
    guard let dearest = rows.max(by: { $0.measureNs < $1.measureNs }) else { return nil }
    let table = Table(
      context.id("element-table"),
      "Cost by type of element",
      ReportFields.element.all,
      rows,
      max: Self.maxRows
    )
    return Section(
      context.id("elements"),
      context.title("Elements"),
      [
        Block(.note(Self.sentence(dearest)), in: .all),
        Block(.table(table, briefRows: Self.briefRows, isFiltered: true), in: .all),
        Block(.note(Self.words), in: [.terminal, .page]),
      ]
    )
  }

  private static func sentence(_ cost: ElementCost) -> Sentence {
    let share = Readable.share(cost.shareOfMeasuring)
    let each = cost.measurementsEach.map { Readable.number($0) } ?? "-"
    return Sentence([
      .name(cost.name), .text(" takes \(share) of measuring elements, \(each) measurements each."),
    ])
  }

  private static let words: Sentence = """
    Times are without what is inside. Elements that several containers ask for their size are measured \
    several times, unless the size follows from an earlier one.
    """
}
