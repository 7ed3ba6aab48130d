public import Foundation
public import HeadlessUIKit
public import Signposts
import ListSchema
import Synchronization

/// A list view that shows content and creates views only for what is on screen.
///
/// ```swift
/// listView.configure { list in
///   list += Section("fruit") { section in
///     section.header = Title("Fruit")
///     section += Product(name: "Apple")
///   }
/// }
/// ```
///
/// A façade: it holds the state and makes no decisions. `ListView+EngineLine.swift` turns content
/// into what is on screen, step by step.
public final class ListView: UIView {
  /// Records what the list does; disabled by default.
  public var signposter: Signposter {
    get { services.signposter }
    set {
      services.signposter = newValue
      services.signposter.scope.list = listID
      services.typeNames.announce(to: services.signposter)
      contentIndex.signposter = services.signposter
    }
  }

  /// The list's number in traces: starting at 1, unique in the process.
  public let listID = ListView.nextListID()

  /// How much of the content is presented.
  public var batching = BatchingPolicy.default

  /// Whether each update is validated as `UICollectionView` validates batch updates: the counts of
  /// inserted, removed and moved items must add up in every section.
  ///
  /// Costs time for each change; enabled by default only in debug builds.
  public var validatesBatchUpdates = _isDebugAssertConfiguration()

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
  public var appearance = Appearance() {
    didSet { if appearance != oldValue { appearanceDidChange() } }
  }
  /// How the list responds to touches and scrolling.
  public var behavior = Behavior() {
    didSet { if behavior != oldValue { behaviorDidChange() } }
  }
  /// The closures that observe the list.
  public var stateObserver = ListStateObserver()
  /// How changes are animated.
  public var animation = ListAnimation.default
  /// The insets of the scroll indicators, in points.
  public var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if scrollIndicatorInsets != oldValue { updateScrollViewInsets() } }
  }
  /// Returns custom insets for the keyboard mode `custom`; none by default.
  public var customScrollViewInsets: () -> ScrollViewInsets = { ScrollViewInsets() }
  /// Called when the frame of the keyboard changes.
  public var onKeyboardFrameWillChange: (() -> Void)?
  /// The keyboard of the list's screen; its frame is in the coordinates of the list's superview.
  public var keyboard: Keyboard? {
    didSet { observeKeyboard() }
  }
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// Values available to every row, header and footer from the next update on.
  public var environment: ListEnvironment {
    get { services.environment }
    set { services.environment = newValue }
  }

  /// Names the content types that came up since the last call in the trace.
  ///
  /// The list does it at the start of every update, and when it is freed. Whoever marks frames may
  /// call it between two of them, so that the names cost no frame.
  ///
  /// - Complexity: O(new types).
  public func announceContentTypes() { services.typeNames.announceNew() }

  /// The scroll view that holds the rows on screen.
  public let scrollView = UIScrollView()

  var services = ListServices()
  let updateQueue = ListChangesQueue()
  var lastOffset = CGPoint.zero
  var updateCount: UInt32 = 0

  // The results of the engine line so far, from left to right.
  var allContent = Content()
  var contentIndex = ContentIndex()
  var layoutDescription = LayoutDescription.table() {
    didSet {
      let old = axis
      axis = layoutDescription.layoutAppearanceProperties.direction
      if axis != old { updateScrollViewInsets() }
    }
  }
  /// The direction in which the list scrolls: kept, as every scroll event asks for it.
  private(set) var axis = LayoutDirection.vertical
  var presentation = PresentationState()
  /// The number of the content, incremented with each new one.
  var contentNumber: UInt32 = 0
  /// The lengths of all content, for windows.
  var extents = ContentExtents()
  /// The offsets at which the window need not move; all offsets without a window.
  var stableOffsets = -CGFloat.infinity ... .infinity
  /// The number of the content that `extents` describes.
  var extentsNumber: UInt32 = 0
  /// The item that a pending automatic scroll targets, if the previous content did not contain it.
  var awaitedItem: AnyIdentifier?
  lazy var placer = layoutDescription.makePlacer(appearance, behavior) {
    didSet { placesWindows = placer.placesWindows }
  }
  /// Whether the layout can place a part of the content: kept, as every scroll event asks for it.
  private(set) var placesWindows = false
  var layoutContent = PlacedContent()
  var display = Display()
  /// The row defaults of the layout used by the last update.
  lazy var shownDefaults = layoutDescription.defaults
  /// Changes of visible elements that were not reported yet.
  var displayChanges: [Display.Changes] = []
  /// Whether presented, placed and visible content are inconsistent at the moment.
  var isArranging = false

  // The current interactions of the user and the app.
  var actions: ListActions?
  var autoScrollAction = AutoScrollAction.none
  var autoScroll = AutoScroll()
  /// The number of automatic scrolls in progress, which gravity must not correct.
  var gravitySuspensions = 0
  /// The target of the programmatic scroll in progress; its rows stay presented.
  var pendingScrollPath: IndexPath?
  /// The target of the animated scroll in progress, if rows before it differ from their estimates.
  var scrollTarget: (() -> CGPoint?)?
  var scrollCompletions = ScrollCompletions { _ in }
  var selection = Selection()
  /// Where the current touch began.
  var touchedPlace: ElementPlace?
  /// The row that is being dragged.
  var drag: ReorderDrag?
  var keyboardObservation: Keyboard.Observation?
  /// The frame of the keyboard in the coordinates of the superview.
  var keyboardFrame: CGRect?
  var sourceState: (any DiscardableSourceState)?

  /// Creates a list without content.
  public init(frame: CGRect = .zero, appearance: Appearance = Appearance()) {
    super.init(frame: frame)
    self.appearance = appearance
    placesWindows = placer.placesWindows
    presentation.host = self
    scrollCompletions = ScrollCompletions { [unowned self] in
      performOnNextTurn(.scrollCompletion, $0)
    }
    updateQueue.listHasUncommittedReorderUpdates = { [unowned self] in drag != nil }
    updateQueue.performOnNextTurn = { [unowned self] in runLoop.perform($0) }
    scrollView.frame = bounds
    scrollView.delegate = self
    addSubview(scrollView)
    appearanceDidChange()
    behaviorDidChange()
  }

  /// The whole content.
  ///
  /// Setting it updates the list without animation.
  public var content: Content {
    get { allContent }
    set { setContent(animated: false, newValue) }
  }

  /// The layout and its configuration.
  ///
  /// Setting another layout places the content again, without animation.
  public var layout: LayoutDescription {
    get { layoutDescription }
    set { set(layout: newValue, animated: false) }
  }

  /// The size of the placed content, in points.
  ///
  /// Content that is not presented yet does not count.
  public var contentSize: CGSize { layoutContent.contentSize }

  /// Whether the content is longer than the uncovered part of the view.
  public var isContentScrollable: Bool {
    axis.length(of: contentSize) > axis.length(of: viewport.visibleContentFrame.size)
  }

  /// The items on screen, from top to bottom.
  public var visibleItems: [any AnyItem] { display.visible.items.map(\.item.item) }

  /// Position and size in the superview.
  ///
  /// Rows appear when the size stops being empty.
  public override var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      frameDidChange(from: oldValue)
    }
  }

  /// Passes the safe area to the scroll view.
  public override func safeAreaInsetsDidChange() {
    keepingOffset(followsStart: true) { scrollView.safeAreaInsets = safeAreaInsets }
    updateScrollViewInsets()
    if !updateQueue.isBusy { tellMovedOffset(isShown: false) }
  }

  /// Computes the insets of the scroll view again.
  public override func layoutSubviews() {
    updateScrollViewInsets()
  }

  /// Computes the insets of the scroll view again.
  public override func didMoveToSuperview() {
    updateScrollViewInsets()
  }

  /// A touch that no view in a row handled begins: its row, header or footer is pressed.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches.first)
  }

  /// The finger moves.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMoved(touches.first)
  }

  /// The touch ends, which is a tap at the position where it began.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches.first)
  }

  /// Another gesture takes over the touch.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCancelled(touches.first)
  }

  /// Measures everything again when another text measurer was set, here or in an enclosing view.
  public override func textMeasurerDidChange() {
    super.textMeasurerDidChange()
    guard updateCount > 0 else { return }
    updateQueue.add(sync: { [unowned self] _ in relayout(level: .rebuild) })
  }

  private static let listCount = Atomic<UInt32>(0)

  private static func nextListID() -> UInt32 {
    listCount.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
