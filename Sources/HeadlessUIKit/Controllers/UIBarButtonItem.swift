public import Foundation

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

  /// The menu that the button opens.
  open var menu: UIMenu?
  /// A view in place of title and picture.
  open var customView: UIView?
  /// The width of a space, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The titles that the button may have, of which the widest determines its width.
  open var possibleTitles: Set<String>?
  /// True if the button shows that it is chosen.
  open var isSelected = false
  /// True if the button is not shown.
  open var isHidden = false
  /// True if the menu opens with a touch, and the action by a long one.
  open var changesSelectionAsPrimaryAction = false
  /// A number for finding the button.
  open var tag = 0
  /// A description of the button, for assistive technologies.
  open var accessibilityLabel: String?
  /// A description of the button's effect, for assistive technologies.
  open var accessibilityHint: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The picture on a small bar.
  open var landscapeImagePhone: UIImage?

  /// The distance of the picture from its place.
  open var imageInsets = UIEdgeInsets.zero
  /// True if symbols of the button are animated.
  open var isSymbolAnimationEnabled = false
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The attributes of the title in a state; nil for the default ones.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// Creates a button without a title.
  public init() {}

  /// Creates a button that shows the title and the picture of an action and performs it.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    image = primaryAction?.image
  }

  /// Creates a button of the system; like UIKit's it has no title of its own.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
  }

  /// Creates a button with a title or a picture.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(primaryAction: nil)
    self.customView = customView
  }

  /// Creates a space that takes what the other buttons of a bar leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Simulates a tap on the button, if it is enabled; a menu is not opened.
  open func tap() {
    guard isEnabled else { return }
    primaryAction?.performWithSender(self, target: nil)
  }
}

/// Buttons in a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button in place of the others where there is little room.
  open var representativeItem: UIBarButtonItem?
  /// True if the group is not shown.
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

extension UIBarButtonItem {
  /// A group of this button, which stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}
