/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// The title.
  var title: String { get }
}

/// An action below a preview; previews are not shown.
@preconcurrency @MainActor
open class UIPreviewAction: UIPreviewActionItem {
  /// The looks of actions.
  public enum Style: Int, Hashable, Sendable {
    /// The default.
    case `default`
    /// With a mark.
    case selected
    /// That of an action that removes something.
    case destructive
  }

  /// The title.
  public let title: String
  /// The look.
  public let style: Style
  /// Performs the action.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String,
    style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// Actions below a preview that open together.
@preconcurrency @MainActor
open class UIPreviewActionGroup: UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The look.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }
}
