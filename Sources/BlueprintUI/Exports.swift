// Elements under the name of Blueprint's module,
// for sources that say `import BlueprintUI` or `BlueprintUI.Element`.
@_exported public import Elements
