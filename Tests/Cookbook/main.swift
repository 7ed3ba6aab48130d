import ListScopeCommand

// A cookbook with mistakes behind switches, which were made before anybody looked at what reports can name.
ListScopeCommand.main(scenarios: [CookbookScenario()])
