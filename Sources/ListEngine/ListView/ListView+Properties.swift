public import HeadlessUIKit
public import Signposts

// The properties that an app can set on a list.
extension ListView {
  /// The objects that the contents of the list share.
  package var contentStore: ContentStore { services.contentStore }

  /// Records what the list does; disabled by default.
  public var signposter: Signposter {
    get { services.signposter }
    set {
      services.signposter = newValue
      services.signposter.scope.list = listID
      services.typeNames.announce(to: services.signposter)
      contentState.index.signposter = services.signposter
    }
  }

  /// The policy for the part of the content that is presented.
  public var batching: BatchingPolicy {
    get { windowState.policy }
    set { windowState.policy = newValue }
  }

  /// True if each update is validated as `UICollectionView` validates batch updates: the counts of
  /// inserted, removed and moved items must add up in every section.
  ///
  /// Costs time for each change; enabled by default only in debug builds.
  public var validatesBatchUpdates: Bool {
    get { settings.validatesBatchUpdates }
    set { settings.validatesBatchUpdates = newValue }
  }

  /// The simulated main run loop on which deferred work runs.
  ///
  /// Each list has its own until another one is set; the owner of the loop runs it.
  public var runLoop: MainRunLoop {
    get { scrollView.runLoop }
    set {
      // Work that was pending on the old loop.
      display.leaving.finishAll(services.reusableViews)
      scrollView.runLoop = newValue
    }
  }

  /// The appearance of the list.
  public var appearance: Appearance {
    get { settings.appearance }
    set {
      guard newValue != settings.appearance else { return }
      settings.appearance = newValue
      appearanceDidChange()
    }
  }

  /// The responses of the list to touches and scrolling.
  public var behavior: Behavior {
    get { settings.behavior }
    set {
      guard newValue != settings.behavior else { return }
      settings.behavior = newValue
      behaviorDidChange()
    }
  }

  /// The closures that observe the list.
  public var stateObserver: ListStateObserver {
    get { settings.stateObserver }
    set { settings.stateObserver = newValue }
  }

  /// The animation of changes.
  public var animation: ListAnimation {
    get { settings.animation }
    set { settings.animation = newValue }
  }

  /// The insets of the scroll indicators, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { settings.scrollIndicatorInsets }
    set {
      guard newValue != settings.scrollIndicatorInsets else { return }
      settings.scrollIndicatorInsets = newValue
      updateScrollViewInsets()
    }
  }

  /// Returns custom insets for the keyboard mode `custom`; none by default.
  public var customScrollViewInsets: () -> ScrollViewInsets {
    get { settings.customScrollViewInsets }
    set { settings.customScrollViewInsets = newValue }
  }

  /// Called when the frame of the keyboard changes.
  public var onKeyboardFrameWillChange: KeyboardFrameWillChangeCallback? {
    get { settings.onKeyboardFrameWillChange }
    set { settings.onKeyboardFrameWillChange = newValue }
  }

  /// The keyboard of the list's screen; by default that of the window.
  ///
  /// The frame of one that was set is in the coordinates of the list's superview.
  public var keyboard: Keyboard? {
    get { screenKeyboard.keyboard }
    set {
      screenKeyboard.isOfWindow = false
      observe(newValue)
    }
  }

  /// A closure that changes the properties whenever the list is configured by a closure, after the
  /// app's own; nil for none.
  package var configurationOverride: ListProperties.Configure? {
    get { settings.configurationOverride }
    set { settings.configurationOverride = newValue }
  }

  /// A name for logs.
  public var debuggingIdentifier: String? {
    get { settings.debuggingIdentifier }
    set { settings.debuggingIdentifier = newValue }
  }

  /// Values available to every row, header and footer from the next update on, until the next `configure`.
  public var environment: ListEnvironment {
    get { services.environment }
    set { services.environment = newValue }
  }

  /// Names the content types that came up since the last call in the trace.
  ///
  /// The list does it at the start of every update, and when it is freed. Code that marks frames
  /// may call it between two of them, so that the names cost no frame.
  ///
  /// - Complexity: O(new types).
  public func announceContentTypes() { services.typeNames.announceNew() }

  /// The direction in which the list scrolls.
  var axis: LayoutDirection { placement.axis }
}
