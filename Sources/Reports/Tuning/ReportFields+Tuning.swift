import Foundation
package import TraceAnalysis

// What a tuning found.

extension ReportFields {
  /// The version of a tuning's document.
  static let tuningVersion = 1

  static let tuning = Fields<Tuning>(
    "tuning",
    "The best values of parameters; what is not known is null",
    [
      Field("format_version", .integer, "The version of this format") { _ in tuningVersion },
      Field("scenario", .text, "The scenario") { $0.scenario },
      Field("objective", .text, "The metric to minimise") { $0.objective.rawValue },
      .values("constraints", .text, "The constraints") { $0.constraints },
      Field("advice", .text, "change, keep_default or none_meets") {
        TuningWords($0).state.rawValue
      },
      Field("sentence", .text, "The result, as a sentence") { TuningWords($0).sentence },
      Field("recommended", .text, "The values to set, null where the default stays") {
        $0.recommended?.name
      },
      .values("applications", .text, "Ways to set these values") { $0.applications },
      Field("confirmation_rounds", .count, unit: "rounds", "Rounds that both sides played") {
        $0.confirmationRounds
      },
      .records("confirmation", "The candidate against the default", comparedMetric) {
        $0.confirmation
      },
      .records("parameters", "The parameters that were tuned", tunedParameter) { $0.parameters },
      .records("points", "The points that were tried", tunedPoint) { $0.points },
      Field("seconds", .real, digits: 1, "The time that all runs took, in seconds") { $0.seconds },
      .values("notes", .text, "Further remarks") { $0.notes },
    ]
  )

  static let tunedParameter = Fields<TunedParameter>(
    "parameter",
    "A parameter and what depends on it",
    [
      Field("parameter", .text, isKey: true, "The name") { $0.name },
      Field("default", .text, "The value that applies") { $0.defaultValue },
      Field("values", .text, title: "Values tried", "The values that were tried") {
        $0.values.joined(separator: ", ")
      },
      Field("effect", .text, "The dependence of the objective on it") { TuningWords.effect($0) },
      Field("sensitivity", .real, title: "Worst ÷ best", digits: 3, "The worst value for the best")
      {
        $0.sensitivity
      },
      Field("smallest_effect", .share, title: "Seen from", "The smallest change seen") {
        $0.smallestEffect
      },
    ]
  )

  static let tunedPoint = Fields<TunedPoint>(
    "point",
    "Values that were tried together",
    [
      Field("point", .text, isKey: true, "The values that differ from the default") {
        $0.point.name
      },
      Field("stage", .text, "The last stage: screened, kept or confirmed") { $0.stage.rawValue },
      Field("rounds", .count, unit: "rounds", "Rounds that it was played") { $0.rounds },
      Field("objective", .real, digits: 0, "The objective in its own unit") { $0.objective },
      Field("ratio", .real, title: "× default", digits: 3, "The objective for the default's") {
        $0.ratio
      },
      Field("noise", .share, "The difference between its odd and even rounds") {
        $0.noise.flatMap { $0.isFinite ? exp($0) - 1 : nil }
      },
      Field("frame_mean_ns", .duration, title: "Mean frame", "The mean of the frames' minima") {
        $0.frameMeanNs.map { Int64($0) }
      },
      Field("first_display_ns", .duration, title: "First display", "The first frame's minimum") {
        $0.firstDisplayNs.map { Int64($0) }
      },
      Field("peak_resident_bytes", .integer, unit: "bytes", "The most memory that was held") {
        $0.peakResidentBytes.map { Int64($0) }
      },
      Field("peak_memory", .text, "The most memory, for people") {
        $0.peakResidentBytes.map { "\(Readable.number($0 / 1e6)) MB" }
      },
      Field("blank_area_points", .real, title: "Blank", digits: 0, "Points that showed nothing") {
        $0.blankArea
      },
      Field("rows_measured", .count, "Rows measured") { $0.counts["measure"] ?? 0 },
      Field("rows_presented", .count, "Rows presented") { $0.counts["apply"] ?? 0 },
      Field("layout_passes", .count, "Layout passes") { $0.counts["layout"] ?? 0 },
      Field("rows_compared", .count, "Rows compared") { $0.counts["diff.comparisons"] ?? 0 },
      Field("rows_described", .count, "Rows described") { $0.counts["configure.items"] ?? 0 },
      Field("views_created", .count, "Views made") { $0.counts["apply.views_created"] ?? 0 },
      Field("violation", .text, "The constraint it violates, null where none") { $0.violation },
      Field("is_pareto_optimal", .boolean, "True if no other point is better in all") {
        $0.isParetoOptimal
      },
    ]
  )
}

extension Tuning {
  /// The point to choose; nil where the default stays, or nothing fits.
  package var recommended: TuningPoint? {
    if case .change(let point) = advice { point } else { nil }
  }
}
