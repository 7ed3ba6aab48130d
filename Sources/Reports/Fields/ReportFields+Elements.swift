import TraceAnalysis

extension ReportFields {
  static let element = Fields<ElementCost>(
    "element_cost",
    "What the elements of one type cost",
    [
      Field("element", .text, "The type of element") { $0.name },
      Field("elements", .count, unit: "elements", "How many were visited") { $0.elements },
      Field("measured", .count, unit: "measurements", "How often they were measured") {
        $0.measured
      },
      Field("measurements_each", .real, "How often each was measured, null without any") {
        $0.measurementsEach
      },
      Field("cached", .count, unit: "sizes", "How often a size was asked for and known") {
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
