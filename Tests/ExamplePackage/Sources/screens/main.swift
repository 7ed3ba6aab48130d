import ListScopeCommand

// Six screens in the idiom of iOS apps. Only the files *Scenario.swift know that they are measured.
ListScopeCommand.main(scenarios: [
  SettingsScenario(), ThreadScenario(), InboxScreenScenario(), ContactsScreenScenario(),
  PhotoFeedScenario(), FormScenario(),
])
