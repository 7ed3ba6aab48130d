import ListSchema
import Signposts

extension LayoutCounts {
  /// The counts at the end of `element_measure`.
  var measureEnd: SignpostValues {
    .elementMeasureEnd(
      nodes: nodes,
      leafMeasurements: leafMeasurements,
      containerMeasurements: containerMeasurements,
      exactHits: exactHits,
      inferredHits: inferredHits,
      lazyBuilds: lazyBuilds,
      nearMisses: nearMisses
    )
  }

  /// The counts at the end of `element_layout`.
  var layoutEnd: SignpostValues {
    .elementLayoutEnd(
      nodes: nodes,
      leafMeasurements: leafMeasurements,
      containerMeasurements: containerMeasurements,
      exactHits: exactHits,
      inferredHits: inferredHits,
      lazyBuilds: lazyBuilds,
      nearMisses: nearMisses
    )
  }
}

extension ViewCounts {
  /// The counts at the end of `element_views`.
  var viewsEnd: SignpostValues {
    .elementViewsEnd(created: createdViews, reused: reusedViews, removed: removedViews)
  }
}
