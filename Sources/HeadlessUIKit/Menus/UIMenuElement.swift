/// An entry of a menu: an action, or another menu.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The mark beside an action.
  public enum State: Int, Hashable, Sendable {
    /// None.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  /// The looks and effects of an action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The text.
  open internal(set) var title: String
  /// The text below it.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
