/// An action beside a row that is swiped.
@preconcurrency @MainActor
open class UIContextualAction {
  /// The meaning of an action.
  public enum Style: Int, Hashable, Sendable {
    /// Any.
    case normal
    /// Removes the row.
    case destructive
  }

  /// Performs an action: takes the action, the view that shows it, and a closure to be called at
  /// the end, with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The meaning of the action.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the background; by default red for a removal, and gray for others.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// The actions; the first one is at the edge of the row.
  public let actions: [UIContextualAction]
  /// True if a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
