import ListScopeCommand

ListScopeCommand.run()
