/// A way from one screen to another; there are no storyboards, so that an app makes it.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name.
  public let identifier: String?
  /// The screen before.
  public let source: UIViewController
  /// The screen after.
  public let destination: UIViewController
  private let action: () -> Void

  /// Creates a way that presents the screen after.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    action = { [unowned source] in source.present(destination, animated: true) }
  }

  /// Creates a way that calls a closure.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    action = performHandler
  }

  /// Shows the screen after.
  open func perform() { action() }
}

extension UIViewController {
  /// Takes a way to another screen.
  ///
  /// - Precondition: never called, as there are no storyboards on Linux that have ways by name.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "there are no storyboards on Linux: present the screen in \(Self.self), not by the segue \(identifier)"
    )
  }
}
