/// The scenarios that come with ListScope.
public enum Scenarios {
  /// All of them: the catalogue, which examples play, then the others by their names.
  public static let builtIn: [any Scenario] = [
    CatalogScenario(),
    AdversarialScenario(),
    CatalogSearchScenario(),
    ChatScenario(),
    ContactsScenario(),
    DashboardScenario(),
    FeedScenario(),
    GrowthScenario(),
    InboxScenario(),
    OpsScenario(),
    PhotosScenario(),
    SettingsScenario(),
    TickerScenario(),
  ]
}
