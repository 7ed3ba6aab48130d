import Foundation
import HeadlessUIKit
import ListSchema

/// A view of an element, with the views in it, from update to update.
final class NativeViewController {
  private(set) var node: NativeViewNode
  let view: UIView
  private(set) var children: [NativeViewController] = []

  init(_ node: NativeViewNode) {
    self.node = node
    view = node.description.build()
  }

  /// Whether the view can show a node.
  private func canShow(_ other: NativeViewNode) -> Bool {
    node.path == other.path && type(of: view) == other.description.viewType
  }

  /// Shows a node in a view that has shown another one.
  private func update(to node: NativeViewNode, _ update: ViewUpdate) {
    let hasMoved = node.attributes != self.node.attributes
    self.node = node
    node.description.applyBeforeLayout(to: view)
    if hasMoved { node.attributes.apply(to: view) }
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
    var matches = ViewMatches(old)
    let found = nodes.indices.map { matches.take(nodes[$0], at: $0) { $0.canShow($1) } }
    let keepsOrder =
      old.count == nodes.count && zip(old, nodes).allSatisfy { $0.node.path == $1.path }
    let new = nodes.indices.map { index in
      func show() -> NativeViewController {
        Self.show(nodes[index], in: found[index], at: index, of: container, keepsOrder, update)
      }
      guard let profile = update.profile else { return show() }
      let node = nodes[index]
      let type = node.path.identifier.metatype
      return profile.run(type, .views, update.depth, node.attributes.bounds.size, show)
    }
    for controller in matches.rest { controller.remove(update) }
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

/// An update of the views of a host.
final class ViewUpdate {
  let isInWindow: Bool
  /// What is called at the end, in order.
  var callbacks: [() -> Void] = []
  var counts = ViewCounts()
  /// What elements cost; nil if that is not recorded.
  var profile: ElementProfile?
  /// The number of views around the one that is updated.
  var depth = 0

  init(isInWindow: Bool) {
    self.isInWindow = isInWindow
  }
}

/// How many views an update created, reused and removed.
public struct ViewCounts: Hashable, Sendable {
  /// The views that were created.
  public var createdViews = 0
  /// The views that were there before.
  public var reusedViews = 0
  /// The views that were removed.
  public var removedViews = 0

  /// Creates counts of nothing.
  public init() {}
}

/// The views that are there, by their paths.
private struct ViewMatches {
  private var remaining: [NativeViewController?]
  private var places: [ElementPath: Int]?

  init(_ controllers: [NativeViewController]) {
    remaining = controllers
  }

  /// The view for a node, which is taken only once; nil if there is none.
  mutating func take(
    _ node: NativeViewNode,
    at index: Int,
    where canShow: (NativeViewController, NativeViewNode) -> Bool
  ) -> NativeViewController? {
    if index < remaining.count, let candidate = remaining[index], canShow(candidate, node) {
      remaining[index] = nil
      return candidate
    }
    if places == nil {
      places = [:]
      for (index, controller) in remaining.enumerated() {
        if let controller { places?[controller.node.path] = index }
      }
    }
    guard let place = places?[node.path], let candidate = remaining[place],
      canShow(candidate, node)
    else { return nil }
    remaining[place] = nil
    return candidate
  }

  /// The views that were not taken.
  var rest: [NativeViewController] { remaining.compactMap { $0 } }
}
