public import Foundation

/// A menu for editing what was chosen in a view; it is not shown: `visibleMenu` is what would be.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIInteraction {
  /// Gives the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view with the menu.
  public private(set) weak var view: UIView?
  /// The menu that is open; nil for none.
  public private(set) var visibleMenu: UIMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Creates a menu that an object gives.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to another view, or to none, which closes the menu.
  open func didMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
    self.view = view
  }

  /// The point of the menu, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  /// Opens the menu that the delegate gives.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    self.configuration = configuration
    reloadVisibleMenu()
  }

  /// Closes the menu.
  open func dismissMenu() { (configuration, visibleMenu) = (nil, nil) }

  /// Asks the delegate for the menu again.
  open func reloadVisibleMenu() {
    guard let configuration, let delegate else { return visibleMenu = nil }
    visibleMenu = delegate.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: []
    )
  }

  /// Moves the menu to its place, which is not computed here.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// The name and the place of a menu for editing.
@preconcurrency @MainActor
open class UIEditMenuConfiguration {
  /// The name.
  public let identifier: AnyHashable
  /// The point at which the menu is, in the coordinates of the view.
  public let sourcePoint: CGPoint

  /// Creates a configuration; without a name it gets a new one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

/// Gives the menu for editing of a view.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The area at which the menu points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions, which are none here.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { suggestedActions.isEmpty ? nil : UIMenu(children: suggestedActions) }

  /// An empty area.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
