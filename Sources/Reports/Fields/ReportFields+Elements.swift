import TraceAnalysis

extension ReportFields {
  static let element = Fields<ElementCost>(
    "element_cost",
    "Costs of the elements of one type",
    [
      Field("element", .text, "The type of element") { $0.name },
      Field("elements", .count, unit: "elements", "Elements that were visited") { $0.elements },
      Field("measured", .count, unit: "measurements", "Measurements of them") {
        $0.measured
      },
      Field("measurements_each", .real, "Measurements of each on average, null without any") {
        $0.measurementsEach
      },
      Field("cached", .count, unit: "sizes", "Sizes that were asked for and known") {
        $0.cached
      },
      Field("measure_ns", .duration, "Measuring them, without the elements in them") {
        $0.measureNs
      },
      Field("share_of_measuring", .share, "Their share of that over all types, null for none") {
        $0.shareOfMeasuring
      },
      Field("layout_ns", .duration, "Placing what is in them, without what is done in there") {
        $0.layoutNs
      },
      Field("views_ns", .duration, "Updating their views, without the views in them") {
        $0.viewsNs
      },
    ]
  )
}
