public import Foundation
public import HeadlessUIKit
public import ListEngine
import ListSchema

/// A scroll view whose content is a list: what tables and collection views have in common.
///
/// It is the scroll view that an app knows. A list inside of it shows the rows; its scroll view follows this one, and
/// leads it where the list or a finger moves the content.
open class ListHostScrollView: UIScrollView {
  /// The list that shows the rows, for scripts of scenarios and for questions.
  public let list: ListView
  /// Moves with the content, so that the list in it stays where it is.
  final let pane = UIView()
  /// True while one of the two scroll views follows the other.
  private final var isFollowing = false
  /// The offset that the delegate knows.
  private final var knownOffset = CGPoint.zero
  /// True if the view makes room for the keyboard.
  final var makesRoomForKeyboard = false { didSet { followKeyboard() } }
  final var keyboardObservation: Keyboard.Observation?
  /// The inset for the keyboard, in points.
  final var keyboardInset: CGFloat = 0

  /// Creates a view with an empty list.
  public override init(frame: CGRect = .zero) {
    list = ListView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    pane.frame = CGRect(origin: .zero, size: frame.size)
    pane.addSubview(list)
    addSubview(pane)
    setUpList()
  }

  private final func setUpList() {
    list.follower = self
    list.keepsOffset = true
    list.placesRowsWithoutLength = true
    list.appearance.backgroundColor = .clear
    list.behavior.keyboardAdjustmentMode = .custom
    list.customScrollViewInsets = { [unowned self] in
      withViews { ListView.ScrollViewInsets(content: insetOfList) }
    }
    leader = list.scrollView
    list.scrollView.showsVerticalScrollIndicator = false
    list.scrollView.showsHorizontalScrollIndicator = false
    list.scrollView.alwaysBounceVertical = alwaysBounceVertical
    passInsets()
    guard let scrollView = list.scrollView as? ListScrollView else { return }
    scrollView.didMove = { [unowned self] in listDidMove() }
    scrollView.didResizeContent = { [unowned self] in contentSize = list.scrollView.contentSize }
  }

  /// The content inset with the room for a refreshing control; the list itself adds the safe area.
  var insetOfList: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.frame.height }
    return inset
  }

  // MARK: One scroll view for the other

  /// Makes the view agree with its list, and notifies the delegate of an offset that it does not know.
  final func follow() {
    if contentSize != list.scrollView.contentSize { contentSize = list.scrollView.contentSize }
    if contentOffset != list.scrollView.contentOffset { listDidMove() }
    reportOffset()
  }

  private final func listDidMove() {
    guard !isFollowing else { return }
    isFollowing = true
    follow(to: list.scrollView.contentOffset)
    isFollowing = false
    guard refreshControl != nil else { return }
    if list.scrollView.isDragging { refreshIfPulled() } else { refreshControl?.wasPulled = false }
  }

  private final func reportOffset() {
    guard !isFollowing, contentOffset != knownOffset else { return }
    knownOffset = contentOffset
    guard let delegate else { return }
    list.notify(.scrollViewDelegate, count: 1) { delegate.scrollViewDidScroll(self) }
  }

  /// Moves the list with the view.
  open override func contentOffsetDidChange(from old: CGPoint) {
    super.contentOffsetDidChange(from: old)
    pane.frame.origin = contentOffset
    guard !isFollowing else { return }
    // The view notifies its delegate itself.
    knownOffset = contentOffset
    isFollowing = true
    list.scrollView.contentOffset = contentOffset
    isFollowing = false
    listDidMove()
  }

  /// Gives the list the insets and the safe area, whose sum is the adjusted inset in both.
  func passInsets() {
    list.scrollView.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    list.safeAreaInsets = safeAreaInsets
    list.updateScrollViewInsets()
  }

  /// Passes the insets to the list.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    passInsets()
  }

  /// Passes the safe area to the list, whose layout may need it.
  open override func safeAreaInsetsDidChange() {
    passInsets()
    super.safeAreaInsetsDidChange()
  }

  /// Passes the margins to the list, whose layout may need them.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    list.layoutMargins = layoutMargins
  }

  /// The mirroring of the list where languages are written from right to left.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { list.semanticContentAttribute = semanticContentAttribute }
  }

  /// Makes the view agree with its list.
  open override func layoutSubviews() {
    super.layoutSubviews()
    follow()
  }

  /// Position and size in the superview.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  /// Gives the list the size of the view.
  func sizeDidChange() {
    pane.frame.size = frame.size
    list.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Observes the keyboard of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if makesRoomForKeyboard { followKeyboard() }
  }

  /// The part of the safe area that is added to the content inset.
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    didSet { passInsets() }
  }

  // MARK: Fingers, which move the list

  /// True if fingers can scroll.
  open override var isScrollEnabled: Bool { didSet { pass(\.isScrollEnabled) } }
  /// True if content can be dragged beyond its edges.
  open override var bounces: Bool { didSet { pass(\.bounces) } }
  /// True if content that is shorter than the view can be dragged vertically.
  open override var alwaysBounceVertical: Bool { didSet { pass(\.alwaysBounceVertical) } }
  /// True if content that is narrower than the view can be dragged horizontally.
  open override var alwaysBounceHorizontal: Bool { didSet { pass(\.alwaysBounceHorizontal) } }
  /// True if content stops at multiples of the view's size.
  open override var isPagingEnabled: Bool { didSet { pass(\.isPagingEnabled) } }
  /// The rate at which scrolling decelerates.
  open override var decelerationRate: DecelerationRate { didSet { pass(\.decelerationRate) } }
  /// The way in which dragging dismisses the keyboard.
  open override var keyboardDismissMode: KeyboardDismissMode {
    didSet { pass(\.keyboardDismissMode) }
  }
  /// True if a tap on the status bar scrolls to the top.
  open override var scrollsToTop: Bool { didSet { pass(\.scrollsToTop) } }
  /// True if touches are delivered to the content only once they are known not to be drags.
  open override var delaysContentTouches: Bool { didSet { pass(\.delaysContentTouches) } }
  /// True if a drag cancels touches of the content.
  open override var canCancelContentTouches: Bool { didSet { pass(\.canCancelContentTouches) } }

  private final func pass<Value>(_ property: ReferenceWritableKeyPath<UIScrollView, Value>) {
    list.scrollView[keyPath: property] = self[keyPath: property]
  }

  /// True if a finger is on the screen.
  open override var isTracking: Bool { list.scrollView.isTracking }
  /// True if a finger is dragging the content.
  open override var isDragging: Bool { list.scrollView.isDragging }
  /// True if the content is decelerating.
  open override var isDecelerating: Bool { list.scrollView.isDecelerating }

  // MARK: What the list does

  /// Called before the list places its own parts.
  package func listWillLayOut(_ list: ListView) {}

  /// Notifies the delegate, once the list shows what its offset makes visible.
  package func listDidScroll(_ list: ListView) { reportOffset() }

  /// Called when a finger is lifted, before the delegate may change where the content stops.
  package func listWillEndDragging(
    _ list: ListView,
    _ velocity: CGPoint,
    _ targetContentOffset: inout CGPoint
  ) {}

  /// Returns the offset that follows a change of the content, or of its places: the one that is proposed.
  package func list(
    _ list: ListView,
    targetOffsetFor proposed: CGPoint,
    resizes: Bool
  ) -> CGPoint { proposed }

  /// Called after a row was pressed, or no longer is.
  package func list(_ list: ListView, didHighlightRowAt path: IndexPath, _ isHighlighted: Bool) {}
}

extension ListHostScrollView: ListFollower {
  /// The scroll view whose delegate is notified of what happens to that of the list.
  package var scrollViewOfApp: UIScrollView { self }
}
