// `import BlueprintUILists` re-exports both, so `import ElementLists` does too.
@_exported public import Elements
@_exported public import ListEngine
