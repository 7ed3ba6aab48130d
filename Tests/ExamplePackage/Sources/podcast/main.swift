import ListScopeCommand

// A podcast app with eight mistakes behind switches. Only the folder Scenario knows that it is measured.
ListScopeCommand.main(scenarios: [PodcastScenario()])
