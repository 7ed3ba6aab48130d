public import Elements
public import ListEngine

/// An element at which a row could be dragged; here it only shows another one.
public struct ListReorderGesture: Element {
  /// The gesture that begins a drag.
  public enum Begins: Hashable, Sendable {
    /// A touch.
    case onTap
    /// A touch of half a second.
    case onLongPress
  }

  /// The element.
  public var wrappedElement: any Element
  /// True if the row can be dragged.
  public var isEnabled: Bool
  /// The actions of a drag.
  public var actions: ReorderingActions
  /// The gesture that begins a drag.
  public var begins: Begins
  /// A description for assistive technologies.
  public var accessibilityLabel: String?

  /// Creates an element at which a row could be dragged.
  public init(
    isEnabled: Bool = true,
    actions: ReorderingActions,
    begins: Begins = .onTap,
    accessibilityLabel: String? = nil,
    wrapping element: any Element
  ) {
    self.isEnabled = isEnabled
    self.actions = actions
    self.begins = begins
    self.accessibilityLabel = accessibilityLabel
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }
}

extension Element {
  /// The element, at which a row could be dragged.
  public func listReorderGesture(
    with actions: ReorderingActions,
    isEnabled: Bool = true,
    begins: ListReorderGesture.Begins = .onTap,
    accessibilityLabel: String? = nil
  ) -> ListReorderGesture {
    ListReorderGesture(
      isEnabled: isEnabled,
      actions: actions,
      begins: begins,
      accessibilityLabel: accessibilityLabel,
      wrapping: self
    )
  }
}
