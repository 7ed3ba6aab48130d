import Foundation
import TraceAnalysis

/// The sections of a tuning.
struct TuningSections {
  private let tuning: Tuning

  private static let shownPoints = 16
  private static let pointColumns = [
    "point", "stage", "rounds", "ratio", "noise", "frame_mean_ns", "first_display_ns",
    "blank_area_points", "violation",
  ]
  private static let workColumns = [
    "point", "rows_described", "rows_compared", "rows_measured", "rows_presented", "layout_passes",
    "views_created",
  ]
  private static let metricColumns = [
    "metric", "base", "head", "change", "verdict", "seen_from", "noise",
  ]

  init(_ tuning: Tuning) {
    self.tuning = tuning
  }

  /// Returns the facts of a tuning, in a few lines.
  static func facts(_ tuning: Tuning, _ verdict: Verdict, folder: String) -> [Block] {
    let runs = tuning.points.reduce(2 * tuning.confirmationRounds) { $0 + $1.rounds }
    let facts =
      [
        Fact("objective", tuning.objective.metric.title),
        tuning.constraints.isEmpty
          ? nil : Fact("constraints", tuning.constraints.joined(separator: ", ")),
        Fact(
          "tried",
          "\(Readable.count(tuning.points.count, "point")) in \(Readable.count(runs, "run")), "
            + "\(Readable.number(tuning.seconds, digits: 0)) s"
        ), Fact("kept in", folder),
      ].compactMap { $0 } + tuning.applications.map { Fact("apply it", $0) }
    return [
      Block(
        .facts([Fact("advice", "\(verdict.word). \(verdict.sentence)")] + facts),
        in: .terminal
      ),
      Block(.facts(facts), in: [.comment, .page]),
    ]
  }

  var all: [Section] {
    [confirmation, parameters, pareto, points, work, TuningCharts(tuning).section]
      .compactMap { $0 }
  }

  private var confirmation: Section? {
    guard let candidate = tuning.candidate, !tuning.confirmation.isEmpty else { return nil }
    let note: Sentence =
      "The head is \(candidate.name), the base the default; both were played in turns, \(Readable.count(tuning.confirmationRounds, "time")) each."
    return Section(
      "confirmation",
      "The best other point against the default",
      inComments: .untitled,
      [
        table(
          "confirmation-table",
          "The measurements",
          ReportFields.comparedMetric[Self.metricColumns],
          tuning.confirmation
        ), Block(.note(note), in: [.terminal, .page]),
      ]
    )
  }

  private var parameters: Section {
    Section(
      "parameters",
      "Parameters",
      [
        table(
          "parameter-table",
          "The objective's dependence on each, tried by itself",
          ReportFields.tunedParameter.all,
          tuning.parameters
        )
      ] + tuning.notes.map { Block(.paragraph(Sentence($0))) }
    )
  }

  private var pareto: Section? {
    let set = tuning.paretoSet
    guard !set.isEmpty else { return nil }
    return Section(
      "pareto",
      "Points to choose between",
      [
        table(
          "pareto-table",
          "No other point is better in one of these and worse in none",
          ReportFields.tunedPoint[[
            "point", "ratio", "frame_mean_ns", "blank_area_points", "peak_memory",
            "first_display_ns",
          ]],
          set
        )
      ]
    )
  }

  private var points: Section {
    Section(
      "points",
      "Points",
      [
        table(
          "point-table",
          "All that was tried, the best first",
          ReportFields.tunedPoint[Self.pointColumns],
          tuning.points.sorted { ($0.ratio ?? .infinity) < ($1.ratio ?? .infinity) }
        )
      ]
    )
  }

  private var work: Section {
    Section(
      "work",
      "Work",
      [
        table(
          "work-table",
          "The work of a run, in exact counts",
          ReportFields.tunedPoint[Self.workColumns],
          tuning.points
        )
      ]
    )
  }

  private func table<Row>(
    _ id: String,
    _ caption: String,
    _ fields: [Field<Row>],
    _ rows: [Row]
  ) -> Block {
    let table = Table(id, caption, fields, rows)
    return Block(.table(table, briefRows: Self.shownPoints, isFiltered: false))
  }
}
