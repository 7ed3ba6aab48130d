import ListScopeCommand

// A cookbook with mistakes behind switches, made before its author had read what reports can name.
ListScopeCommand.main(scenarios: [CookbookScenario()])
