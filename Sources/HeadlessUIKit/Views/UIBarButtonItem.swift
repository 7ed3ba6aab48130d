import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// The styles of buttons.
  public enum Style: Int, Hashable, Sendable {
    /// Plain.
    case plain
    /// For the button that ends a task.
    case done = 2
  }

  /// The buttons of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Ends a task.
    case done
    /// Leaves a task without its result.
    case cancel
    /// Begins to edit.
    case edit
    /// Saves.
    case save
    /// Adds something.
    case add
    /// Space that takes what others leave.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// Writes something.
    case compose
    /// Answers.
    case reply
    /// Shares, or another action.
    case action
    /// Sorts into folders.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// The camera.
    case camera
    /// Moves to the trash.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back.
    case rewind
    /// Goes forward.
    case fastForward
    /// Takes back the last change.
    case undo
    /// Makes the change again that was taken back.
    case redo
    /// Closes.
    case close = 24
  }

  /// The button of the system that it is; nil for none.
  public private(set) final var systemItem: SystemItem?
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The style.
  open var style = Style.plain
  /// True if it can be pressed.
  open var isEnabled = true
  /// The colour; nil for the tint.
  open var tintColor: UIColor?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// Creates a button that shows the title and the picture of an action and performs it.
  public init(primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    image = primaryAction?.image
  }

  /// Creates a button of the system; like UIKit's it has no title of its own.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
  }

  /// Creates a space that takes what the other buttons of a bar leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a button with a title.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    self.title = title
    if let image { self.image = image }
  }

  /// Simulates a tap on the button, if it is enabled.
  open func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(sender: self)
  }
}
