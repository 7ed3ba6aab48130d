public import Workloads

/// The scenarios that come with ListScope.
public enum Scenarios {
  /// All scenarios: the catalogue, which examples use, then the others by name.
  public static let builtIn: [any Scenario] = [
    CatalogScenario(),
    AdversarialScenario(),
    CatalogSearchScenario(),
    ChatScenario(),
    CollectionScenario(),
    ContactsScenario(),
    DashboardScenario(),
    ElementsScenario(),
    FeedScenario(),
    GrowthScenario(),
    InboxScenario(),
    OpsScenario(),
    PhotosScenario(),
    SettingsScenario(),
    StorefrontScenario(),
    TableScenario(),
    TickerScenario(),
  ]
}
