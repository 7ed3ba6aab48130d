/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A named action of a control or a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which an action can be replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The text of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture of the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture of the action while it is on.
  open var selectedImage: UIImage?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// The looks and effects of the action.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State
  /// The name by which the action can be replaced; a unique one if none was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }
  /// The control, bar button or other object that triggered the action last.
  public var sender: Any? { lastSender }

  private weak var lastSender: AnyObject?
  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action that calls `handler`.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    givenIdentifier = identifier
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action, as choosing it in a menu does; does nothing if it is disabled.
  ///
  /// - Parameters:
  ///   - sender: the object that triggers it.
  ///   - target: not used.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    perform(sender: sender as AnyObject?)
  }

  func perform(sender: AnyObject?) {
    lastSender = sender
    handler(self)
  }
}
