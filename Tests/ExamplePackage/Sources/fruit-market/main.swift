import ListScopeCommand

ListScopeCommand.main(scenarios: [FruitMarket()])
