public import Foundation

/// The root view of a screen: it provides the time, and tracks the first responder.
open class UIWindow: UIView {
  /// The run loop of the window and of what is in it; every window has its own until one is set.
  public var runLoop = MainRunLoop() {
    didSet { if runLoop !== oldValue { tellOfRunLoop() } }
  }

  /// The keyboard of the screen: it is shown at the lower edge while a text field in the window is
  /// being edited.
  public let keyboard = Keyboard()

  /// The view that is the first responder; nil for none, and while a controller is.
  public private(set) weak var firstResponder: UIView?
  /// The controller that is the first responder; nil for none, and while a view is.
  final private(set) weak var firstResponderController: UIViewController?
  /// Holds the view above the keyboard; nil for none.
  final var inputAccessory: InputAccessoryHost?

  /// The scene of the window.
  open override var next: UIResponder? { windowScene }

  /// The controller whose view fills the window; setting it brings that on screen.
  ///
  /// The former one leaves the screen. The view appears at once if the window is not hidden.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootViewController(oldValue) } }
  }

  /// True if bars take their room: the safe area of screens in navigation and tab controllers is smaller.
  ///
  /// False by default: there are no bars in a window without a screen.
  public var showsBars = false {
    didSet { if showsBars != oldValue { barsDidChange(in: rootViewController) } }
  }

  /// The manager that takes back changes in the window.
  open override var undoManager: UndoManager? {
    let manager = rare(UndoManager())
    setRare(manager)
    return manager
  }

  /// True if the window takes the keys.
  open internal(set) var isKeyWindow = false
  /// The height of the window among others.
  open var windowLevel = Level.normal

  /// Shows the window, and makes it the one that takes the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that takes the keys.
  open func makeKey() {
    UIApplication.shared.keyWindow?.isKeyWindow = false
    isKeyWindow = true
    UIApplication.shared.keyWindow = self
  }

  /// Creates a window, without a screen.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a window of the size of the screen.
  public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

  /// Position and size; another size turns the screen.
  open override var frame: CGRect {
    willSet { if newValue.size != frame.size { rootWillTransition(to: newValue.size) } }
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  private var transition: ViewTransition?

  private func rootWillTransition(to size: CGSize) {
    guard let rootViewController else { return }
    let transition = ViewTransition(isAnimated: false)
    self.transition = transition
    rootViewController.relations.transition = transition
    rootViewController.viewWillTransition(to: size, with: transition)
  }

  private func sizeDidChange() {
    placeControllers()
    if firstResponder?.needsKeyboard == true { updateKeyboard() }
    updateInputAccessory()
    guard let rootViewController else { return }
    transition?.alongside()
    layoutIfNeeded()
    rootViewController.relations.transition = nil
    transition?.finish()
    transition = nil
  }

  private func placeControllers() {
    guard let rootViewController else { return }
    rootViewController.view.frame = bounds
    var presented = rootViewController.relations.presented
    while let controller = presented {
      controller.placePresented(in: bounds)
      presented = controller.relations.presented
    }
  }

  private func replaceRootViewController(_ old: UIViewController?) {
    old?.endPresentations()
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    guard let rootViewController else { return }
    if UIApplication.shared.keyWindow == nil { makeKey() }
    runLoop.makeCurrent()
    let view: UIView = rootViewController.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootViewController.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    barsDidChange(in: rootViewController)
    rootViewController.viewIsInPlace()
    layoutIfNeeded()
    rootViewController.endAppearanceTransition()
  }

  private func barsDidChange(in controller: UIViewController?) {
    guard let controller else { return }
    (controller as? any BarContainer)?.updateBarInsets()
    for child in controller.children { barsDidChange(in: child) }
    barsDidChange(in: controller.relations.presented)
  }

  override var ownRunLoop: MainRunLoop? { runLoop }
  override var asWindow: UIWindow? { self }

  /// Makes a view the first responder, or none; true if it is.
  func setFirstResponder(_ view: UIView?) -> Bool {
    if let view, view === firstResponder { return true }
    guard view?.canBecomeFirstResponder != false, mayResign else { return false }
    exchangeFirstResponder(view, view == nil ? controllerBehindFirstResponder : nil)
    return true
  }

  /// Makes a controller the first responder; true if it is.
  func setFirstResponder(controller: UIViewController) -> Bool {
    if controller === firstResponderController { return true }
    guard mayResign else { return false }
    exchangeFirstResponder(nil, controller)
    return true
  }

  private var mayResign: Bool {
    (firstResponder ?? firstResponderController)?.canResignFirstResponder ?? true
  }

  private func exchangeFirstResponder(_ view: UIView?, _ controller: UIViewController?) {
    let old = firstResponder
    firstResponder = view
    firstResponderController = controller
    old?.firstResponderDidChange(false)
    view?.firstResponderDidChange(true)
    updateKeyboard()
    updateInputAccessory()
    if let view, view.needsKeyboard { view.revealForEditing() }
  }

  /// A view leaves the window with its descendants.
  func lose(_ view: UIView) {
    if let old = firstResponder {
      guard old.isDescendant(of: view) || isInAccessory(old, of: view) else { return }
    } else {
      guard let controller = firstResponderController,
        controller.viewIfLoaded?.isDescendant(of: view) == true
      else { return }
    }
    exchangeFirstResponder(nil, nil)
  }

  /// Shows the keyboard for text, or hides it.
  private func updateKeyboard() {
    guard firstResponder?.needsKeyboard == true else { return keyboard.hide() }
    let height = min(Keyboard.height, bounds.height / 2)
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if keyboard.frame != frame { keyboard.show(frame: frame) }
  }
}

extension UIWindow {
  /// The height of a window among others.
  public struct Level: NumericRawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// That of most windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIView {
  /// The window that contains the view; nil if there is none.
  public var window: UIWindow? { asWindow ?? windowAbove }
}
