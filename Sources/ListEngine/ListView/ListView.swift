public import Foundation
public import HeadlessUIKit
public import Signposts
import ListSchema
import Synchronization

/// A list: give it content, and it shows what fits on screen.
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
/// A façade: it holds the state and decides nothing. Content becomes what is on screen in
/// `ListView+EngineLine.swift`, arrow by arrow.
public final class ListView: UIView {
  /// Marks what the list does; disabled by default.
  public var signposter: Signposter {
    get { services.signposter }
    set {
      services.signposter = newValue
      services.signposter.scope.list = listID
      services.typeNames.announce(to: services.signposter)
    }
  }

  /// The list's number in traces: from 1, unique in the process.
  public let listID = ListView.nextListID()

  /// How much of the content is presented.
  public var batching = BatchingPolicy.default

  /// Whether each update is checked as `UICollectionView` checks batch updates: what came, went and
  /// moved must add up in every section.
  ///
  /// Costs time for each change; by default only in debug builds.
  public var validatesBatchUpdates = _isDebugAssertConfiguration()

  /// Where deferred work waits: the simulated main run loop.
  ///
  /// Each list has one of its own until it is given another; whoever owns it turns it.
  public var runLoop: MainRunLoop {
    get { scrollView.runLoop }
    set {
      // Whatever the old loop was to end.
      display.leaving.finishAll(services.reusableViews)
      scrollView.runLoop = newValue
    }
  }

  /// How the list looks.
  public var appearance = Appearance() {
    didSet { if appearance != oldValue { appearanceDidChange() } }
  }
  /// How the list reacts to the user.
  public var behavior = Behavior() {
    didSet { if behavior != oldValue { behaviorDidChange() } }
  }
  /// Who hears about what happens.
  public var stateObserver = ListStateObserver()
  /// How changes are animated.
  public var animation = ListAnimation.default
  /// The distance of the scroll indicators from the edges.
  public var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if scrollIndicatorInsets != oldValue { updateScrollViewInsets() } }
  }
  /// Insets of the app's own making, for the keyboard mode `custom`; none by default.
  public var customScrollViewInsets: () -> ScrollViewInsets = { ScrollViewInsets() }
  /// Called when the frame of the keyboard changes.
  public var onKeyboardFrameWillChange: (() -> Void)?
  /// The keyboard of the screen that the list is on; its frame is in the coordinates of the list's
  /// superview.
  public var keyboard: Keyboard? {
    didSet { observeKeyboard() }
  }
  /// A name for logs.
  public var debuggingIdentifier: String?

  /// Values that reach every row, header and footer from the next update on.
  public var environment: ListEnvironment {
    get { services.environment }
    set { services.environment = newValue }
  }

  /// The scroll view that holds the rows on screen.
  public let scrollView = UIScrollView()

  var services = ListServices()
  let updateQueue = ListChangesQueue()
  var lastOffset = CGPoint.zero
  var updateCount: UInt32 = 0

  // What the engine line has made so far, from left to right.
  var allContent = Content()
  var contentIndex = ContentIndex()
  var layoutDescription = LayoutDescription.table() {
    didSet {
      let old = oldValue.layoutAppearanceProperties.direction
      if axis != old { updateScrollViewInsets() }
    }
  }
  var presentation = PresentationState()
  /// The number of the content: one more for each that the list is given.
  var contentNumber: UInt32 = 0
  /// How long everything is, for windows of the content.
  var extents = ContentExtents()
  /// The offsets at which the window need not move; all of them where there is no window.
  var stableOffsets = -CGFloat.infinity ... .infinity
  /// The number of the content that `extents` describes.
  var extentsNumber: UInt32 = 0
  /// The item that an automatic scroll waits for, when the content before the last did not have it.
  var awaitedItem: AnyIdentifier?
  lazy var placer = layoutDescription.makePlacer(appearance, behavior)
  var layoutContent = PlacedContent()
  var display = Display()
  /// What the layout of the last update has for rows that do not say it themselves.
  lazy var shownDefaults = layoutDescription.defaults
  /// What came on screen and what left it, as far as it was not told yet.
  var displayChanges: [Display.Changes] = []
  /// Whether what is presented, where it stands and what is on screen do not belong together now.
  var isArranging = false

  // What the user and the app are doing.
  var actions: ListActions?
  var autoScrollAction = AutoScrollAction.none
  var autoScroll = AutoScroll()
  /// How many automatic scrolls are on their way, which gravity must not correct.
  var gravitySuspensions = 0
  /// Where the programmatic scroll leads to that is on its way; its rows stay presented.
  var pendingScrollPath: IndexPath?
  /// Where the animated scroll leads to that is on its way, when rows before it have other lengths
  /// than was expected.
  var scrollTarget: (() -> CGPoint?)?
  var scrollCompletions = ScrollCompletions { _ in }
  var selection = Selection()
  /// Where a finger came down that is on the screen.
  var touchedPlace: ElementPlace?
  /// The row that is being dragged.
  var drag: ReorderDrag?
  var keyboardObservation: Keyboard.Observation?
  /// The frame of the keyboard in the coordinates of the superview.
  var keyboardFrame: CGRect?
  var sourceState: (any DiscardableSourceState)?

  /// Makes a list without content.
  public init(frame: CGRect = .zero, appearance: Appearance = Appearance()) {
    super.init(frame: frame)
    self.appearance = appearance
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

  /// How content is placed.
  ///
  /// Setting another layout places it anew, without animation.
  public var layout: LayoutDescription {
    get { layoutDescription }
    set { set(layout: newValue, animated: false) }
  }

  /// The size of the placed content, in points.
  ///
  /// Content that is not presented yet does not count.
  public var contentSize: CGSize { layoutContent.contentSize }

  /// Whether the content is longer than the part of the view that nothing covers.
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

  /// Hands the safe area on to the scroll view.
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

  /// A finger comes down that nothing in a row has taken: its row, header or footer is pressed.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches.first)
  }

  /// The finger moves.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMoved(touches.first)
  }

  /// The finger leaves the screen, which is a tap where it came down.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches.first)
  }

  /// Something else takes the finger.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCancelled(touches.first)
  }

  /// Measures everything anew when another text measurer was set, here or in a view around.
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
