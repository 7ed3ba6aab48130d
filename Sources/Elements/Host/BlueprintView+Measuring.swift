import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension BlueprintView {
  /// The size of the element, which is measured unless it is known.
  func measure(in constraint: SizeConstraint) -> CGSize {
    guard let element else { return .zero }
    if let known = measuredSizes[constraint] { return known }
    let environment = makeEnvironment()
    let tree = tree(of: element, environment)
    let before = tree.pass.counts
    tree.pass.state.profile = ElementProfile(signposter)
    let size = signposter.interval(.elementMeasure) {
      // A view of one of its elements may be a host, too.
      TreeDepth.descend(into: type(of: element)) {
        tree.size(in: constraint)
      } limited: {
        .zero
      }
    } end: { _ in
      tree.pass.counts.since(before).measureEnd
    }
    tree.pass.state.takeProfile()?.record()
    if environment.layoutMode.options.cache == .fast { measuredTree = tree }
    measuredSizes[constraint] = size
    return size
  }

  /// The tree that was measured, if it is still true; a new one otherwise.
  func tree(of element: any Element, _ environment: Environment) -> MeasuredTree {
    if let measuredTree, measuredTree.isValid(in: environment) { return measuredTree }
    return build(element, environment)
  }

  /// A tree of the element, which continues a pass if there is one.
  func build(
    _ element: any Element,
    _ environment: Environment,
    _ pass: LayoutPass? = nil
  ) -> MeasuredTree {
    let tree = signposter.interval(.elementBuild) {
      MeasuredTree(element, environment, pass)
    } end: { tree in
      .elementBuildEnd(elements: tree.elementCount)
    }
    if metricsDelegate != nil { builtElements = tree.elementCount }
    return tree
  }

  /// The environment of the element, whose intervals are from now on those of this view.
  func makeEnvironment() -> Environment {
    let result = fixedEnvironment ?? ownEnvironment()
    result.services?.signposter = signposter
    return result
  }

  private func ownEnvironment() -> Environment {
    var result = environment
    if automaticallyInheritsEnvironmentFromContainingBlueprintViews,
      let inherited = inheritedBlueprintEnvironment
    {
      result = inherited.merged(prioritizing: environment)
    }
    if safeAreaInsets != result.safeAreaInsets { result.safeAreaInsets = safeAreaInsets }
    if let size = window?.bounds.size { result.windowSize = size }
    let traits = traitCollection
    if traits != result.traitCollection ?? .current { result.traitCollection = traits }
    if isRightToLeft(traits) { result.layoutDirection = .rightToLeft }
    if let layoutMode { result.layoutMode = layoutMode }
    result.services = services(inherited: result.services)
    return result
  }

  private func isRightToLeft(_ traits: UITraitCollection) -> Bool {
    traits.layoutDirection == .rightToLeft || effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func services(inherited: ElementServices?) -> ElementServices {
    let measurer = inheritedTextMeasurer
    if let inherited, measurer == nil || measurer === inherited.textMeasurer { return inherited }
    if let ownServices, measurer == nil || measurer === ownServices.textMeasurer {
      return ownServices
    }
    let new = ElementServices(textMeasurer: measurer ?? FixedWidthTextMeasurer())
    ownServices = new
    return new
  }
}
