extension UIControl {
  /// Calls a method of a target for events.
  ///
  /// There is no `#selector` on Linux; the method is given by its name instead, as
  /// `addTarget(self, action: Row.tapped, for: .touchUpInside)`. The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void,
    for events: Event
  ) {
    addAction(
      UIAction { [weak target] _ in
        if let target { action(target)() }
      },
      for: events
    )
  }

  /// Calls a method of a target with the control for events; the target is not retained.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for events: Event
  ) {
    addAction(
      UIAction { [weak target] event in
        if let target, let sender = event.sender as? Sender { action(target)(sender) }
      },
      for: events
    )
  }
}

extension UIButton {
  /// The kinds of buttons, which look the same here.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without a custom style.
    case custom
    /// A title in the tint.
    case system
    /// A button for details.
    case detailDisclosure
    /// A button for information, for light backgrounds.
    case infoLight
    /// A button for information, for dark backgrounds.
    case infoDark
    /// A button for adding contacts.
    case contactAdd
    /// A button for closing.
    case close = 7
  }

  /// Creates a button of a kind; that of the system has its title in the tint.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    guard type != .custom else { return }
    setRare(type, "buttonType")
    showColors()
  }

  /// Creates a button of a kind that shows the title of an action and performs it.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    show(primaryAction)
  }
}
