import ListScopeCommand

ListScopeCommand.main()
