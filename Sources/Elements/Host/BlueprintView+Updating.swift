import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension BlueprintView {
  /// Brings the views into line with the element, if anything changed.
  func updateIfNeeded() {
    guard !isUpdating else { return }
    if hasDeferredUpdate, nearestRunLoop == nil { beginDeferredUpdate() }
    guard needsUpdate || bounds != lastBounds else { return }
    guard needsUpdate || element != nil else { return lastBounds = bounds }
    isUpdating = true
    needsUpdate = false
    lastBounds = bounds
    let appears = window != nil && !wasInWindow
    let update = ViewUpdate(isInWindow: window != nil && wasInWindow)
    let cause = cause ?? .resized
    self.cause = nil
    let start = metricsDelegate == nil ? 0 : ProcessInfo.processInfo.systemUptime
    update.profile = ElementProfile(signposter, isRead: metricsDelegate != nil)
    let (nodes, environment) = layOut(update.profile)
    let middle = metricsDelegate == nil ? 0 : ProcessInfo.processInfo.systemUptime
    controllers = signposter.interval(
      .elementViews,
      .elementViewsBegin(type: contentType, cause: cause)
    ) {
      NativeViewController.patch(controllers, to: nodes, in: self, update)
    } end: { _ in
      update.counts.viewsEnd
    }
    let costs = update.profile?.record() ?? []
    isUpdating = false
    wasInWindow = window != nil
    if hasDeferredUpdate { setNeedsLayout() }
    for callback in appears ? lifecycleCallbacks(\.onAppear) : update.callbacks { callback() }
    defer { builtElements = 0 }
    metricsDelegate?.blueprintView(
      self,
      completedRenderWith: BlueprintViewRenderMetrics(
        layoutMode: environment?.layoutMode ?? .default,
        start: start,
        middle: middle,
        end: ProcessInfo.processInfo.systemUptime,
        builtElements: builtElements,
        layoutCounts: lastCounts,
        viewCounts: update.counts,
        elementCosts: costs
      )
    )
  }

  /// The views of the element, with the environment; none without an element.
  private func layOut(_ profile: ElementProfile?) -> ([NativeViewNode], Environment?) {
    lastCounts = LayoutCounts()
    guard let element else { return ([], nil) }
    let environment = makeEnvironment()
    let tree = tree(of: element, environment)
    measuredTree = nil
    let rounding = startsPixelRounding ? nil : inheritedHostContext?.rounding
    let correction = rounding?.correction.size ?? .zero
    let size = CGSize(
      width: bounds.size.width + correction.width,
      height: bounds.size.height + correction.height
    )
    let before = tree.pass.counts
    tree.pass.state.profile = profile
    let nodes = signposter.interval(.elementLayout, .elementLayoutBegin(type: contentType)) {
      let nodes = tree.layOut(in: size).resolve()
      for node in nodes {
        node.round(from: rounding ?? PixelRounding(), scale: environment.displayScale)
      }
      return nodes
    } end: { _ in
      tree.pass.counts.since(before).layoutEnd
    }
    tree.pass.state.profile = nil
    lastCounts = tree.pass.counts.since(before)
    return (nodes, environment)
  }
}
