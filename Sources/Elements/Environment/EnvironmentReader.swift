/// An element that is built from the environment.
public struct EnvironmentReader: Element {
  private let build: (Environment) -> any Element

  /// Creates an element from the function that builds it.
  public init(elementRepresentation build: @escaping (Environment) -> any Element) {
    self.build = build
  }

  /// The content of the built element.
  public var content: ElementContent {
    ElementContent(
      storage: LazyContent(dependence: .environment) { _, environment, _ in
        build(environment)
      }
    )
  }
}
