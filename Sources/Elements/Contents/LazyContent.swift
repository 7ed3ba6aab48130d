import Foundation

/// The step of a pass in which a lazy content is built.
enum LayoutPhase: Hashable, Sendable {
  /// The element is measured.
  case measurement
  /// The element is laid out.
  case layout
}

/// The content of an element that is only known once its space is.
final class LazyContent: ContentStorage {
  /// The inputs that the built element depends on, besides the environment.
  enum Dependence {
    case environment
    case proposal
    case proposalAndPhase
  }

  typealias Build = (LazyContext) -> any Element

  private let dependence: Dependence
  private let build: Build

  init(dependence: Dependence, build: @escaping Build) {
    self.dependence = dependence
    self.build = build
  }

  convenience init(
    dependence: Dependence,
    build: @escaping (SizeConstraint, Environment, LayoutPhase) -> any Element
  ) {
    self.init(dependence: dependence) { (context: LazyContext) in
      build(context.proposal, context.environment, context.phase)
    }
  }

  override var childCount: Int { 1 }

  /// An element that is built from the proposal may be another one in each.
  override var followsContract: Bool { dependence == .environment }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    guard TreeDepth.permits(node) else { return .zero }
    let context = LazyContext(
      proposal: proposal,
      environment: environment,
      phase: .measurement,
      node: node
    )
    let built = node.built(by: self, for: key(context)) { build(context) }
    return built.node.measure(built.child.content.storage, in: proposal, environment)
  }

  override func layOut(
    in size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> [LayoutResultNode] {
    guard TreeDepth.permits(node) else { return [] }
    let context = LazyContext(
      proposal: SizeConstraint(size),
      environment: environment,
      phase: .layout,
      node: node
    )
    let built = node.built(by: self, for: key(context)) { build(context) }
    return [built.child.filling(size, environment, built.node)]
  }

  private func key(_ context: LazyContext) -> LazyBuild.Key {
    switch dependence {
    case .environment: LazyBuild.Key(proposal: nil, isLayout: false)
    case .proposal: LazyBuild.Key(proposal: context.proposal, isLayout: false)
    case .proposalAndPhase:
      LazyBuild.Key(proposal: context.proposal, isLayout: context.phase == .layout)
    }
  }
}

/// The inputs that a lazy content is built from.
struct LazyContext {
  let proposal: SizeConstraint
  let environment: Environment
  let phase: LayoutPhase
  let node: LayoutNode
}
