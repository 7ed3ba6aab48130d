/// The scenarios that come with ListScope.
public enum Scenarios {
  /// All of them.
  public static let builtIn: [any Scenario] = [CatalogScenario(), OpsScenario()]
}
