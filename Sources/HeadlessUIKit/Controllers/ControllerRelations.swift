/// The controllers around a controller: its container, those inside, and those that it presents.
struct ControllerRelations {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// True while a container exchanges its controllers, and reports appearance to them itself.
  var isInTransition = false
  /// The transition in which the controller takes part.
  var transition: ViewTransition?
  var presentationController: UIPresentationController?
  /// The style for which the presentation controller was made.
  var presentationStyle: UIModalPresentationStyle?
  /// The place from which the view was taken while another screen covers it.
  var coveredPlace: CoveredPlace?

  init() {}
}

/// The place of a view that is not in the window while another screen covers it.
struct CoveredPlace {
  weak var superview: UIView?
  var index: Int
  var fills: Bool
}

extension UIViewController {
  /// The container of the controller.
  public var parent: UIViewController? { relations.parent }

  /// The controllers inside of this one.
  public var children: [UIViewController] { relations.children }

  /// True while the controller is being put into a container.
  public var isMovingToParent: Bool { relations.isMovingToParent }

  /// True while the controller is being taken out of its container.
  public var isMovingFromParent: Bool { relations.isMovingFromParent }

  /// Takes a controller inside of this one; its view is added by the caller.
  ///
  /// - Parameter childController: the controller, which leaves its former container.
  public func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.parent?.relations.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.relations.parent = self
    relations.children.append(childController)
  }

  /// Takes the controller out of its container.
  public func removeFromParent() {
    guard let parent else { return }
    parent.relations.children.removeAll { $0 === self }
    relations.parent = nil
    didMove(toParent: nil)
  }

  /// The nearest container of a type.
  func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? Container }.first
  }

  /// The navigation controller around the controller.
  public var navigationController: UINavigationController? {
    container(UINavigationController.self)
  }

  /// The tab controller around the controller.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }

  /// The transition in which the controller or its container takes part; nil outside of one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.relations.transition).first
  }
}

/// A container whose bars cover the edges of the controllers inside.
@preconcurrency @MainActor
protocol BarContainer: UIViewController {
  /// Computes the room that bars take.
  func updateBarInsets()
}
