public import Foundation

/// Makes the menu of a context menu from what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu for a row that is pressed long, and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The name by which the app finds the row again.
  public let identifier: any NSCopying
  /// The number of items that it is for; it is not shown.
  open var badgeCount = 0
  /// The names of the other items that it is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; without an identifier it gets a new one.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu, as it is when a user presses long; nil if there is none.
  public func simulateMenu() -> UIMenu? { actionProvider?([]) }

  /// The preview; nil if it is the row itself.
  public func simulatePreview() -> UIViewController? { previewProvider?() }
}
