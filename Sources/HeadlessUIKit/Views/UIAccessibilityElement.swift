/// Something that assistive technologies read although it is no view.
open class UIAccessibilityElement {
  /// What is read out.
  open var accessibilityLabel: String?
  /// What is read out as the value.
  open var accessibilityValue: String?
  /// What is read out to say how it is used.
  open var accessibilityHint: String?
  /// The actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// What contains the element.
  open private(set) weak var accessibilityContainer: AnyObject?

  /// Creates an element of a container.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
  }
}

/// An action that assistive technologies offer.
open class UIAccessibilityCustomAction {
  /// Performs the action; true if it did.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The name that is read out.
  open var name: String
  /// Performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
