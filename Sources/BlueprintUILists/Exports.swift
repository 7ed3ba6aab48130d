// Rows of elements under the name of Listable's module for them, which also exports elements and lists.
@_exported public import BlueprintUI
@_exported public import ElementLists
@_exported public import ListableUI
