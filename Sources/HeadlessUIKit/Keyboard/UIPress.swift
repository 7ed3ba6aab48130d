public import Foundation

/// A key of a hardware keyboard, or a button, that goes down; `simulatePress` presses one.
@preconcurrency @MainActor
public final class UIPress: Hashable {
  /// The phases of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// It went down.
    case began
    /// Its force changed.
    case changed
    /// It stays as it is.
    case stationary
    /// It went up.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The buttons of remote controls.
  public enum PressType: Int, Hashable, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// Chooses.
    case select
    /// Leaves.
    case menu
    /// Plays or pauses.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown
    /// Of a key of a keyboard, for which iOS has a number without a name.
    case key = 2000
  }

  /// The latest phase.
  public internal(set) var phase = Phase.began
  /// The button; without a meaning for a key of a keyboard.
  public let type: PressType
  /// The key; nil for a button.
  public let key: UIKey?
  /// The time of the latest phase, in seconds; 0 here.
  public var timestamp: TimeInterval { 0 }
  /// The force, which is not simulated.
  public var force: CGFloat { 0 }
  /// The responder that it is for.
  public internal(set) weak var responder: UIResponder?

  init(type: PressType = .key, key: UIKey? = nil) { (self.type, self.key) = (type, key) }

  /// Returns whether both are the same press.
  nonisolated public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes the identity of the press.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys or buttons.
public final class UIPressesEvent: UIEvent {
  /// The presses.
  public let allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(timestamp: press.timestamp)
  }

  /// The kind of the event: of presses.
  public override var type: EventType { .presses }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey {
  /// The characters that it types.
  public let characters: String
  /// The characters that it types without other keys.
  public let charactersIgnoringModifiers: String
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the key.
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags, _ keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

extension UIResponder {
  /// Simulates that a key of a hardware keyboard goes down and up while the responder is the first one.
  ///
  /// - Parameters:
  ///   - characters: the characters that it types.
  ///   - modifierFlags: the keys that are held with it.
  ///   - keyCode: the number of the key; nil for that of a letter or digit.
  public func simulatePress(
    _ characters: String = "",
    modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage? = nil
  ) {
    let code = keyCode ?? UIKeyboardHIDUsage(typing: characters)
    simulate(UIPress(key: UIKey(characters, modifierFlags, code)))
  }

  /// Simulates that a button of a remote control goes down and up while the responder is the first one.
  public func simulatePress(_ type: UIPress.PressType) { simulate(UIPress(type: type)) }

  private func simulate(_ press: UIPress) {
    press.responder = self
    let event = UIPressesEvent(press)
    pressesBegan([press], with: event)
    press.phase = .ended
    pressesEnded([press], with: event)
  }
}
