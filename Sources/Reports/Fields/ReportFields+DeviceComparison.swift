import TraceAnalysis

extension ReportFields {
  static let deviceComparison = Fields<DeviceComparison>(
    "device_comparison",
    "A device's trace and another one beside each other, kind by kind",
    [
      Field("format_version", .integer, "The version of this format") { _ in 1 },
      Field("base", .text, "The side to compare with") { $0.base },
      Field("head", .text, "The side that is compared") { $0.head },
      Field("is_same_work", .boolean, "True if both sides did every kind about as often") {
        $0.work.isSameWork
      },
      .records("kinds", "The kinds of work", comparedWork) { $0.work.rows },
      .values("coverage", .text, "The share of each side's time in these kinds") { $0.coverage },
      .values("cautions", .text, "Reasons for caution about the numbers") {
        $0.cautions
      },
    ]
  )

  static let comparedWork = Fields<WorkComparison.Row>(
    "compared_work",
    "A kind of work on both sides",
    [
      Field("name", .text, title: "Kind", isKey: true, "The name of the kind") { $0.name },
      Field("base_count_per_run", .real, title: "Base count", "Its count in a run of the base") {
        $0.baseCount
      },
      Field("head_count_per_run", .real, title: "Head count", "Its count in a run of the head") {
        $0.headCount
      },
      Field("is_same_work", .boolean, "True if both sides do it about as often") {
        $0.isSameWork
      },
      Field("work", .text, "The same in words") { $0.isSameWork ? "the same" : "not the same" },
      Field("base_share", .share, "Its part of the base's time") { $0.baseShare },
      Field("head_share", .share, "Its part of the head's time") { $0.headShare },
      Field(
        "ratio",
        .real,
        digits: 2,
        "The base's time for one, divided by the head's, null for other work"
      ) { $0.isSameWork ? $0.ratio?.factor : nil },
      Field("ratio_low", .real, title: "From", digits: 2, "Its lower bound, with 95 % confidence") {
        $0.isSameWork ? $0.ratio?.low : nil
      },
      Field("ratio_high", .real, title: "To", digits: 2, "Its upper bound, with 95 % confidence") {
        $0.isSameWork ? $0.ratio?.high : nil
      },
    ]
  )
}
