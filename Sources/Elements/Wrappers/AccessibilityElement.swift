public import Foundation
import HeadlessUIKit

/// An element that describes another one to assistive technologies; here it is only data.
public struct AccessibilityElement: Element {
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
  /// The roles of the element.
  public var traits: Set<Trait>
  /// The size that assistive technologies show; nil for that of the element.
  public var accessibilityFrameSize: CGSize?
  /// The actions of the element, besides its activation.
  public var customActions: [CustomAction]
  /// Further descriptions.
  public var customContent: [CustomContent]
  /// The names by which a user may call the element, the best one first; empty for the label.
  public var userInputLabels: [String]
  /// Called when the element is activated; nil for a tap in its middle.
  public var accessibilityActivate: (() -> Bool)?

  /// Creates an element that describes another one.
  public init(
    label: String?,
    value: String?,
    traits: Set<Trait>,
    hint: String? = nil,
    identifier: String? = nil,
    accessibilityFrameSize: CGSize? = nil,
    customActions: [CustomAction] = [],
    customContent: [CustomContent] = [],
    userInputLabels: [String] = [],
    accessibilityActivate: (() -> Bool)? = nil,
    wrapping element: any Element
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.identifier = identifier
    self.accessibilityFrameSize = accessibilityFrameSize
    self.customActions = customActions
    self.customContent = customContent
    self.userInputLabels = userInputLabels
    self.accessibilityActivate = accessibilityActivate
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view with the description.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    AccessibilityView.describe { config in
      config.apply { $0.show(self) }
    }
  }
}

/// The view of an element that describes another one.
final class AccessibilityView: UIView {
  private(set) var description: AccessibilityElement?
  var traits: Set<AccessibilityElement.Trait> { description?.traits ?? [] }

  func show(_ element: AccessibilityElement) {
    description = element
    isAccessibilityElement = true
    accessibilityLabel = element.label
    accessibilityValue = element.value
    accessibilityHint = element.hint
    accessibilityIdentifier = element.identifier
    accessibilityTraits = element.traits.reduce(into: []) { $0.formUnion($1.viewTrait) }
    accessibilityCustomActions =
      element.customActions.isEmpty
      ? nil
      : element.customActions.map { action in
        UIAccessibilityCustomAction(name: action.name, image: action.image) { _ in
          action.onActivation()
        }
      }
  }

  /// The frame that assistive technologies show, in the view's own coordinates.
  ///
  /// It is larger or smaller than the view by the full difference at each edge, as in the original.
  var accessibilityBounds: CGRect {
    guard let size = description?.accessibilityFrameSize else { return bounds }
    return bounds.insetBy(dx: bounds.width - size.width, dy: bounds.height - size.height)
  }
}

extension Element {
  /// The element with a description for assistive technologies.
  public func accessibility(
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    traits: Set<AccessibilityElement.Trait> = [],
    accessibilityFrameSize: CGSize? = nil
  ) -> AccessibilityElement {
    accessibilityElement(
      label: label,
      value: value,
      traits: traits,
      hint: hint,
      identifier: identifier,
      accessibilityFrameSize: accessibilityFrameSize
    )
  }

  /// The element with a description for assistive technologies.
  public func accessibilityElement(
    label: String?,
    value: String?,
    traits: Set<AccessibilityElement.Trait>,
    hint: String? = nil,
    identifier: String? = nil,
    accessibilityFrameSize: CGSize? = nil,
    customActions: [AccessibilityElement.CustomAction] = [],
    customContent: [AccessibilityElement.CustomContent] = [],
    userInputLabels: [String] = []
  ) -> AccessibilityElement {
    AccessibilityElement(
      label: label,
      value: value,
      traits: traits,
      hint: hint,
      identifier: identifier,
      accessibilityFrameSize: accessibilityFrameSize,
      customActions: customActions,
      customContent: customContent,
      userInputLabels: userInputLabels,
      wrapping: self
    )
  }
}
