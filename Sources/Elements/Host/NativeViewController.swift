import Foundation
import HeadlessUIKit
import ListSchema

/// A view of an element, with the views in it, from update to update.
@preconcurrency @MainActor
final class NativeViewController {
  private(set) var node: NativeViewNode
  let view: UIView
  private(set) var children: [NativeViewController] = []

  init(_ node: NativeViewNode) {
    self.node = node
    view = node.description.build()
  }

  /// The path of the element below the nearest one with a view.
  var path: ElementPath { node.path }

  /// Returns whether the view is of the class that a node is shown in.
  func hasViewType(of other: NativeViewNode) -> Bool {
    type(of: view) == other.description.viewType
  }

  /// Shows a node in a view that has shown another one.
  private func update(to node: NativeViewNode, _ update: ViewUpdate) {
    self.node = node
    node.description.applyBeforeLayout(to: view)
    // Also where they are the same: what the former element did to the view is undone.
    node.attributes.apply(to: view)
  }

  /// Shows the node in a new view.
  private func begin() {
    UIView.performWithoutAnimation {
      node.attributes.apply(to: view)
      node.description.applyBeforeLayout(to: view)
    }
  }

  /// Updates the view and the views in it, once it is in place.
  private func finish(_ update: ViewUpdate) {
    let context = view.attachedValue as? HostContext
    let isKnown = context.map {
      $0.rounding == node.rounding && $0.environment.isSame(as: node.environment)
    }
    if isKnown != true {
      view.attachedValue = HostContext(environment: node.environment, rounding: node.rounding)
    }
    node.description.apply(to: view)
    if !node.children.isEmpty || !children.isEmpty {
      update.depth += 1
      children = TreeDepth.step(to: update.depth) {
        Self.patch(
          children,
          to: node.children,
          in: node.description.contentView(in: view),
          update
        )
      }
      update.depth -= 1
    }
    view.layoutIfNeeded()
  }

  /// Makes the subviews of a view show nodes, with the views that are there as far as possible.
  static func patch(
    _ old: [NativeViewController],
    to nodes: [NativeViewNode],
    in container: UIView,
    _ update: ViewUpdate
  ) -> [NativeViewController] {
    var matches = ViewMatches(old, nodes)
    var new: [NativeViewController] = []
    new.reserveCapacity(nodes.count)
    let found = nodes.indices.map { matches.take(nodes[$0], at: $0) }
    for (index, node) in nodes.enumerated() {
      func show() -> NativeViewController {
        Self.show(node, in: found[index], at: index, of: container, matches.keepsOrder, update)
      }
      guard let profile = update.profile else {
        new.append(show())
        continue
      }
      let type = node.path.identifier.metatype
      new.append(profile.run(type, .views, update.depth, node.attributes.bounds.size, show))
    }
    matches.visitRest { $0.remove(update) }
    return new
  }

  private static func show(
    _ node: NativeViewNode,
    in match: NativeViewController?,
    at index: Int,
    of container: UIView,
    _ keepsOrder: Bool,
    _ update: ViewUpdate
  ) -> NativeViewController {
    if let match {
      update.counts.reusedViews += 1
      match.update(to: node, update)
      if !keepsOrder { match.insert(into: container, at: index) }
      match.finish(update)
      return match
    }
    let controller = NativeViewController(node)
    update.counts.createdViews += 1
    controller.begin()
    if let appear = node.description.onAppear, update.isInWindow {
      update.callbacks.append(appear)
    }
    controller.insert(into: container, at: index)
    controller.finish(update)
    return controller
  }

  private func insert(into container: UIView, at index: Int) {
    let isThere = index < container.subviews.count && container.subviews[index] === view
    if !isThere { container.insertSubview(view, at: index) }
  }

  private func remove(_ update: ViewUpdate) {
    visit { controller in
      update.counts.removedViews += 1
      if update.isInWindow, let disappear = controller.node.description.onDisappear {
        update.callbacks.append(disappear)
      }
    }
    view.removeFromSuperview()
  }

  /// Visits the view and the views in it, from the outermost in.
  func visit(_ body: (NativeViewController) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  var onAppear: (() -> Void)? { node.description.onAppear }
  var onDisappear: (() -> Void)? { node.description.onDisappear }
}
