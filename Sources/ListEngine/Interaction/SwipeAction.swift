public import HeadlessUIKit

/// One action that shows when a row is swiped.
public struct SwipeAction {
  /// What to do with the actions after one was tapped.
  public enum Completion: Hashable, Sendable {
    /// The actions close.
    case closeActions
    /// The actions spread over the whole row, as before the row is deleted.
    case expandActions
  }

  /// What a tap does; it calls the closure that it is given when it is done.
  public typealias OnTap = (_ completion: @escaping (Completion) -> Void) -> Void

  /// The text.
  public var title: String?
  /// The text for assistive technologies; nil takes the title.
  public var accessibilityLabel: String?
  /// The value for assistive technologies.
  public var accessibilityValue: String?
  /// The hint for assistive technologies.
  public var accessibilityHint: String?
  /// The colour behind text and picture.
  public var backgroundColor: UIColor
  /// The colour of text and picture.
  public var tintColor: UIColor
  /// The picture.
  public var image: UIImage?
  /// What a tap does.
  public var onTap: OnTap

  /// Describes an action.
  ///
  /// - Precondition: the title or the accessibility label has text.
  public init(
    title: String?,
    accessibilityLabel: String? = nil,
    accessibilityValue: String? = nil,
    accessibilityHint: String? = nil,
    backgroundColor: UIColor,
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
