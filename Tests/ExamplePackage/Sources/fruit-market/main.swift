import ListScopeCommand

ListScopeCommand.main(scenarios: [FruitMarket(), FruitMarket(readsClock: true)])
