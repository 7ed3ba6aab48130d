/// An entry of a menu that calls a closure: there is no `#selector` on Linux.
open class UICommand: UIMenuElement {
  /// A longer title.
  open var discoverabilityTitle: String?
  /// A value that tells commands apart.
  public let propertyList: Any?
  /// The looks and effects of the command.
  open var attributes: Attributes
  /// The mark beside the command.
  open var state: State
  private let action: (UICommand) -> Void

  /// Creates a command that calls a closure.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: @escaping (UICommand) -> Void,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Performs the command, unless it is disabled.
  public func perform() {
    if !attributes.contains(.disabled) { action(self) }
  }
}
