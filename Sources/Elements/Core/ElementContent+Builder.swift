extension ElementContent {
  /// Collects the children of a layout.
  public struct Builder<LayoutType: Layout> {
    private(set) var children: [ContentChild] = []
    private var identifiers = ElementIdentifierFactory()

    /// Adds a child.
    ///
    /// - Parameters:
    ///   - traits: the traits of the child that the layout reads.
    ///   - key: distinguishes the child from siblings of its type.
    ///   - element: the child.
    public mutating func add(
      traits: LayoutType.Traits = LayoutType.defaultTraits,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      append(key, element, traits, LayoutTraits())
    }

    /// Adds a child with traits of any kinds.
    ///
    /// - Parameters:
    ///   - layoutTraits: the traits of the child that layouts read.
    ///   - key: distinguishes the child from siblings of its type.
    ///   - element: the child.
    public mutating func add(
      layoutTraits: LayoutTraits,
      key: AnyHashable? = nil,
      element: any Element
    ) {
      append(key, element, LayoutType.defaultTraits, layoutTraits)
    }

    private mutating func append(
      _ key: AnyHashable?,
      _ element: any Element,
      _ ownTraits: LayoutType.Traits,
      _ traits: LayoutTraits
    ) {
      let identifier = identifiers.nextIdentifier(for: type(of: element), key: key)
      children.append(
        ContentChild(element, identifier, ownTraits: ownTraits, traits: traits)
      )
    }
  }
}

/// A child in the content of its parent.
final class ContentChild {
  let element: any Element
  let identifier: ElementIdentifier
  let content: ElementContent
  /// The traits of the layout's own type.
  let ownTraits: Any
  let traits: LayoutTraits

  init(
    _ element: any Element,
    _ identifier: ElementIdentifier? = nil,
    ownTraits: Any = (),
    traits: LayoutTraits = LayoutTraits()
  ) {
    self.element = element
    self.identifier = identifier ?? ElementIdentifier(elementType: type(of: element))
    content = TreeDepth.descend(into: type(of: element)) {
      element.content
    } limited: {
      .empty
    }
    self.ownTraits = ownTraits
    self.traits = traits
  }
}
