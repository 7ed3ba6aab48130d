public import HeadlessUIKit

/// One action that shows when a row is swiped.
public struct SwipeAction {
  /// The state of the actions after one was tapped.
  public enum Completion: Hashable, Sendable {
    /// The actions close.
    case closeActions
    /// The actions expand over the whole row, as before the row is deleted.
    case expandActions
  }

  /// Called for a tap; it must call the closure that it is given when the action is done.
  public typealias OnTap = (_ completion: @escaping (Completion) -> Void) -> Void

  /// The text.
  public var title: String?
  /// The label for assistive technologies; nil uses the title.
  public var accessibilityLabel: String?
  /// The value for assistive technologies.
  public var accessibilityValue: String?
  /// The hint for assistive technologies.
  public var accessibilityHint: String?
  /// The background colour of the action; nil for none.
  public var backgroundColor: UIColor?
  /// The colour of text and picture.
  public var tintColor: UIColor
  /// The picture.
  public var image: UIImage?
  /// Called for a tap.
  public var onTap: OnTap

  /// Creates an action.
  ///
  /// - Precondition: the title or the accessibility label is not empty.
  public init(
    title: String?,
    accessibilityLabel: String? = nil,
    accessibilityValue: String? = nil,
    accessibilityHint: String? = nil,
    backgroundColor: UIColor?,
    tintColor: UIColor = .white,
    image: UIImage? = nil,
    onTap: @escaping OnTap
  ) {
    precondition(
      title?.isEmpty == false || accessibilityLabel?.isEmpty == false,
      "a swipe action without a title needs an accessibility label"
    )
    self.title = title
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityValue = accessibilityValue
    self.accessibilityHint = accessibilityHint
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.image = image
    self.onTap = onTap
  }
}
