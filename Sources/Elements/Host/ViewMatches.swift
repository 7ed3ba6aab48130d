/// The views that are there, to be taken by nodes that they can show.
@preconcurrency @MainActor
struct ViewMatches {
  private let controllers: [NativeViewController]
  private var isTaken: [Bool]
  private var places: [ElementPath: Int]?
  /// True if the nodes have the same paths as the views, in the same order.
  let keepsOrder: Bool

  init(_ controllers: [NativeViewController], _ nodes: [NativeViewNode]) {
    self.controllers = controllers
    isTaken = Array(repeating: false, count: controllers.count)
    keepsOrder =
      controllers.count == nodes.count
      && zip(controllers, nodes).allSatisfy { $0.path == $1.path }
  }

  /// The view for a node, which is taken only once; nil if there is none.
  mutating func take(_ node: NativeViewNode, at index: Int) -> NativeViewController? {
    if index < controllers.count, let match = take(index, node) { return match }
    guard !keepsOrder else { return nil }
    if places == nil {
      places = [:]
      for (index, controller) in controllers.enumerated() where !isTaken[index] {
        places?[controller.path] = index
      }
    }
    return places?[node.path].flatMap { take($0, node) }
  }

  private mutating func take(_ place: Int, _ node: NativeViewNode) -> NativeViewController? {
    let candidate = controllers[place]
    guard !isTaken[place], candidate.hasViewType(of: node),
      keepsOrder || candidate.path == node.path
    else { return nil }
    isTaken[place] = true
    return candidate
  }

  /// Visits the views that were not taken.
  func visitRest(_ body: (NativeViewController) -> Void) {
    for (index, controller) in controllers.enumerated() where !isTaken[index] { body(controller) }
  }
}
