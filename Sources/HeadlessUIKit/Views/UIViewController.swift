/// The owner of a screen's view: it makes the view when it is first needed, and hears when it
/// comes and goes.
open class UIViewController {
  /// Where a view is on its way to and from the screen.
  private enum Appearance {
    case hidden
    case appearing(animated: Bool)
    case visible
    case disappearing(animated: Bool)
  }

  /// The name of the screen.
  open var title: String?

  private var loadedView: UIView?
  private var appearance = Appearance.hidden

  /// Makes a controller whose view is not loaded.
  public init() {}

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view; made by `loadView` when it is first asked for.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// Makes the view by setting `view`; here an empty one.
  open func loadView() {
    view = UIView()
  }

  /// Called once the view has been made; does nothing here.
  open func viewDidLoad() {}

  /// Called before the view comes on screen; does nothing here.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view came on screen; does nothing here.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen; does nothing here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen; does nothing here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes the view, if that has not been done.
  open func loadViewIfNeeded() {
    _ = view
  }

  /// Begins to bring the view on screen or off it, making it first.
  ///
  /// Does nothing when it is there already or on its way.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.hidden, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case (.visible, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    case (.visible, true), (.appearing, true), (.hidden, false), (.disappearing, false):
      break
    }
  }

  /// Ends what `beginAppearanceTransition` began; does nothing otherwise.
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
