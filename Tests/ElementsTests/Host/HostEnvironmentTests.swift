import HeadlessUIKit
import Testing

@testable import Elements

/// ENV-04…09.
@Suite struct HostEnvironmentTests {
  private func host(_ element: any Element) -> BlueprintView {
    let view = BlueprintView(element: element)
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    return view
  }

  private enum Key: EnvironmentKey {
    static var defaultValue: String { "default" }
  }

  private struct Reading: Element {
    let seen: (String) -> Void
    var content: ElementContent { ElementContent(intrinsicSize: .zero) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      seen(context.environment[Key.self])
      return UIView.describe { _ in }
    }
  }

  @Test("Views are described in their environment (ENV-04, ENV-09)")
  func environment() {
    var seen: [String] = []
    let reading = Reading { seen.append($0) }
    let view = host(reading.adaptedEnvironment(key: Key.self, value: "1"))
    view.element = reading.adaptedEnvironment(key: Key.self, value: "2")
    view.layoutIfNeeded()
    view.element = reading
    view.environment[Key.self] = "host"
    view.layoutIfNeeded()
    #expect(seen == ["1", "2", "host"])
  }

  @Test("Views inherit the environment of the nearest element above (ENV-06)")
  func inherited() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    var environment = Environment()
    environment[Key.self] = "set"
    outer.attachedValue = HostContext(environment: environment, rounding: .init())
    for view in [outer, middle, inner] {
      #expect(view.inheritedBlueprintEnvironment?[Key.self] == "set")
    }
    outer.attachedValue = nil
    for view in [outer, middle, inner] { #expect(view.inheritedBlueprintEnvironment == nil) }
  }

  @Test("A host in an element's view inherits the environment")
  func nestedHost() {
    var seen: [String] = []
    let nested = BlueprintView(element: Reading { seen.append($0) })
    let leaf = Leaf<BlueprintView>(1, 1) { $0.builder = { nested } }
    let view = host(leaf.adaptedEnvironment(key: Key.self, value: "outer"))
    #expect(seen.last == "outer")
    nested.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false
    view.layoutIfNeeded()
    #expect(seen.last == "default")
  }

  @Test("The direction of lines is that of the traits, or of the view")
  func direction() {
    var seen: [Environment.LayoutDirection] = []
    let reader = EnvironmentReader { environment in
      seen.append(environment.layoutDirection)
      return Fixed(1, 1)
    }
    let view = host(reader)
    #expect(seen.last == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(seen.last == .rightToLeft)
    view.semanticContentAttribute = .unspecified
    view.layoutIfNeeded()
    #expect(seen.last == .leftToRight)
    view.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    view.layoutIfNeeded()
    #expect(seen.last == .rightToLeft)
  }
}
