/// The keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command for a key of a hardware keyboard.
///
/// There is no `#selector` on Linux; the action is a closure. `UIWindow.simulateKeyCommand` presses keys.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Delete key.
  public nonisolated static let inputDelete = "\u{8}"

  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// A longer title.
  open var discoverabilityTitle: String?
  /// The looks and effects of the command.
  open var attributes: Attributes
  /// The mark beside the command.
  open var state: State
  /// True if the command comes before what the system does with its key.
  open var wantsPriorityOverSystemBehavior = false

  private let action: (UIKeyCommand) -> Void

  /// Creates a command that calls a closure.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: @escaping (UIKeyCommand) -> Void,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.action = action
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Creates a command without a title that calls a closure.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping (UIKeyCommand) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Performs the command, unless it is disabled.
  public func perform() {
    if !attributes.contains(.disabled) { action(self) }
  }
}

extension UIWindow {
  /// Presses a key: the first responder, or else the frontmost controller, then what is around it is asked
  /// for a command.
  ///
  /// - Parameters:
  ///   - input: the key, such as "\r".
  ///   - modifierFlags: the keys that are held with it.
  /// - Returns: true if there was a command.
  @discardableResult
  public func simulateKeyCommand(
    _ input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) -> Bool {
    var responder: UIResponder? =
      firstResponder ?? firstResponderController
      ?? rootViewController.map { Self.frontmost($0).view }
    while let next = responder {
      let command = next.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      if let command {
        command.perform()
        return true
      }
      responder = next.next
    }
    return false
  }

  private static func frontmost(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.relations.presented { return frontmost(presented) }
    let shown = controller.relations.children.last { $0.isAppearingOrVisible }
    return shown.map(frontmost) ?? controller
  }
}
