/// A named action of a control.
@preconcurrency @MainActor
public final class UIAction {
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
  public var title: String
  /// The picture of the action.
  public var image: UIImage?
  /// The name by which the action can be replaced; a unique one if none was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }
  /// The control that triggered the action last.
  public private(set) weak var sender: AnyObject?

  private let givenIdentifier: Identifier?
  private let handler: (UIAction) -> Void

  /// Creates an action that calls `handler`.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    givenIdentifier = identifier
    self.handler = handler
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
