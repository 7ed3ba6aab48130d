/// The buttons beside the suggestions of a keyboard, which are not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem {
  /// True if the user can hide the buttons.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// Creates an item without buttons.
  public init() {}
}
