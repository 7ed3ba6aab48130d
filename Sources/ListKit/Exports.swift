// Compositional lists under the name of ListKit's module.
@_exported public import ComposeLists
