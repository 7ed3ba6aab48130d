public import Foundation

/// The cost of one update of a host.
public struct BlueprintViewRenderMetrics {
  /// The mode in which elements were measured.
  public let layoutMode: LayoutMode
  /// The start of the update, in seconds since the machine started.
  public let startTimestamp: TimeInterval
  /// The duration of the update, in seconds.
  public let totalDuration: TimeInterval
  /// The duration of building, measuring and laying out the elements, in seconds.
  public let layoutDuration: TimeInterval
  /// The duration of updating the views, in seconds.
  public let viewUpdateDuration: TimeInterval
  /// The number of elements that were built, as `element_build` records it.
  public let builtElements: Int
  /// The work of measuring and laying out, as `element_layout` records it.
  public let layoutCounts: LayoutCounts
  /// The work of updating the views, as `element_views` records it.
  public let viewCounts: ViewCounts
  /// The costs of the elements of each type, as `element_cost` records them; those visited most
  /// come first.
  public let elementCosts: [ElementTypeCost]

  init(
    layoutMode: LayoutMode,
    start: TimeInterval,
    middle: TimeInterval,
    end: TimeInterval,
    builtElements: Int,
    layoutCounts: LayoutCounts,
    viewCounts: ViewCounts,
    elementCosts: [ElementTypeCost]
  ) {
    self.layoutMode = layoutMode
    startTimestamp = start
    layoutDuration = middle - start
    viewUpdateDuration = end - middle
    totalDuration = end - start
    self.builtElements = builtElements
    self.layoutCounts = layoutCounts
    self.elementCosts = elementCosts
    self.viewCounts = viewCounts
  }
}

/// Observes the updates of a host.
public protocol BlueprintViewMetricsDelegate: AnyObject {
  /// Called after every update.
  func blueprintView(
    _ view: BlueprintView,
    completedRenderWith metrics: BlueprintViewRenderMetrics
  )
}
