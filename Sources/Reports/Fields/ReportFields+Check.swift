import TraceAnalysis

// A count of a check that differs from its baseline.

extension ReportFields {
  static let checkedCount = Fields<CheckedCount>(
    "checked_count",
    "A count that differs from the baseline",
    [
      Field("verdict", .text, "more, less, or waived with its reason") { count in
        switch count.verdict {
        case .regression: "more"
        case .waived: "waived: \(count.waiver ?? "")"
        case .improvement: "less"
        case .withinMargin, .changed: ""
        }
      },
      Field("interval", .text, "The interval, or another place of the work") { $0.place },
      Field("count", .text, isKey: true, "The count, and its part") { $0.subject },
      Field("baseline", .count, "The number in the baseline") { $0.baseline },
      Field("now", .count, "The number of this run") { $0.counted },
      Field("change", .text, "The change as a share of the baseline") { count in
        count.share.map { share in
          "\(share > 0 ? "+" : "−")\(Readable.number(abs(share) * 100)) %"
        } ?? "new"
      },
    ]
  )
}
