// Lists under the name of Listable's module,
// for sources that say `import ListableUI` or `ListableUI.Section`.
@_exported public import ListEngine
