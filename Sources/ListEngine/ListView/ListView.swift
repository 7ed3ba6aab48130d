public import Foundation
public import HeadlessUIKit
import Signposts
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
/// A façade: it holds the state and makes no decisions. What happens to it — new content, a moved
/// offset, another size, a touch — passes through `updateQueue`, one after another.
/// `ListView+EngineLine.swift` turns content into what is on screen, step by step; the state of
/// each step is a value in the folder of that step.
open class ListView: UIView {
  /// The list's number in traces: starting at 1, unique in the process.
  ///
  /// Code that shows the list in place of another one may give it the other one's number.
  public package(set) final var listID = ListView.nextListID()
  /// The scroll view that holds the rows on screen.
  public final let scrollView: UIScrollView = ListScrollView()

  // Read several times in every frame, and only ever assigned: not checked.
  @exclusivity(unchecked) final var services = ListServices()
  @exclusivity(unchecked) final var settings = ListSettings()
  final var screenKeyboard = ScreenKeyboard()
  /// True once it was said that callbacks keep changing the list.
  final var hasReportedChanges = false
  /// Where the list was before an update moved it; nil if none did.
  final var formerPlace: FormerPlace?
  /// The queue of what happens to the list, one after another.
  final let updateQueue = ListChangesQueue()
  /// The object around the list that is notified of its layouts and of scrolling; nil for none.
  @exclusivity(unchecked) package final weak var follower: (any ListFollower)?
  @exclusivity(unchecked) final var updateCount: UInt32 = 0

  // The state of the engine, in the order of its line.
  final var contentState = ContentState()
  final var windowState = WindowState()
  final var presentation = PresentationState()
  // Read many times in every frame, and changed by functions that call nothing: not checked.
  @exclusivity(unchecked) final var placement: Placement
  @exclusivity(unchecked) final var scrollState = ScrollState()
  @exclusivity(unchecked) final var display = Display()
  final var interaction = InteractionState()
  /// The object around the list that decides about touches of rows; nil for none.
  @exclusivity(unchecked) package final weak var rowDelegate: (any ListRowDelegate)?
  /// The prefetching of content that the list will show next; nil if it has no
  /// prefetching data source.
  final var prefetching: Prefetching?

  /// Creates a list without content.
  public init(frame: CGRect = .zero, appearance: Appearance = Appearance()) {
    settings.appearance = appearance
    placement = Placement(.table(), appearance, settings.behavior)
    super.init(frame: frame)
    connect()
    startTrackingWindow()
    scrollView.frame = bounds
    addSubview(scrollView)
    appearanceDidChange()
    behaviorDidChange()
  }

  /// Connects the parts that call the list.
  private final func connect() {
    presentation.host = self
    scrollView.delegate = self
    updateQueue.listHasUncommittedReorderUpdates = { [unowned self] in interaction.drag != nil }
    updateQueue.performOnNextTurn = { [unowned self] in runLoop.perform($0) }
    scrollState.completions = ScrollCompletions { [unowned self] in
      performOnNextTurn(.scrollCompletion, $0)
    }
    updateQueue.didPostpone = { [unowned self] in reportEndlessChanges() }
    updateQueue.didRun = { [unowned self] in offsetMayHaveMoved() }
  }

  /// The whole content.
  ///
  /// Setting it updates the list without animation.
  public final var content: Content {
    get { contentState.all }
    set { setContent(animated: false, newValue) }
  }

  /// The layout and its configuration.
  ///
  /// Setting another layout places the content again, without animation.
  public final var layout: LayoutDescription {
    get { placement.description }
    set { set(layout: newValue, animated: false) }
  }

  /// The size of the placed content, in points.
  ///
  /// Content that is not presented yet does not count.
  public final var contentSize: CGSize { placement.content.contentSize }

  /// True if the content is longer than the uncovered part of the view.
  public final var isContentScrollable: Bool {
    axis.length(of: contentSize) > axis.length(of: viewport.visibleContentFrame.size)
  }

  /// The items on screen, from top to bottom.
  public final var visibleItems: [any AnyItem] { display.visible.items.map(\.item.item) }

  /// Position and size in the superview.
  ///
  /// Rows appear when the size stops being empty.
  open override var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      receive(
        .frameChanged(
          from: oldValue,
          to: frame,
          hadRoom: hasRoom(in: oldValue.size),
          hasRoom: hasRoom(in: frame.size)
        )
      )
    }
  }

  /// The colour behind the rows; nil, the default, for that of the appearance.
  open override var backgroundColor: UIColor? {
    didSet { scrollView.backgroundColor = backgroundColor ?? appearance.backgroundColor }
  }

  /// Passes the safe area to the scroll view; a layout that knows positions places content again.
  open override func safeAreaInsetsDidChange() {
    updateQueue.perform {
      // Together: a keyboard's inset is without the safe area.
      self.keepingOffset(followsStart: true) {
        let bottom = self.scrollView.adjustedContentInset.bottom
        self.scrollView.safeAreaInsets = self.insetsOfContent(self.safeAreaInsets)
        self.applyScrollViewInsets(since: bottom)
      }
    }
    placeKnownPositionsAgain()
  }

  /// Computes the insets of the scroll view again, after what follows the list had its turn.
  open override func layoutSubviews() {
    follower?.listWillLayOut(self)
    updateScrollViewInsets()
  }

  /// Computes the insets of the scroll view again, and takes over the traits of the superview.
  open override func didMoveToSuperview() {
    updateScrollViewInsets()
    if superview != nil { takeOverTraitsOfSuperviews() }
  }

  /// Notes the place of a list that is moved in the middle of an update.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if updateQueue.isRunning { formerPlace = FormerPlace(of: self) }
  }

  /// Content is placed again if it was placed with other traits, or another text measurer, than the list has
  /// now.
  private final func takeOverTraitsOfSuperviews() {
    if updateCount > 0, inheritedTextMeasurer !== services.textMeasurer { textMeasurerDidChange() }
    guard let placed = services.traits, placed != traitCollection else { return }
    traitCollectionDidChange(placed)
  }

  /// A touch that no view in a row handled begins: its row, header or footer is pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches.first)
  }

  /// The finger moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMoved(touches.first)
  }

  /// The touch ends, which is a tap at the position where it began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches.first)
  }

  /// Another gesture takes over the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCancelled(touches.first)
  }

  /// Places content again in a layout that knows of margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    placeKnownPositionsAgain()
  }

  /// Places content again if the layout knows positions; it may ask about more than the list does.
  private final func placeKnownPositionsAgain() {
    guard updateCount > 0, placement.placer.positions != nil else { return }
    updateQueue.add(sync: { [unowned self] _ in relayout() })
  }

  /// Places content again in a layout that knows of traits; texts of another size are measured anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard updateCount > 0 else { return }
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory { return receive(.textSizeChanged) }
    placeKnownPositionsAgain()
  }

  /// The direction of the list's content: mirrored from right to left in compositional lists.
  ///
  /// A horizontal one then starts at the right, from where its scroll view counts the offset.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      guard semanticContentAttribute != oldValue, updateCount > 0 else { return }
      updateQueue.add(sync: { [unowned self] _ in relayout() })
    }
  }

  /// Measures everything again when another text measurer was set, here or in an enclosing view.
  open override func textMeasurerDidChange() {
    super.textMeasurerDidChange()
    guard updateCount > 0 else { return }
    receive(.placingChanged)
  }

  private static let listCount = Atomic<UInt32>(0)

  private static func nextListID() -> UInt32 {
    listCount.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

extension ListView: WindowTracking {
  /// Called after the list was moved into or out of a window.
  package func windowDidChange() {
    observeKeyboardOfWindow()
    if window != nil { takeOverTraitsOfSuperviews() }
  }
}
