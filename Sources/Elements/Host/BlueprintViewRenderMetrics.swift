public import Foundation

/// What an update of a host cost.
public struct BlueprintViewRenderMetrics {
  /// How elements were measured.
  public let layoutMode: LayoutMode
  /// When the update began, in seconds since the machine started.
  public let startTimestamp: TimeInterval
  /// The duration of the update, in seconds.
  public let totalDuration: TimeInterval
  /// The duration of building, measuring and laying out the elements, in seconds.
  public let layoutDuration: TimeInterval
  /// The duration of updating the views, in seconds.
  public let viewUpdateDuration: TimeInterval
  /// The work of building, measuring and laying out.
  public let layoutCounts: LayoutCounts
  /// The work of updating the views.
  public let viewCounts: ViewCounts

  init(
    layoutMode: LayoutMode,
    start: TimeInterval,
    middle: TimeInterval,
    end: TimeInterval,
    layoutCounts: LayoutCounts,
    viewCounts: ViewCounts
  ) {
    self.layoutMode = layoutMode
    startTimestamp = start
    layoutDuration = middle - start
    viewUpdateDuration = end - middle
    totalDuration = end - start
    self.layoutCounts = layoutCounts
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
