import ListScopeCommand
import Workloads

ListScopeCommand.main(scenarios: Scenarios.builtIn)
