public import Foundation

/// An object that handles touches and keys.
@preconcurrency @MainActor
open class UIResponder {
  /// The values of properties that few objects use; nil if it uses none.
  @exclusivity(unchecked) final var rareValues: RareValues?

  /// Creates an object that handles none.
  public init() {}

  /// The next responder; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// True if it can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// True if it can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// True if it is the first responder.
  open var isFirstResponder: Bool { false }

  /// Makes it the first responder; true if it is afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Resigns first responder; true if it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { !isFirstResponder }

  /// The commands for keys of a hardware keyboard; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view in place of the keyboard while this is edited, which takes no room here; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, or at the lower edge; nil for that of the next responder.
  ///
  /// It is shown while this or what is inside is the first responder, and takes no room here.
  open var inputAccessoryView: UIView? { nil }
  /// Shows another `inputView` or `inputAccessoryView`.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    (self as? UIView ?? (self as? UIViewController)?.viewIfLoaded)?.window?.updateInputAccessory()
  }

  /// The buttons beside the suggestions of a keyboard, which are not shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    let item = rare(UITextInputAssistantItem())
    setRare(item)
    return item
  }

  /// The manager that takes back changes: by default that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called for what is made from a nib, of which there are none; does nothing by default.
  open func awakeFromNib() {}
  /// Called for what Interface Builder shows; not called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Assistive technologies

  /// The traits for assistive technologies; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare(.none) }
    set { setRare(newValue) }
  }
  /// The elements inside, for assistive technologies; nil for the subviews.
  open var accessibilityElements: [Any]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// The actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// The rotors of assistive technologies; nil for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// The way in which assistive technologies move among the elements inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rare(.automatic) }
    set { setRare(newValue) }
  }
  /// The language in which it is read out; nil for the user's.
  open var accessibilityLanguage: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// True if what is inside is read out together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// True if inverted colours leave it as it is.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// The kind of container that it is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rare(.none) }
    set { setRare(newValue) }
  }
  /// A description of it with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a voice calls it.
  open var accessibilityUserInputLabels: [String]! {
    get { rare(nil) }
    set { setRare(newValue) }
  }
  /// True if it takes touches, for assistive technologies.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }
  /// True if assistive technologies leave out what is inside.
  open var accessibilityElementsHidden: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// True if assistive technologies leave out the siblings.
  open var accessibilityViewIsModal: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// The rectangle on the screen, for assistive technologies.
  open var accessibilityFrame: CGRect {
    get { rare(.zero) }
    set { setRare(newValue) }
  }
  /// The point on the screen that assistive technologies touch.
  open var accessibilityActivationPoint: CGPoint {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// Called for a tap by assistive technologies; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Called to raise the value; does nothing by default.
  open func accessibilityIncrement() {}
  /// Called to lower the value; does nothing by default.
  open func accessibilityDecrement() {}
  /// Called to close what is open; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called to scroll by a page; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when assistive technologies have reached it; does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technologies have left it; does nothing by default.
  open func accessibilityElementDidLoseFocus() {}

  /// The device is moved, such as shaken; by default passed to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Such a movement ends; by default passed to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Such a movement is cancelled; by default passed to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Keys or buttons go down; by default passed to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// The force of buttons changes; by default passed to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys or buttons go up; by default passed to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Presses are cancelled; by default passed to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Touches

  /// Touches begin; by default passed to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches move; by default passed to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches end; by default passed to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches are cancelled; by default passed to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: Hashable {
  /// Returns whether they are the same object.
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
