public import Foundation

/// The owner of a screen's view: it creates the view on demand, and handles its appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title of the screen.
  ///
  /// Setting it sets the titles of `navigationItem` and `tabBarItem` too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
      tabBarController?.updateItems()
    }
  }
  /// The content of the bar above the screen; bars are not drawn, but their buttons can be pressed.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private let ownNavigationItem = UINavigationItem()
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of the screen, at first with its title.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? makeTabBarItem() }
    set {
      ownTabBarItem = newValue
      tabBarController?.updateItems()
    }
  }
  /// The tab that was made or set; nil for none.
  final var ownTabBarItem: UITabBarItem?
  /// The buttons of the bar below the screen.
  open var toolbarItems: [UIBarButtonItem]?
  /// True if bars below the screen are hidden while it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges up to which the screen reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// True if the screen reaches below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size of the screen in a container or a popover.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
  }
  /// The way in which the screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the screen is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True if the user cannot dismiss the screen by swiping it down.
  open var isModalInPresentation = false
  /// True if a screen that is presented from inside covers this one only.
  open var definesPresentationContext = false
  /// Light or dark mode for the screen; unspecified follows what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { overriddenStyle = newValue }
  }
  /// A name for restoring the screen.
  open var restorationIdentifier: String?
  /// The nib of the screen, of which there are none on Linux.
  open var nibName: String? { nil }
  /// The view that says why there is no content; see `contentUnavailableConfiguration`.
  final var contentUnavailable: ContentUnavailable?

  /// The controllers around this one, and what it presents.
  final var relations = ControllerRelations()
  /// True if the content can be edited; see `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = makeEditButtonItem()

  private var editing = false

  private var loadedView: UIView?
  /// The phase of the view's appearance transition.
  final var appearance = Appearance.hidden

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

  /// Creates a controller: there are no storyboards, and a subclass needs no `override` for its own.
  public init?(coder: NSCoder?) { super.init() }

  /// Creates a controller whose view is not loaded.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title)
    ownTabBarItem = item
    return item
  }

  /// Called after the traits of the view have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// The controller that presents this one; without one, the superview of the view, also while it is covered.
  open override var next: UIResponder? {
    relations.presenting ?? loadedView?.superview ?? relations.coveredPlace?.superview
  }

  /// True if the controller is the first responder.
  open override var isFirstResponder: Bool {
    loadedView?.window.map { $0.firstResponderController === self } ?? false
  }

  /// Makes the controller the first responder; true if it is afterwards.
  ///
  /// Its view has to be in a window, and `canBecomeFirstResponder` true. While it is, its `inputAccessoryView` is
  /// shown at the lower edge of the window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    canBecomeFirstResponder && loadedView?.window?.setFirstResponder(controller: self) ?? false
  }

  /// Resigns first responder; true if the controller no longer is.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    !isFirstResponder || loadedView?.window?.setFirstResponder(nil) ?? true
  }

  /// True if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; created by `loadView` on first access.
  ///
  /// It is created anew after it was set to nil.
  open var view: UIView! {
    get { loadedView ?? makeView() }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.inheritSafeArea()
    }
  }

  private func makeView() -> UIView {
    loadView()
    let view = loadedView ?? UIView()
    if loadedView == nil { self.view = view }
    viewDidLoad()
    return view
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// The traits of the view; before it is loaded the current ones, with those that are set here.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? overriddenTraits?.traits(in: .current) ?? .current
  }
  /// The traits that were set; nil for those around the view.
  final var overriddenTraits: OverriddenTraits?

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.inheritSafeArea() } }
  }

  /// The closures to call after traits have changed; nil if there were none.
  final var traitObservers: TraitObservers?

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

  /// Called before the traits of the view change; does nothing by default, and is not called here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before a layout of the view by constraints; does nothing by default.
  open func updateViewConstraints() {}

  /// Called before the view gets another size, as when the screen is turned; notifies the
  /// controllers inside.
  ///
  /// - Parameters:
  ///   - size: the new size.
  ///   - coordinator: runs changes alongside.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: inner, with: coordinator)
    }
    guard let presented = relations.presented else { return }
    let presentation = presented.relations.presentationController
    presentation?.viewWillTransition(to: size, with: coordinator)
    let inner = presentation?.size(
      forChildContentContainer: presented,
      withParentContainerSize: size
    )
    presented.viewWillTransition(to: inner ?? size, with: coordinator)
  }

  /// Called after a controller inside prefers another size; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a controller inside: by default that of this one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Sets `contentUnavailableConfiguration` for a state; does nothing by default.
  ///
  /// Called before the first layout of the screen, and when that was requested.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called before the controller gets another container, or none; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller got another container, or none; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller above this one, in the window of this one.
  ///
  /// Does nothing if this one presents another one already, or the other one is presented.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller.
  ///   - flag: whether it is animated; it takes no time in any case.
  ///   - completion: called at the end.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses what the controller presents; or, if it presents nothing, the controller itself.
  ///
  /// - Parameters:
  ///   - flag: whether it is animated; it takes no time in any case.
  ///   - completion: called at the end, also if there was nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion)
  }

  /// The style of the status bar, which is not drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True if there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of a change of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller inside that decides about the status bar; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides whether there is a status bar; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller inside that decides about the mark of the home button; nil for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which gestures of the system come last.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// True if the keyboard stays when the first responder resigns.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// True if the mark of the home button is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways in which the screen may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way in which the screen is held at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// True if the screen turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Requests another status bar; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests that the orientations are asked for again; they are not used.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Called after the margins of the view have changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  /// Shows another screen: on top of a stack, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows another screen beside this one, or else as `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Sets the buttons of the bar below the screen.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Called when memory is short; does nothing by default.
  open func didReceiveMemoryWarning() {}
  /// Called before a way to another screen is taken; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a way to another screen may be taken; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The actions below a preview of the screen; none by default.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// True if appearance is passed on to the controllers inside.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controllers inside that appear and disappear with this one.
  var appearingChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }

  /// The distances that the container's bars cover at the edges, in points.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.inheritSafeArea() } }
  }

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
}
