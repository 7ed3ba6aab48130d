import BuiltInScenarios
import ListScopeCommand

ListScopeCommand.main(scenarios: Scenarios.builtIn)
