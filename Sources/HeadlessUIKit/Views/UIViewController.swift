public import Foundation

/// The owner of a screen's view: it creates the view on demand, and handles its appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The phase of a view's appearance transition.
  private enum Appearance {
    case hidden
    case appearing(animated: Bool)
    case visible
    case disappearing(animated: Bool)
  }

  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The content of the bar above the screen; there is no bar here, but its buttons can be pressed.
  public let navigationItem = UINavigationItem()
  /// True if the content can be edited; see `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  private var editing = false

  private var loadedView: UIView?
  private var appearance = Appearance.hidden

  /// Creates a controller whose view is not loaded.
  ///
  /// - Precondition: no nib is named, because there are none on Linux; override `loadView`.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    precondition(
      nibNameOrNil == nil,
      "there are no nibs on Linux: create the view in \(Self.self).loadView(), not from \(nibNameOrNil ?? "")"
    )
    super.init()
  }

  /// Creates a controller whose view is not loaded.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Calls a closure after any of some traits of the view has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Takes the controller and its former traits.
  /// - Returns: What `unregisterForTraitChanges` takes.
  @discardableResult
  public func registerForTraitChanges<Screen: UIViewController>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ screen: Screen, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration()
    let call: (UITraitCollection) -> Void = { [unowned self] previous in
      let now = traitCollection
      guard let screen = self as? Screen, traits.contains(where: { $0.differs(previous, now) })
      else { return }
      handler(screen, previous)
    }
    traitObservations.append((ObjectIdentifier(registration), call))
    registrations.append(registration)
    return registration
  }

  /// Ends the calls of a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservations.removeAll { $0.key == ObjectIdentifier(registration) }
    registrations.removeAll { $0 === registration }
  }

  /// Calls the closures for traits of the view, which have changed.
  func traitsDidChange(from previous: UITraitCollection) {
    for observation in traitObservations { observation.call(previous) }
  }

  /// The superview of the view, once that is loaded.
  open override var next: UIResponder? { loadedView?.superview }

  /// True if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view; created by `loadView` on first access.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      if loadedView == nil { self.view = view }
      viewDidLoad()
      return view
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
      newValue.inheritSafeArea()
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// The traits of the view; the current ones before it is loaded.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.inheritSafeArea() } }
  }

  /// The closures to call after traits have changed.
  private var traitObservations: [(key: ObjectIdentifier, call: (UITraitCollection) -> Void)] = []
  /// Kept, so that no other object gets the identity of one of them.
  private var registrations: [any UITraitChangeRegistration] = []

  /// Creates the view by setting `view`; by default an empty one of the size of the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called after the view was loaded; does nothing by default.
  open func viewDidLoad() {}

  /// Called before the view appears on screen; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its place and about to be shown; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called before the view places its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has placed its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}

  /// True while the controller is being taken out of its container; there are no containers here.
  open var isMovingFromParent: Bool { false }

  /// True while the controller is being put into a container; there are no containers here.
  open var isMovingToParent: Bool { false }

  /// Called after the view appeared on screen; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins or ends editing; overridden to show it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  private func makeEditButtonItem() -> UIBarButtonItem {
    let toggle = UIAction(title: isEditing ? "Done" : "Edit") { [unowned self] _ in
      setEditing(!isEditing, animated: true)
    }
    return UIBarButtonItem(primaryAction: toggle)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    _ = view
  }

  /// Starts to bring the view on screen or off it, loading it first.
  ///
  /// Does nothing if it is already there or on its way.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.hidden, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
      viewIsAppearing(animated)
    case (.visible, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case (.visible, true), (.appearing, true), (.hidden, false), (.disappearing, false):
      break
    }
  }

  /// Ends the transition started by `beginAppearanceTransition`; otherwise does nothing.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .visible
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .hidden
      viewDidDisappear(animated)
    case .hidden, .visible:
      break
    }
  }
}
