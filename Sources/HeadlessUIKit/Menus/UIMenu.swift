/// A list of actions and further menus.
///
/// No menu is drawn here: `action(titled:)` finds an action, and its `performWithSender` chooses it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name by which a menu can be replaced.
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

    /// The menu for sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu for editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of looks.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu for help.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu around all.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The ways in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Among the entries of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It removes something.
    public static let destructive = Options(rawValue: 2)
    /// One action at a time is on.
    public static let singleSelection = Options(rawValue: 32)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the entries.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small pictures beside each other.
    case small
    /// Pictures with titles beside each other.
    case medium
    /// One below the other.
    case large
    /// As the place of the menu requires.
    case automatic = -1
  }

  /// The name by which the menu can be replaced; a unique one if none was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }
  /// The ways in which the menu is shown.
  public let options: Options
  /// The size of the entries.
  open var preferredElementSize: ElementSize
  /// The entries.
  public let children: [UIMenuElement]

  private let givenIdentifier: Identifier?

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    givenIdentifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu like this one with other entries.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: givenIdentifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The actions that are on, in this menu and those shown inline.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// The first action with a title, in this menu or in one inside of it; nil for none.
  public func action(titled title: String) -> UIAction? {
    for child in children {
      if let action = child as? UIAction, action.title == title { return action }
      if let menu = child as? UIMenu, let action = menu.action(titled: title) { return action }
      if let deferred = child as? UIDeferredMenuElement,
        let action = UIMenu(children: deferred.load()).action(titled: title)
      {
        return action
      }
    }
    return nil
  }
}

/// Entries that are made when a menu is opened.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates entries that a closure makes once.
  ///
  /// - Parameter elementProvider: is given a closure, to which it passes the entries.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Entries that a closure makes each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  /// The entries that the closure passes on at once.
  func load() -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    provider { elements = $0 }
    return elements
  }
}
