/// Something that assistive technologies read although it is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement {
  /// The text that is read out.
  open var accessibilityLabel: String?
  /// The text that is read out as the value.
  open var accessibilityValue: String?
  /// The text that is read out to explain the use.
  open var accessibilityHint: String?
  /// The actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The container of the element.
  open private(set) weak var accessibilityContainer: AnyObject?

  /// Creates an element of a container.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
  }
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// Performs the action; true if it did.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The name that is read out.
  open var name: String
  /// Performs the action.
  open var actionHandler: Handler?

  /// The picture.
  open var image: UIImage?

  /// Creates an action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
