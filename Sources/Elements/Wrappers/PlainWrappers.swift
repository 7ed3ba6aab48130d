public import HeadlessUIKit

/// An element whose descendants assistive technologies do not see.
public struct AccessibilityBlocker: Element {
  /// The element.
  public var wrappedElement: any Element
  /// True if the descendants are hidden from assistive technologies.
  public var isBlocking: Bool

  /// Creates an element that hides another one from assistive technologies.
  public init(isBlocking: Bool = true, wrapping element: any Element) {
    self.isBlocking = isBlocking
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view around the element.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { config in
      config[\.isAccessibilityElement] = false
      config[\.accessibilityElementsHidden] = isBlocking
    }
  }
}

/// An element whose descendants belong together for assistive technologies.
public struct AccessibilityContainer: Element {
  /// The element.
  public var wrappedElement: any Element
  /// The kind of the group.
  public var containerType: UIAccessibilityContainerType
  /// A description of the group.
  public var label: String?
  /// The value of the group.
  public var value: String?
  /// A name for tests.
  public var identifier: String?

  /// Creates an element whose descendants belong together.
  public init(
    containerType: UIAccessibilityContainerType = .semanticGroup,
    label: String? = nil,
    value: String? = nil,
    identifier: String? = nil,
    wrapping element: any Element
  ) {
    self.containerType = containerType
    self.label = label
    self.value = value
    self.identifier = identifier
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view around the element.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { config in
      config[\.accessibilityContainerType] = containerType
      config[\.accessibilityLabel] = label
      config[\.accessibilityValue] = value
      config[\.accessibilityIdentifier] = identifier
    }
  }
}

/// An element that is shown in light or in dark mode.
public struct UserInterfaceStyleOverridingElement: Element {
  /// The element.
  public var wrappedElement: any Element
  /// The mode.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Creates an element that is shown in a mode.
  public init(userInterfaceStyle: UIUserInterfaceStyle, wrapping element: any Element) {
    self.userInterfaceStyle = userInterfaceStyle
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view around the element.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    UIView.describe { config in config[\.overrideUserInterfaceStyle] = userInterfaceStyle }
  }
}

extension Element {
  /// The element, hidden from assistive technologies.
  public func blockAccessibility(isBlocking: Bool = true) -> AccessibilityBlocker {
    AccessibilityBlocker(isBlocking: isBlocking, wrapping: self)
  }

  /// The element, whose descendants belong together for assistive technologies.
  public func accessibilityContainer(
    label: String? = nil,
    identifier: String? = nil
  ) -> AccessibilityContainer {
    AccessibilityContainer(label: label, identifier: identifier, wrapping: self)
  }

  /// The element, whose descendants belong together in a way for assistive technologies.
  public func accessibilityContainer(
    containerType: UIAccessibilityContainerType,
    label: String? = nil,
    value: String? = nil,
    identifier: String? = nil
  ) -> AccessibilityContainer {
    AccessibilityContainer(
      containerType: containerType,
      label: label,
      value: value,
      identifier: identifier,
      wrapping: self
    )
  }
}
