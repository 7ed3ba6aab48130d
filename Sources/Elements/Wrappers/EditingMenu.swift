/// An element with a menu of what can be done with it; here it is only data.
public struct EditingMenu: Element {
  /// The gesture that opens the menu.
  public enum PresentationMode: Hashable, Sendable {
    /// A tap.
    case onTap
    /// A long press.
    case onLongPress
  }

  /// The element.
  public var wrappedElement: any Element
  /// The gesture that opens the menu.
  public var presentationMode: PresentationMode
  /// The items of the menu.
  public var items: [EditingMenuItem]

  /// Creates an element with a menu.
  public init(
    presentationMode: PresentationMode = .onLongPress,
    items: [EditingMenuItem],
    wrapping element: any Element
  ) {
    self.presentationMode = presentationMode
    self.items = items
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }
}

/// Something that can be done from a menu.
public struct EditingMenuItem {
  /// The effect of an item.
  public enum Kind: Hashable, Sendable {
    /// It copies.
    case copy
    /// It cuts.
    case cut
    /// It pastes.
    case paste
    /// Something else, with a title.
    case custom(String)
  }

  /// The effect of the item.
  public var kind: Kind
  /// Called when the user selects it.
  public var onSelect: () -> Void

  /// Creates an item.
  public init(kind: Kind, onSelect: @escaping () -> Void) {
    self.kind = kind
    self.onSelect = onSelect
  }
}

extension Element {
  /// The element with a menu, which is only data here.
  public func editingMenu(
    show presentationMode: EditingMenu.PresentationMode = .onLongPress,
    @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]
  ) -> EditingMenu {
    EditingMenu(presentationMode: presentationMode, items: items(), wrapping: self)
  }
}
