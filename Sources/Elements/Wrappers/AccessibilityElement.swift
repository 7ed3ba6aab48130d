public import Foundation
public import HeadlessUIKit

/// An element that describes another one to assistive technologies; here it is only data.
public struct AccessibilityElement: Element {
  /// What an element is to assistive technologies.
  public enum Trait: Hashable, Sendable {
    /// A button.
    case button
    /// A link.
    case link
    /// A header.
    case header
    /// An image.
    case image
    /// A text that does not change.
    case staticText
    /// A search field.
    case searchField
    /// Selected.
    case selected
    /// Without effect.
    case notEnabled
    /// Often updated.
    case updatesFrequently
  }

  /// The element.
  public var wrappedElement: any Element
  /// The description of the element.
  public var label: String?
  /// The description of its value.
  public var value: String?
  /// The description of its effect.
  public var hint: String?
  /// A name for tests.
  public var identifier: String?
  /// What the element is.
  public var traits: Set<Trait>
  /// The size that assistive technologies show; nil for that of the element.
  public var accessibilityFrameSize: CGSize?

  /// Creates an element that describes another one.
  public init(
    label: String?,
    value: String?,
    traits: Set<Trait>,
    hint: String? = nil,
    identifier: String? = nil,
    accessibilityFrameSize: CGSize? = nil,
    wrapping element: any Element
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.identifier = identifier
    self.accessibilityFrameSize = accessibilityFrameSize
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view with the description.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    AccessibilityView.describe { config in
      config.apply { view in
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityValue = value
        view.accessibilityHint = hint
        view.accessibilityIdentifier = identifier
        view.traits = traits
      }
    }
  }
}

/// The view of an element that describes another one.
final class AccessibilityView: UIView {
  var traits: Set<AccessibilityElement.Trait> = []
}

extension Element {
  /// The element with a description for assistive technologies.
  public func accessibilityElement(
    label: String?,
    value: String?,
    traits: Set<AccessibilityElement.Trait>,
    hint: String? = nil,
    identifier: String? = nil,
    accessibilityFrameSize: CGSize? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      label: label,
      value: value,
      traits: traits,
      hint: hint,
      identifier: identifier,
      accessibilityFrameSize: accessibilityFrameSize,
      wrapping: self
    )
  }
}
