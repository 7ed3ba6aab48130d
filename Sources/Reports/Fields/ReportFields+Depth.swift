import TraceAnalysis

extension ReportFields {
  static let depth = Fields<DepthSummary>(
    "depth",
    "Costs of frames and updates by the depth in the list",
    [
      .records("tenths", "The tenths of the list in which something happened", depthTenth) {
        $0.tenths
      },
      .record(
        "frames",
        "The change in the cost of frames, null where too few can be compared",
        depthFit,
        optional: \.frames
      ),
      .record(
        "updates",
        "The change in the cost of updates, null where too few can be compared",
        depthFit,
        optional: \.updates
      ),
    ]
  )

  static let depthTenth = Fields<DepthSummary.Tenth>(
    "depth_tenth",
    "One tenth of a list: frames that may have scrolled, and updates",
    [
      Field("from_share", .share, title: "From", "The start of the tenth, as a share of all items")
      {
        Double($0.number) / Double(ListDepth.parts)
      },
      Field(
        "smallest_item",
        .count,
        title: "First item",
        unit: "items",
        "The smallest number of a first item on screen"
      ) { $0.smallestItem },
      Field(
        "largest_item",
        .count,
        title: "Last item",
        unit: "items",
        "The largest number of a first item on screen"
      ) { $0.largestItem },
    ]
      + times("count", "p50_ns", "p95_ns", "max_ns", of: "frames") { $0.frames } + [
        Field("updates", .count, unit: "updates", "The number of updates") {
          $0.updates.count
        },
        Field("update_p50_ns", .duration, title: "Update P50", "The median of the updates") {
          $0.updates.p50
        },
        Field("update_max_ns", .duration, title: "Update max", "The longest update") {
          $0.updates.max
        },
      ]
  )

  static let depthFit = Fields<DepthFit>(
    "depth_fit",
    "The change of a cost with the depth: the median of the slopes between costs of one kind",
    [
      Field("pairs", .count, unit: "pairs", "Pairs of costs that were compared") { $0.pairs },
      slope("slope_ns", "The rise of the cost per 10,000 items") { $0.slopeNs },
      slope("low_ns", "The lower end of its 95 % confidence interval") { $0.lowNs },
      slope("high_ns", "The upper end of its 95 % confidence interval") { $0.highNs },
      slope("top_ns", "The median cost at the top of the list") { $0.topNs },
      Field("smallest_item", .count, unit: "items", "The smallest number of a first item") {
        $0.smallestItem
      },
      Field("largest_item", .count, unit: "items", "The largest number of a first item") {
        $0.largestItem
      },
    ]
  )

  /// A figure of a fit, in nanoseconds and their fractions.
  private static func slope(
    _ name: String,
    _ meaning: String,
    _ value: @escaping @Sendable (DepthFit) -> Double
  ) -> Field<DepthFit> {
    Field(name, .real, unit: "ns", digits: 2, meaning, value)
  }
}
